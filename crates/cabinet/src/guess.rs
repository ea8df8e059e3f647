//! What a seat cannot rule out when something is drawn before its eyes.

use std::collections::BTreeSet;

use kernel::chance::{Kind, Ways, Why};
use kernel::{Chance, Seat, Seats};

/// Worlds that are looked at; more would find nothing that is likely enough to be drawn.
const WORLDS: usize = 256;

/// Answers given so far where the seat may know them, and guesses where it may not.
struct Guess<'a> {
    seat: Seat,
    given: &'a [u32],
    used: usize,
    /// What may come up in the first question that is left open.
    open: Vec<u32>,
    /// An answer that the seat knows cannot come up in this world.
    is_wrong: bool,
    own: &'a mut dyn Chance,
}

impl Chance for Guess<'_> {
    fn settle(&mut self, ways: Ways<'_>, why: &'static Why, eyes: Seats) -> u32 {
        let at = self.used;
        self.used += 1;
        if let Some(&given) = self.given.get(at)
            && eyes.contains(self.seat)
        {
            match ways.index_of(given) {
                Some(index) => return index,
                None => self.is_wrong = true,
            }
        }
        if at == self.given.len() {
            let possible = (0..ways.count()).filter(|&index| ways.is_possible(index));
            self.open = possible.map(|index| ways.id(index)).collect();
        }
        self.own.settle(ways, why, eyes)
    }
}

/// The identities that the seat cannot rule out for the first question that these outcomes leave
/// open; `play` is carried out in one world of the seat after the other.
pub(crate) fn open_outcomes(
    seat: Seat,
    given: &[u32],
    own: &mut dyn Chance,
    mut play: impl FnMut(&mut dyn Chance),
) -> Vec<u32> {
    let mut found = BTreeSet::new();
    for _ in 0..WORLDS {
        let (open, is_wrong) = (Vec::new(), false);
        let mut guess = Guess { seat, given, used: 0, open, is_wrong, own: &mut *own };
        play(&mut guess);
        if !guess.is_wrong {
            found.extend(guess.open);
        }
    }
    found.into_iter().collect()
}

/// The same question with these outcomes as the only ones.
pub(crate) fn narrowed(kind: &Kind, ids: &[u32]) -> Kind {
    match kind {
        Kind::Pick { .. } => {
            Kind::Pick { ids: ids.iter().filter_map(|&id| u16::try_from(id).ok()).collect() }
        }
        Kind::Weighted { weights } => {
            let one = |index: u32| u32::from(ids.contains(&index));
            Kind::Weighted { weights: (0..).zip(weights).map(|(index, _)| one(index)).collect() }
        }
        fixed @ (Kind::Die { .. } | Kind::Hits { .. }) => fixed.clone(),
    }
}
