//! The printed numbers, from `content/` or from the owner's pack.

use kernel::{Pack, Reason, Source, rule};
use pack::{Files, Shipped};

const FILE: &str = "taking.toml";

/// No heap is larger, so nobody can take more.
const LIMIT: u8 = 60;

/// The files as they ship.
static SHIPPED: Shipped = Shipped {
    files: &[(FILE, include_str!("../content/taking.toml"))],
    names: &[],
    rule: |_, _| rule!("MS-3"),
    expects: &[],
};

/// The content in force.
#[derive(Clone, Debug)]
pub struct Content {
    /// §MS-3 The most sticks one may take at once.
    pub most: u8,
    pub(crate) files: Files,
}

pack::records! { Taking { most: u8, source: Source } }

/// Reads the pack, or what ships with the game; every reason at once why it is refused.
pub(crate) fn load(own: Option<&Pack>) -> Result<Content, Vec<Reason>> {
    let book = SHIPPED.open(own);
    let taking: Taking = book.read(FILE);
    book.file(FILE).at("most").range(taking.most, 1, LIMIT);
    let files = book.files();
    book.close(Some(Content { most: taking.most, files }))
}
