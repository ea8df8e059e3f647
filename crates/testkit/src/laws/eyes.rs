//! The eyes of a roll: who learns an outcome, and who does not.

use kernel::chance::{Chance, Kind, Scripted, Seeded};
use kernel::{Game, Turn, Viewer};

use crate::Law;
use crate::findings::{Findings, Occasion};
use crate::scene::{Played, one_of, seats};

/// Rolls of one step that are tried.
const ROLLS: usize = 3;

/// S13: who is among the eyes of an outcome learns it, and nobody else does.
///
/// The step is played again with another outcome of one roll and all other outcomes kept.
pub(crate) fn s13<G: Game>(
    game: &G,
    played: &Played<G>,
    dice: &mut Seeded,
    again: impl Fn(&mut dyn Chance) -> Played<G>,
    findings: &mut Findings,
) {
    let rolls: Vec<usize> = (0..played.settled.len()).collect();
    for _ in 0..ROLLS {
        let Some(&roll) = one_of(&rolls, dice) else {
            return;
        };
        findings.occasions.insert(Occasion::Rolled);
        let truth = &played.settled[roll];
        let others: Vec<u32> =
            outcomes(&truth.kind).into_iter().filter(|&id| id != truth.id).collect();
        let Some(&id) = one_of(&others, dice) else {
            continue;
        };
        let mut ids: Vec<u32> = played.settled.iter().map(|settled| settled.id).collect();
        ids[roll] = id;
        if let Some(other) = with_outcomes(&ids, &again)
            && same_questions(played, &other)
        {
            compare(game, roll, played, &other, findings);
        }
    }
}

/// The step with exactly these outcomes, if it asks for them.
fn with_outcomes<G: Game>(
    ids: &[u32],
    again: impl Fn(&mut dyn Chance) -> Played<G>,
) -> Option<Played<G>> {
    let mut script = Scripted::new(ids);
    let played = again(&mut script);
    let whole =
        script.impossible().is_none() && script.need().is_none() && script.used() == ids.len();
    whole.then_some(played)
}

/// Whether the same is asked for the same eyes; what may come up may differ.
fn same_questions<G: Game>(one: &Played<G>, two: &Played<G>) -> bool {
    let asked = |played: &Played<G>| -> Vec<_> {
        played.settled.iter().map(|settled| (settled.why.code, settled.eyes)).collect()
    };
    asked(one) == asked(two)
}

fn compare<G: Game>(
    game: &G,
    roll: usize,
    played: &Played<G>,
    other: &Played<G>,
    findings: &mut Findings,
) {
    let settled = &played.settled[roll];
    let tells = |viewer: Viewer| {
        game.view(&played.state, viewer) != game.view(&other.state, viewer)
            || played.heard(game, viewer) != other.heard(game, viewer)
    };
    // Two copies of one thing are told apart by nobody.
    if !tells(Viewer::Referee) {
        return;
    }
    let why = settled.why.code;
    // The end and a reveal show to others what was for few eyes.
    let over = [played, other].iter().any(|one| matches!(game.turn(&one.state), Turn::Over(_)));
    let open = over || played.receipt.revealed || other.receipt.revealed;
    for viewer in seats(game).map(Viewer::Seat).chain([Viewer::Spectator]) {
        let (a, b) = (settled.id, other.settled[roll].id);
        if viewer.is_among(settled.eyes) {
            findings.check(Law::S13, tells(viewer), || {
                format!("{viewer:?} is among the eyes of {why} and cannot tell {a} from {b}")
            });
        } else if !open {
            findings.check(Law::S13, !tells(viewer), || {
                format!("{viewer:?} is not among the eyes of {why} and can tell {a} from {b}")
            });
        }
    }
}

/// Every outcome that a question can have, by identity.
fn outcomes(kind: &Kind) -> Vec<u32> {
    match kind {
        Kind::Die { sides } => (1..=*sides).collect(),
        Kind::Pick { ids } => {
            let mut ids: Vec<u32> = ids.iter().map(|&id| u32::from(id)).collect();
            ids.sort_unstable();
            ids.dedup();
            ids
        }
        Kind::Weighted { weights } => {
            (0..).zip(weights).filter(|&(_, &weight)| weight > 0).map(|(id, _)| id).collect()
        }
        Kind::Hits { at_most: 0, .. } => vec![0],
        Kind::Hits { dice, sides, at_most } if at_most >= sides => vec![*dice],
        Kind::Hits { dice, .. } => (0..=*dice).collect(),
    }
}
