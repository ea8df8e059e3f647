-- From which line a table was made or a record was brought, as a digest under the salt below: what one
-- household may have is counted, and nobody's flood hides or removes what others have.
ALTER TABLE tables ADD COLUMN household BLOB;
ALTER TABLE uploads ADD COLUMN household BLOB;

CREATE INDEX tables_waiting ON tables (household) WHERE public = 1 AND status = 'gathering';
CREATE INDEX uploads_brought ON uploads (household, created_ms);

CREATE TABLE salt (
    one  INTEGER PRIMARY KEY CHECK (one = 1),
    salt BLOB NOT NULL
);
INSERT INTO salt (one, salt) VALUES (1, randomblob(32));
