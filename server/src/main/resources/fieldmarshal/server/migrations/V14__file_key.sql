-- The key that seals the files which this server saves, and where the first part of a match was played.

CREATE TABLE file_key (
  id      INTEGER     NOT NULL PRIMARY KEY,
  secret  VARCHAR(64) NOT NULL
);

ALTER TABLE played_match ADD COLUMN origin VARCHAR(10) NOT NULL DEFAULT 'here';
