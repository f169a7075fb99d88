-- The identity of the user's own data that a match is played with; nothing with ours.

ALTER TABLE played_match ADD COLUMN tables VARCHAR(100) NOT NULL DEFAULT '';
