//! Who made what, without anybody's address.

use std::net::IpAddr;

use kernel::Digest;
use rusqlite::Connection;

/// The line that something came from, as a digest: told apart, and not told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Household(pub [u8; 16]);

/// What households are told apart by; every store has its own.
#[derive(Clone, Copy, Debug)]
pub struct Salt([u8; 32]);

impl Salt {
    /// A salt of these bytes.
    pub const fn new(bytes: [u8; 32]) -> Salt {
        Salt(bytes)
    }

    /// The household of an address, of which all that one line has to itself must be the same.
    pub fn household(&self, line: IpAddr) -> Household {
        let line = line.to_string();
        let digest = Digest::of_all(&[b"pandemonium/household/1\0", &self.0[..], line.as_bytes()]);
        let (first, _) = digest.bytes().split_first_chunk().expect("a digest has 32 bytes");
        Household(*first)
    }
}

/// The salt of a file.
pub(super) fn salt(connection: &Connection) -> rusqlite::Result<Salt> {
    let read = |row: &rusqlite::Row<'_>| super::sqlite::blob(row, 0);
    connection.query_row("SELECT salt FROM salt", [], read).map(Salt)
}
