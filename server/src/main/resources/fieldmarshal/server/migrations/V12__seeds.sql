-- What players put into the dice of a match: first the hash of a seed, then the seed. When all hashes are
-- there, the secret of the next chain is made and its head is told; when all seeds are there, the match goes
-- on with that chain. Deeds after revision rolls_from count its rolls.

CREATE TABLE dice_seed (
  match_id    VARCHAR(32)  NOT NULL REFERENCES played_match (id) ON DELETE CASCADE,
  side        VARCHAR(100) NOT NULL,
  commitment  VARCHAR(64)  NOT NULL,
  seed        VARCHAR(64),
  PRIMARY KEY (match_id, side)
);

ALTER TABLE played_match ADD COLUMN awaits_seeds INTEGER NOT NULL DEFAULT 0;
ALTER TABLE played_match ADD COLUMN next_secret BLOB;
ALTER TABLE played_match ADD COLUMN rolls_from INTEGER NOT NULL DEFAULT 0;
