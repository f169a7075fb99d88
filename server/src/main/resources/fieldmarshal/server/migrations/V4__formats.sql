-- The format of a deed's line and the version of the rules that played it. Lines of format 1 have
-- digests of sentences, which nobody compares any more; their rules are those of their match.

ALTER TABLE deed ADD COLUMN format INTEGER NOT NULL DEFAULT 1;
ALTER TABLE deed ADD COLUMN rules VARCHAR(100);
