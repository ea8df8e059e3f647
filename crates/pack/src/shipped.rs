//! The files of a game as it ships them, and those in force.

use kernel::{NameTable, OwnNames, Pack, RuleRef};
use serde::de::DeserializeOwned;

use crate::Book;

/// What a game ships, and what stands behind it.
#[derive(Clone, Copy, Debug)]
pub struct Shipped {
    /// Every file with its text.
    pub files: &'static [(&'static str, &'static str)],
    /// Where the files keep names, and where the sentences say them.
    pub names: &'static [NameTable],
    /// The paragraph that a fault stands on, by file and place in it.
    pub rule: fn(&str, &str) -> RuleRef,
    /// What types of the game's own expect, and the code of the reason that says so.
    pub expects: &'static [(&'static str, &'static str)],
}

impl Shipped {
    /// The files as they ship.
    pub fn pack(&self) -> Pack {
        let file = |(name, text): &(&str, &str)| ((*name).to_owned(), (*text).to_owned());
        Pack(self.files.iter().map(file).collect())
    }

    /// The same files with the owner's in their place, to be read.
    pub fn open(&'static self, own: Option<&Pack>) -> Book {
        Book::of(self, own)
    }

    /// The shipped text of a file.
    pub(crate) fn text(&self, file: &str) -> &'static str {
        let known = self.files.iter().find(|(name, _)| *name == file);
        known.map(|(_, text)| *text).unwrap_or_default()
    }
}

/// The files in force, after nothing wrong was found in them.
#[derive(Clone, Debug)]
pub struct Files {
    shipped: &'static Shipped,
    pack: Pack,
    names: OwnNames,
}

impl Files {
    pub(crate) fn new(shipped: &'static Shipped, pack: Pack) -> Files {
        let read = |text: &str| toml::from_str(text).ok();
        let names = OwnNames::between(shipped.names, &shipped.pack(), &pack, read);
        Files { shipped, pack, names }
    }

    /// The files with their texts.
    pub fn pack(&self) -> Pack {
        self.pack.clone()
    }

    /// What the owner calls things.
    pub fn names(&self) -> &OwnNames {
        &self.names
    }

    /// The files that are not as they ship.
    pub fn own(&self) -> Vec<String> {
        self.pack.beyond(&self.shipped.pack())
    }

    /// A file once more, record by record, with all that is for the eye only.
    pub fn read<T: DeserializeOwned>(&self, file: &str) -> T {
        let text = self.pack.0.get(file).map_or("", String::as_str);
        toml::from_str(text).expect("the file was read before")
    }
}
