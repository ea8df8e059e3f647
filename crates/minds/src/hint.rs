//! What a mind would advise a person, and why.

use kernel::chance::Seeded;
use kernel::{Chance, Cx, Heuristic, Peephole, Seat, Term, Turn};

use crate::effort::Effort;
use crate::familiar::look_ahead;
use crate::search::{Estimate, Lanes, search_told, seed};
use crate::think::{Unable, decision, guarded};
use crate::tree::Memory;

/// How long a hint is thought about when nobody says, in milliseconds.
pub const HINT_MILLIS: u32 = 1000;
/// Actions that a hint shows.
const SHOWN: usize = 3;
/// Worlds over which the reasons are averaged.
const WORLDS: u32 = 12;
/// A difference smaller than this many thousandths is no reason.
const WORTH_SAYING: i32 = 10;

/// One advised action.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// One of the listed actions.
    pub action: A,
    /// Estimated chance to win with it, in thousandths.
    pub per_mille: u16,
    /// How often the search tried it: how sure the estimate is.
    pub visits: u32,
    /// What it changes compared with the other candidates, the strongest first; positive is good.
    pub reasons: Vec<Term>,
}

/// The best three actions of a seat with their estimates and reasons.
pub fn hint<G: Heuristic>(
    see: &Peephole<'_, G>,
    own: &mut dyn Chance,
    effort: &Effort,
) -> Result<Vec<Advice<G::Action>>, Unable> {
    let budget = effort.budget;
    decision(see, own, budget)?;
    // Where the search stumbles, one look ahead still advises; reasons are given if there are any.
    let within = (budget, Lanes::One);
    let mut memory = Memory::default();
    let found = guarded(|| search_told(see, own, within, &mut memory, &effort.hurry))
        .or_else(|_| guarded(|| look_ahead(see, own, budget)))
        .map_err(|_| Unable::NoSense)?;
    let seed = seed(own);
    let reasons = guarded(|| reasons(see, &found, seed));
    let reasons = reasons.unwrap_or_else(|_| vec![Vec::new(); found.len()]);
    let advice = |(estimate, reasons): (Estimate<G::Action>, Vec<Term>)| Advice {
        per_mille: estimate.per_mille(),
        visits: estimate.visits,
        action: estimate.action,
        reasons,
    };
    Ok(found.into_iter().zip(reasons).take(SHOWN).map(advice).collect())
}

/// Per candidate, how its terms differ from the average of all candidates.
fn reasons<G: Heuristic>(
    see: &Peephole<'_, G>,
    found: &[Estimate<G::Action>],
    seed: u64,
) -> Vec<Vec<Term>> {
    let mut dice = Seeded::from_number(seed);
    let mut sums: Vec<Vec<Term>> = vec![Vec::new(); found.len()];
    for _ in 0..WORLDS {
        let state = see.imagine(&mut dice);
        let roll = dice.clone();
        for (sum, estimate) in sums.iter_mut().zip(found) {
            let mut after = state.clone();
            let mut chance = roll.clone();
            let game = see.game();
            game.play(&mut after, see.seat(), &estimate.action, &mut Cx::silent(&mut chance));
            if matches!(game.turn(&after), Turn::To(_)) {
                add_terms(game, &after, see.seat(), sum);
            }
        }
    }
    let worlds = i32::try_from(WORLDS).expect("a small number");
    let count = i32::try_from(found.len()).expect("lists of actions are short").max(1);
    let mut all: Vec<Term> = Vec::new();
    sums.iter().flatten().for_each(|term| add_term(&mut all, *term));
    let different = |term: Term| {
        let average = all.iter().find(|other| other.code == term.code);
        let average = average.map_or(0, |sum| sum.value / count);
        Term { code: term.code, value: (term.value - average) / worlds }
    };
    sums.into_iter()
        .map(|terms| {
            let mut terms: Vec<Term> = terms.into_iter().map(different).collect();
            terms.retain(|term| term.value.abs() >= WORTH_SAYING);
            terms.sort_by_key(|term| -term.value);
            terms
        })
        .collect()
}

fn add_terms<G: Heuristic>(game: &G, state: &G::State, seat: Seat, sum: &mut Vec<Term>) {
    let mut terms = Vec::new();
    game.terms(state, seat, &mut terms);
    for term in terms {
        add_term(sum, term);
    }
}

fn add_term(sum: &mut Vec<Term>, term: Term) {
    match sum.iter_mut().find(|other| other.code == term.code) {
        Some(same) => same.value += term.value,
        None => sum.push(term),
    }
}
