-- When the last byte of a notice was about to go out; nothing where it was not, so that nobody has it. A notice that
-- was handed over and never marked as sent is in doubt, and so often it was.
ALTER TABLE outbox ADD COLUMN handed BIGINT;
ALTER TABLE outbox ADD COLUMN doubts INTEGER NOT NULL DEFAULT 0;
