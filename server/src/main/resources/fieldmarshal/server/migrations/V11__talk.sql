-- What players say to each other and propose, and what each notes for himself.

CREATE TABLE chat (
  match_id  VARCHAR(32)   NOT NULL REFERENCES played_match (id) ON DELETE CASCADE,
  number    INTEGER       NOT NULL,
  person    VARCHAR(32)   NOT NULL REFERENCES person (id),
  said      VARCHAR(1000) NOT NULL,
  done      VARCHAR(40)   NOT NULL,
  PRIMARY KEY (match_id, number)
);

-- An offer stands as long as both sides see the match at the revision at which it was made.
CREATE TABLE offer (
  match_id  VARCHAR(32)   NOT NULL REFERENCES played_match (id) ON DELETE CASCADE,
  kind      VARCHAR(10)   NOT NULL CHECK (kind IN ('draw', 'take-back')),
  side      VARCHAR(100)  NOT NULL,
  revision  INTEGER       NOT NULL,
  PRIMARY KEY (match_id, kind)
);

CREATE TABLE note (
  match_id  VARCHAR(32)   NOT NULL REFERENCES played_match (id) ON DELETE CASCADE,
  person    VARCHAR(32)   NOT NULL REFERENCES person (id),
  hex       VARCHAR(20)   NOT NULL,
  said      VARCHAR(500)  NOT NULL,
  PRIMARY KEY (match_id, person, hex)
);
