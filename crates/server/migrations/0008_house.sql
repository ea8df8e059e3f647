-- What signs the cookies and invitations of a house with a password.
CREATE TABLE house (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    key BLOB NOT NULL
);
