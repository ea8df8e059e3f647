-- Rows of tables that are being played, in the order in which they came: a commit writes the end of
-- this table and no page of any other. They move to `log` when their table leaves memory.
CREATE TABLE recent (
    id       INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    seq      INTEGER NOT NULL,
    at_ms    INTEGER NOT NULL,
    entry    TEXT NOT NULL,
    link     BLOB NOT NULL
);

-- Everything that happened, wherever it stands.
CREATE VIEW history AS
    SELECT table_id, seq, at_ms, entry, link FROM log
    UNION ALL
    SELECT table_id, seq, at_ms, entry, link FROM recent;
