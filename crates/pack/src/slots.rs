//! Tables that have one row for each of several things.

use std::fmt::Display;

use crate::Place;

/// The rows of such a table, in the order of the things, whatever order the file has.
#[derive(Debug)]
pub struct Slots<'a, T> {
    table: Place<'a>,
    names: Vec<String>,
    rows: Vec<Option<T>>,
    given: Vec<bool>,
}

impl<'a, T> Slots<'a, T> {
    /// No row yet, for things of these names.
    pub fn new<N: Display>(table: Place<'a>, names: impl IntoIterator<Item = N>) -> Slots<'a, T> {
        let names: Vec<String> = names.into_iter().map(|name| name.to_string()).collect();
        let rows = names.iter().map(|_| None).collect();
        let given = vec![false; names.len()];
        Slots { table, names, rows, given }
    }

    /// A row for the thing that its place, the key that names it, calls like this; nothing as its
    /// value if that is faulty, which has been told.
    pub fn name(&mut self, at: &Place<'_>, name: &str, row: Option<T>) {
        let index = self.names.iter().position(|known| known == name);
        if let Some(index) = at.known(index, &self.names) {
            self.fill(at, index, row);
        }
    }

    /// A row for the thing at this place of the order; beyond it is none.
    pub fn fill(&mut self, at: &Place<'_>, index: usize, row: Option<T>) {
        let (Some(slot), Some(given)) = (self.rows.get_mut(index), self.given.get_mut(index))
        else {
            return;
        };
        if std::mem::replace(given, true) {
            at.twice(&self.names[index]);
        } else {
            *slot = row;
        }
    }

    /// All rows, if each is there and right.
    pub fn all(self) -> Option<Vec<T>> {
        for (name, _) in self.names.iter().zip(&self.given).filter(|(_, given)| !**given) {
            self.table.lacks(name);
        }
        self.rows.into_iter().collect()
    }

    /// The same as an array.
    pub fn array<const N: usize>(self) -> Option<[T; N]> {
        self.all()?.try_into().ok()
    }
}
