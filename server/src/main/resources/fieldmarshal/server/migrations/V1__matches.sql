-- A match and what was done in it. What it looks like now is kept beside it for the list of matches;
-- the truth is in the deeds, which are only ever added.

CREATE TABLE played_match (
  id        VARCHAR(32)  NOT NULL PRIMARY KEY,
  name      VARCHAR(200) NOT NULL,
  rules     VARCHAR(100) NOT NULL,
  game      VARCHAR(100) NOT NULL,
  scenario  VARCHAR(100) NOT NULL,
  options   TEXT         NOT NULL,
  seats     TEXT         NOT NULL,
  seed      BIGINT       NOT NULL,
  drawn     BIGINT       NOT NULL,
  laid      TEXT         NOT NULL,
  opening   TEXT         NOT NULL,
  created   VARCHAR(40)  NOT NULL,
  updated   VARCHAR(40)  NOT NULL,
  revision  INTEGER      NOT NULL,
  orders    INTEGER      NOT NULL,
  turn      INTEGER      NOT NULL,
  phase     VARCHAR(100) NOT NULL,
  to_move   VARCHAR(100),
  outcome   TEXT
);

CREATE INDEX played_match_updated ON played_match (updated);

CREATE TABLE deed (
  match_id  VARCHAR(32)  NOT NULL REFERENCES played_match (id) ON DELETE CASCADE,
  revision  INTEGER      NOT NULL,
  kind      VARCHAR(10)  NOT NULL CHECK (kind IN ('line', 'undo', 'redo')),
  line      TEXT,
  drawn     BIGINT       NOT NULL,
  laid      TEXT         NOT NULL,
  done      VARCHAR(40)  NOT NULL,
  PRIMARY KEY (match_id, revision)
);
