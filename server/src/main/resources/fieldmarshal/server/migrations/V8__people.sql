-- People, how they prove who they are, and which seats of which matches are theirs. Of every token only
-- its hash is here: who reads this file cannot sign in with it.

CREATE TABLE person (
  id       VARCHAR(32)  NOT NULL PRIMARY KEY,
  name     VARCHAR(60)  NOT NULL,
  kind     VARCHAR(10)  NOT NULL CHECK (kind IN ('local', 'guest', 'account')),
  mail     VARCHAR(254) UNIQUE,
  admin    INTEGER      NOT NULL DEFAULT 0,
  created  VARCHAR(40)  NOT NULL
);

CREATE TABLE session (
  token    VARCHAR(64)  NOT NULL PRIMARY KEY,
  person   VARCHAR(32)  NOT NULL REFERENCES person (id) ON DELETE CASCADE,
  began    VARCHAR(40)  NOT NULL,
  ends     VARCHAR(40)  NOT NULL
);

CREATE INDEX session_person ON session (person);

-- A link that signs in once: the account of an address, or a person. With both, the person gets the
-- address.
CREATE TABLE sign_in_link (
  token    VARCHAR(64)  NOT NULL PRIMARY KEY,
  mail     VARCHAR(254),
  person   VARCHAR(32)  REFERENCES person (id) ON DELETE CASCADE,
  made     VARCHAR(40)  NOT NULL,
  ends     VARCHAR(40)  NOT NULL,
  used     VARCHAR(40)
);

CREATE INDEX sign_in_link_mail ON sign_in_link (mail);

CREATE TABLE passkey (
  id          VARCHAR(1400) NOT NULL PRIMARY KEY,
  person      VARCHAR(32)   NOT NULL REFERENCES person (id) ON DELETE CASCADE,
  public_key  TEXT          NOT NULL,
  signatures  BIGINT        NOT NULL,
  made        VARCHAR(40)   NOT NULL
);

CREATE INDEX passkey_person ON passkey (person);

-- What a browser was asked to sign, until it answers.
CREATE TABLE ceremony (
  token    VARCHAR(64)  NOT NULL PRIMARY KEY,
  kind     VARCHAR(10)  NOT NULL CHECK (kind IN ('make', 'enter')),
  person   VARCHAR(32)  REFERENCES person (id) ON DELETE CASCADE,
  request  TEXT         NOT NULL,
  ends     VARCHAR(40)  NOT NULL
);

-- A seat that nobody has here is free on a host, and the owner's on his own machine.
CREATE TABLE seat (
  match_id  VARCHAR(32)  NOT NULL REFERENCES played_match (id) ON DELETE CASCADE,
  side      VARCHAR(100) NOT NULL,
  person    VARCHAR(32)  NOT NULL REFERENCES person (id),
  since     VARCHAR(40)  NOT NULL,
  PRIMARY KEY (match_id, side)
);

CREATE INDEX seat_person ON seat (person);

CREATE TABLE watcher (
  match_id  VARCHAR(32)  NOT NULL REFERENCES played_match (id) ON DELETE CASCADE,
  person    VARCHAR(32)  NOT NULL REFERENCES person (id),
  since     VARCHAR(40)  NOT NULL,
  PRIMARY KEY (match_id, person)
);

-- A link to a seat, for one; or, without a side, to a place to watch from, for many.
CREATE TABLE invitation (
  id        VARCHAR(32)  NOT NULL PRIMARY KEY,
  token     VARCHAR(64)  NOT NULL UNIQUE,
  match_id  VARCHAR(32)  NOT NULL REFERENCES played_match (id) ON DELETE CASCADE,
  side      VARCHAR(100),
  made_by   VARCHAR(32)  NOT NULL REFERENCES person (id),
  made      VARCHAR(40)  NOT NULL,
  ends      VARCHAR(40)  NOT NULL,
  used_by   VARCHAR(32)  REFERENCES person (id),
  revoked   VARCHAR(40)
);

CREATE INDEX invitation_match ON invitation (match_id);

ALTER TABLE played_match ADD COLUMN owner VARCHAR(32);
ALTER TABLE played_match ADD COLUMN access VARCHAR(10) NOT NULL DEFAULT 'private';

-- Since when the decision is with the side that has it; nothing in matches of before.
ALTER TABLE played_match ADD COLUMN waits_since VARCHAR(40);

-- Who gave the order; nothing for bots and in matches of before.
ALTER TABLE deed ADD COLUMN author VARCHAR(32);
