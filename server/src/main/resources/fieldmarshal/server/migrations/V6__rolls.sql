-- Where the rolls of a match come from. Without a secret its seed fixes them, as it did in matches of
-- before; with one the seed is only what its bots begin with, and the rolls are those of the chain of
-- the secret. What was rolled before the match was opened here is kept with what proves it.

ALTER TABLE played_match ADD COLUMN secret BLOB;
ALTER TABLE played_match ADD COLUMN chain INTEGER NOT NULL DEFAULT 0;
ALTER TABLE played_match ADD COLUMN player_seeds TEXT NOT NULL DEFAULT '';
ALTER TABLE played_match ADD COLUMN earlier_rolls TEXT NOT NULL DEFAULT '';
