-- What an analysis found, beside its match. It can be made anew at any time.

CREATE TABLE IF NOT EXISTS analysis (
  played    TEXT    PRIMARY KEY REFERENCES played_match (id) ON DELETE CASCADE,
  revision  INTEGER NOT NULL,
  found     TEXT    NOT NULL
);
