-- When the operator closed a table; nothing while it is open.
ALTER TABLE tables ADD COLUMN closed_ms INTEGER;

CREATE INDEX tables_by_age ON tables (created_ms, id);
CREATE INDEX uploads_by_age ON uploads (created_ms, id);

-- Who may not come, or not speak, and until when.
CREATE TABLE wards (
    kind     TEXT NOT NULL,
    whom     TEXT NOT NULL,
    until_ms INTEGER NOT NULL,
    PRIMARY KEY (kind, whom)
) WITHOUT ROWID;

-- What the operator did and why; nothing is ever changed or taken out.
CREATE TABLE audit (
    id     INTEGER PRIMARY KEY,
    at_ms  INTEGER NOT NULL,
    who    TEXT NOT NULL,
    deed   TEXT NOT NULL,
    reason TEXT NOT NULL
);
