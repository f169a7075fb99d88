-- What each player of a match with hidden units wants spectators to see: everything, so many turns late; 0 for no more
-- than both sides may see.

CREATE TABLE watch_wish (
  match_id  VARCHAR(32)  NOT NULL REFERENCES played_match (id) ON DELETE CASCADE,
  side      VARCHAR(100) NOT NULL,
  turns     INTEGER      NOT NULL,
  PRIMARY KEY (match_id, side)
);
