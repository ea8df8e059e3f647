//! Every change built into one text: each place asks at run time whether its change is chosen.

use std::collections::BTreeSet;
use std::ops::Range;

use super::sites::{Shape, Site};

/// A chapter with its changes built in.
#[derive(Debug)]
pub(crate) struct Spliced {
    pub(crate) text: String,
    /// Where each change stands in the new text, with its number.
    places: Vec<(u32, Range<usize>)>,
}

/// Builds in the changes of a file, numbered from `first`, but for those left out.
pub(crate) fn splice(text: &str, sites: &[Site], first: u32, left_out: &BTreeSet<u32>) -> Spliced {
    // At one place, what ends stands before what begins; the inner ends first, the outer begins
    // first.
    let mut pieces = Vec::new();
    for (order, (id, site)) in (0_i64..).zip((first..).zip(sites)) {
        if left_out.contains(&id) {
            continue;
        }
        let (before, after) = match &site.shape {
            Shape::Instead(other) => {
                (format!("(if crate::mutant::on({id}) {{ {other} }} else {{ "), " })")
            }
            Shape::Negated => (format!("crate::mutant::on({id}) != ("), ")"),
            Shape::Dropped => (format!("if !crate::mutant::on({id}) {{ "), " }"),
        };
        pieces.push((site.range.end, false, -order, after.to_owned(), id));
        pieces.push((site.range.start, true, order, before, id));
    }
    pieces.sort();
    let (mut new, mut done) = (String::new(), 0);
    let mut open: Vec<(u32, usize)> = Vec::new();
    let mut places = Vec::new();
    for (offset, begins, _, piece, id) in pieces {
        new.push_str(&text[done..offset]);
        done = offset;
        if begins {
            open.push((id, new.len()));
        }
        new.push_str(&piece);
        if !begins {
            let (_, start) = open.pop().expect("what ends has begun");
            places.push((id, start..new.len()));
        }
    }
    new.push_str(&text[done..]);
    Spliced { text: new, places }
}

impl Spliced {
    /// The changes to which the compiler objects when it points here: the innermost around this
    /// text, else all inside it, else all on its lines.
    pub(crate) fn blamed(&self, span: &Range<usize>) -> Vec<u32> {
        let around = self
            .places
            .iter()
            .filter(|(_, place)| place.start <= span.start && span.end <= place.end)
            .min_by_key(|(_, place)| place.len());
        if let Some((id, _)) = around {
            return vec![*id];
        }
        let overlapping = |range: &Range<usize>| -> Vec<u32> {
            let near = self.places.iter();
            near.filter(|(_, place)| place.start < range.end && range.start < place.end)
                .map(|(id, _)| *id)
                .collect()
        };
        let inside = overlapping(span);
        if !inside.is_empty() {
            return inside;
        }
        let start = self.text[..span.start].rfind('\n').unwrap_or(0);
        let end = self.text[span.end..].find('\n').map_or(self.text.len(), |end| span.end + end);
        overlapping(&(start..end))
    }
}
