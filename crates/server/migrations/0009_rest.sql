-- Number of the last row of every table that has rows in `recent`. A row is kept only behind the one
-- before it, whoever writes: two writers cannot both fill a place, the second one is refused.
CREATE TABLE tails (
    table_id TEXT PRIMARY KEY,
    seq      INTEGER NOT NULL
) WITHOUT ROWID;

INSERT INTO tails (table_id, seq) SELECT table_id, max(seq) FROM recent GROUP BY table_id;

CREATE TRIGGER recent_follows BEFORE INSERT ON recent BEGIN
    INSERT INTO tails (table_id, seq)
        SELECT NEW.table_id, seq FROM log WHERE table_id = NEW.table_id
            AND NOT EXISTS (SELECT 1 FROM tails WHERE table_id = NEW.table_id)
        ORDER BY seq DESC LIMIT 1;
    UPDATE tails SET seq = NEW.seq WHERE table_id = NEW.table_id AND seq = NEW.seq - 1;
    SELECT RAISE(ABORT, 'the row does not follow the one before') WHERE changes() = 0;
END;

-- When a table is to be looked at though nobody asks, and when somebody was last at it; both in
-- milliseconds for which the server was up, see `eras`.
ALTER TABLE tables ADD COLUMN due INTEGER;
ALTER TABLE tables ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
ALTER TABLE uploads ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET due = 0 WHERE duty AND status = 'playing';

DROP INDEX tables_on_duty;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_seen ON tables (status, seen);
CREATE INDEX uploads_seen ON uploads (seen);
