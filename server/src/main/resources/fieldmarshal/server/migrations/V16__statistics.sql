-- The dice of matches that are over, added up. They stay when a match is removed: who removes what he does not like
-- does not make the sum better.

CREATE TABLE counted_match (
  match_id  VARCHAR(32)  NOT NULL PRIMARY KEY,
  game      VARCHAR(100) NOT NULL,
  whole     INTEGER      NOT NULL
);

CREATE TABLE counted_die (
  match_id  VARCHAR(32)  NOT NULL REFERENCES counted_match (match_id) ON DELETE CASCADE,
  faces     INTEGER      NOT NULL,
  face      INTEGER      NOT NULL,
  times     INTEGER      NOT NULL,
  PRIMARY KEY (match_id, faces, face)
);

-- In steps, as the page of the dice tells it.
CREATE TABLE counted_luck (
  match_id   VARCHAR(32)      NOT NULL REFERENCES counted_match (match_id) ON DELETE CASCADE,
  side       VARCHAR(100)     NOT NULL,
  attacks    INTEGER          NOT NULL,
  luck       DOUBLE PRECISION NOT NULL,
  deviation  DOUBLE PRECISION NOT NULL,
  PRIMARY KEY (match_id, side)
);
