//! A place in a file, and what is asked of the value that stands there.

use std::fmt::{self, Display};

use kernel::Reason;

use crate::Book;
use crate::book::Values;
use crate::path::{Step, written};

/// A place in a file that is being read.
#[derive(Clone)]
pub struct Place<'a> {
    book: &'a Book,
    file: &'a str,
    path: Vec<Step>,
}

impl<'a> Place<'a> {
    pub(crate) fn new(book: &'a Book, file: &'a str) -> Place<'a> {
        Place { book, file, path: Vec::new() }
    }

    /// The place of a key below; dots lead further down.
    #[must_use]
    pub fn at(&self, key: &str) -> Place<'a> {
        let mut below = self.clone();
        below.path.extend(key.split('.').map(|key| Step::Key(key.to_owned())));
        below
    }

    /// The place of a row of this table, or of an entry of this list.
    #[must_use]
    pub fn nth(&self, index: usize) -> Place<'a> {
        let mut below = self.clone();
        below.path.push(Step::Row(index));
        below
    }

    /// The rows of a table below, each with its place.
    pub fn rows<R: IntoIterator>(
        &self,
        table: &str,
        rows: R,
    ) -> impl Iterator<Item = (Place<'a>, R::Item)> + use<'a, R> {
        let table = self.at(table);
        rows.into_iter().enumerate().map(move |(index, row)| (table.nth(index), row))
    }

    /// Notes a fault with what its sentence says besides place and value.
    pub fn fault(&self, code: &'static str, values: Values<'_>) {
        self.book.add(self.file, &self.path, code, values);
    }

    /// Notes a fault that its code says all about.
    pub fn unless(&self, right: bool, code: &'static str) {
        if !right {
            self.fault(code, &[]);
        }
    }

    /// Notes a reason that speaks of what is read here.
    pub fn reason(&self, reason: Reason) {
        self.book.note(self.file, &self.path, reason);
    }

    /// A whole number between two others; whether it is.
    pub fn range(
        &self,
        value: impl TryInto<i64>,
        min: impl TryInto<i64>,
        max: impl TryInto<i64>,
    ) -> bool {
        let whole = |value: Result<i64, _>| value.unwrap_or(i64::MAX);
        let (value, min, max) = (value.try_into(), min.try_into(), max.try_into());
        let (min, max) = (whole(min.map_err(drop)), whole(max.map_err(drop)));
        let right = (min..=max).contains(&whole(value.map_err(drop)));
        if right {
            self.book.narrow(self.file, &self.path, min, max);
        } else {
            self.fault("content-range", &[("min", &min), ("max", &max)]);
        }
        right
    }

    /// So many rows or entries.
    pub fn count(&self, found: usize, min: usize, max: usize) -> bool {
        let right = (min..=max).contains(&found);
        if !right {
            let values: Values<'_> = &[("count", &found), ("min", &min), ("max", &max)];
            self.fault("content-count", values);
        }
        right
    }

    /// A value that cannot be another.
    #[allow(clippy::needless_pass_by_value, reason = "numbers and borrowed words")]
    pub fn fixed<T: PartialEq<R>, R: Display>(&self, value: T, right: R) -> bool {
        let same = value == right;
        if same {
            self.book.settle(self.file, &self.path, &right);
        } else {
            self.fault("content-fixed", &[("right", &right)]);
        }
        same
    }

    /// One of several words; what was found for it.
    pub fn known<T>(&self, found: Option<T>, allowed: &[impl Display]) -> Option<T> {
        if found.is_none() {
            self.fault("content-word", &[("allowed", &joined(allowed))]);
        }
        found
    }

    /// Values that come to so much together.
    pub fn sum(&self, found: u32, right: u32) {
        if found != right {
            self.fault("content-sum", &[("count", &found), ("right", &right)]);
        }
    }

    /// Words in a fixed order.
    pub fn order<T: PartialEq + Display>(&self, given: &[T], right: &[T]) -> bool {
        let same = given == right;
        if !same {
            let values: Values<'_> = &[("given", &joined(given)), ("right", &joined(right))];
            self.fault("content-order", values);
        }
        same
    }

    /// Something that this place names is in none of these files or tables.
    pub fn finds<T>(&self, found: Option<T>, value: impl Display, where_to: &str) -> Option<T> {
        if found.is_none() {
            self.fault("content-nowhere", &[("name", &value), ("other", &where_to)]);
        }
        found
    }

    /// An entry that is there a second time.
    pub fn twice(&self, name: impl Display) {
        self.fault("content-twice", &[("name", &name)]);
    }

    /// An entry that is not there.
    pub fn lacks(&self, name: impl Display) {
        self.fault("content-lacks", &[("name", &name)]);
    }

    /// Ids that are not empty, each once.
    pub fn unique<'b>(&self, table: &str, key: &str, ids: impl IntoIterator<Item = &'b str>) {
        let mut seen: Vec<&str> = Vec::new();
        for (row, id) in self.rows(table, ids) {
            let at = row.at(key);
            at.unless(!id.is_empty(), "content-empty");
            if seen.contains(&id) {
                at.twice(id);
            }
            seen.push(id);
        }
    }
}

fn joined(words: &[impl Display]) -> String {
    let words: Vec<String> = words.iter().map(ToString::to_string).collect();
    words.join(", ")
}

impl fmt::Debug for Place<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Place({self})")
    }
}

impl Display for Place<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.file, written(&self.path))
    }
}
