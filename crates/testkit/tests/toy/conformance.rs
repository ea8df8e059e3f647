//! The sound toy obeys every law.

use testkit::{Law, Suite};

use crate::faults::Fault;
use crate::game::Toy;
use crate::options::{Options, Prize};

/// Set-ups with this fault planted.
pub(crate) fn setups(fault: Fault) -> Vec<(&'static str, Options)> {
    let whole = Options { fault, ..Options::default() };
    vec![
        ("three seats", whole.clone()),
        ("two seats", Options { seats: 2, ..whole.clone() }),
        ("modest", Options { modest: true, prize: Prize::Fixed, rounds: 3, ..whole }),
    ]
}

/// Where a changed position may be another legal one.
pub(crate) const LEGAL: &[&str] = &["agenda[].Gift.winner", "souls[]"];

fn suite() -> Suite<Toy<false>> {
    Suite::new(setups(Fault::None)).legal_damages(LEGAL.iter().copied())
}

#[test]
fn the_sound_toy_obeys_every_law() {
    let report = suite().games(5000).digests("tests/toy/digests.txt").run();
    assert_eq!(report.games, 5000);
    for law in Law::ALL {
        let tried = report.exercised.get(law.name()).copied().unwrap_or(0);
        assert!(tried > 0, "{law} was never tried");
    }
}

#[test]
fn findings_do_not_depend_on_the_number_of_threads() {
    let with = |threads| suite().games(60).threads(threads).run_quietly();
    assert_eq!(with(1), with(3));
    let faulty = |threads| {
        let suite = Suite::<Toy<false>>::new(setups(Fault::ViewShowsAll));
        suite.games(60).threads(threads).run_quietly()
    };
    assert!(!faulty(1).is_clean());
    assert_eq!(faulty(1), faulty(3));
}

#[test]
fn one_game_can_be_played_again() {
    let report = suite().seed(7).run_quietly();
    assert_eq!((report.games, report.violations.len()), (1, 0), "{report}");
    let faulty = Suite::<Toy<false>>::new(setups(Fault::EventsUncut));
    let found = faulty.games(40).run_quietly();
    let seed = found.violations[0].game_seed;
    let again = Suite::<Toy<false>>::new(setups(Fault::EventsUncut)).seed(seed).run_quietly();
    assert!(again.breaks(Law::S8), "{again}");
}

#[test]
fn a_law_that_is_never_tried_is_no_law() {
    let report = suite().games(4).thorough(0).one_in(u32::MAX).run_quietly();
    assert!(report.unexercised.contains(&"S5") && report.unexercised.contains(&"H2"));
    assert!(!report.is_clean());
}
