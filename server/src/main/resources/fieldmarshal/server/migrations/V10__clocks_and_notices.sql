-- Clocks of matches of two people, and the notices that go out to players. Times and lengths of clocks are
-- in milliseconds, times counted from 1970. A match without a row here has no clock.

CREATE TABLE match_clock (
  match_id  VARCHAR(32)  NOT NULL PRIMARY KEY REFERENCES played_match (id) ON DELETE CASCADE,
  turn      BIGINT       NOT NULL,
  bank      BIGINT       NOT NULL,
  vacation  BIGINT       NOT NULL,
  time_out  VARCHAR(10)  NOT NULL CHECK (time_out IN ('claim', 'clerk', 'warn')),
  grace     BIGINT       NOT NULL,
  begun     INTEGER      NOT NULL,
  asked     VARCHAR(100),
  part      VARCHAR(200) NOT NULL,
  paused    BIGINT,
  offered   VARCHAR(100)
);

-- The deadline follows from the rest; it is here for whoever looks for those that are near.
CREATE TABLE side_clock (
  match_id  VARCHAR(32)  NOT NULL REFERENCES match_clock (match_id) ON DELETE CASCADE,
  side      VARCHAR(100) NOT NULL,
  own       BIGINT       NOT NULL,
  bank      BIGINT       NOT NULL,
  part      VARCHAR(200) NOT NULL,
  runs_from BIGINT,
  vacation  BIGINT       NOT NULL,
  away      BIGINT,
  told      BIGINT,
  warned    BIGINT,
  deadline  BIGINT,
  other_told INTEGER     NOT NULL DEFAULT 0,
  PRIMARY KEY (match_id, side)
);

CREATE INDEX side_clock_deadline ON side_clock (deadline);

-- When the server was alive last.
CREATE TABLE heartbeat (
  id        INTEGER      NOT NULL PRIMARY KEY,
  beat      BIGINT       NOT NULL
);

-- Where a person wants his notices. Without a row: by mail, where he has shown an address to be his.
CREATE TABLE notice_wish (
  person    VARCHAR(32)  NOT NULL PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
  mail      INTEGER      NOT NULL,
  digest    INTEGER,
  push      INTEGER      NOT NULL,
  webhook   VARCHAR(1000)
);

-- A browser that shows notices.
CREATE TABLE push_browser (
  id        VARCHAR(32)   NOT NULL PRIMARY KEY,
  person    VARCHAR(32)   NOT NULL REFERENCES person (id) ON DELETE CASCADE,
  endpoint  VARCHAR(1000) NOT NULL UNIQUE,
  key       VARCHAR(200)  NOT NULL,
  auth      VARCHAR(100)  NOT NULL,
  made      VARCHAR(40)   NOT NULL
);

CREATE INDEX push_browser_person ON push_browser (person);

-- The keys by which the services of browsers know this server.
CREATE TABLE push_key (
  id          INTEGER NOT NULL PRIMARY KEY,
  public_key  TEXT    NOT NULL,
  private_key TEXT    NOT NULL
);

-- Notices on their way, written with what they tell of. One that is being sent when the server ends is sent
-- again under the same id.
CREATE TABLE outbox (
  id        VARCHAR(32)  NOT NULL PRIMARY KEY,
  person    VARCHAR(32)  NOT NULL REFERENCES person (id) ON DELETE CASCADE,
  match_id  VARCHAR(32),
  kind      VARCHAR(20)  NOT NULL,
  channel   VARCHAR(10)  NOT NULL CHECK (channel IN ('mail', 'digest', 'push', 'webhook')),
  browser   VARCHAR(32),
  facts     TEXT         NOT NULL,
  made      BIGINT       NOT NULL,
  state     VARCHAR(10)  NOT NULL CHECK (state IN ('waiting', 'sending', 'sent', 'dropped', 'dead')),
  tries     INTEGER      NOT NULL DEFAULT 0,
  due       BIGINT       NOT NULL,
  done      BIGINT,
  batch     VARCHAR(32),
  fault     TEXT
);

CREATE INDEX outbox_due ON outbox (state, due);
CREATE INDEX outbox_person ON outbox (person, made);
