-- Answers that people leave for what they will be asked in the enemy's part of a turn.
CREATE TABLE standing_order (
  match_id  VARCHAR(32)  NOT NULL REFERENCES played_match (id) ON DELETE CASCADE,
  side      VARCHAR(100) NOT NULL,
  matter    VARCHAR(20)  NOT NULL,
  policy    VARCHAR(20)  NOT NULL,
  person    VARCHAR(32)  NOT NULL,
  PRIMARY KEY (match_id, side, matter)
);

-- The policy of the standing order that gave the answer; nothing where the player gave it himself.
ALTER TABLE deed ADD COLUMN standing VARCHAR(20);
