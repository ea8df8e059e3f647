//! States kept beside a record, so that it is continued without being played from its beginning.
//!
//! Every link of the chain is a digest over the state that it left behind. So a kept state proves
//! itself: it is the right one exactly if it gives the link that the record has in its place.

use super::{FORMAT, Recorded, ReplayOf, follow, head, link, opened};
use crate::digest::decode;
use crate::{Game, Pack, encode};

/// The state after some of the actions of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot {
    /// How many actions lead to it.
    pub steps: usize,
    /// Its canonical bytes.
    pub state: Vec<u8>,
}

impl<G: Game> Recorded<G> {
    /// The state now, to continue from later.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot { steps: self.replay.steps.len(), state: encode(&self.state) }
    }
}

/// Continues a record from a snapshot and plays only what follows it.
///
/// Nothing if the snapshot or the record does not hold under these rules and this content;
/// [`verify`](super::verify) then says what is true of the record.
pub fn resume<G: Game>(
    replay: &ReplayOf<G>,
    pack: Option<&Pack>,
    snapshot: &Snapshot,
) -> Option<(G, Recorded<G>)> {
    let ours = (FORMAT, G::INFO.slug, G::INFO.rules_version);
    if (replay.format, &*replay.game, replay.rules_version) != ours {
        return None;
    }
    let game = opened::<G>(replay, pack).ok()?;
    if replay.steps.iter().any(|line| line.seat.0 >= game.seats()) {
        return None;
    }
    let mut again = proven(&game, replay, snapshot)?;
    for (step, line) in replay.steps.iter().enumerate().skip(snapshot.steps) {
        follow(&mut again, &game, (step, line), &mut Vec::new()).ok()?;
    }
    (again.replay.seal == replay.seal).then_some((game, again))
}

/// The record up to a snapshot, if the chain confirms its state.
fn proven<G: Game>(game: &G, replay: &ReplayOf<G>, snapshot: &Snapshot) -> Option<Recorded<G>> {
    let steps = replay.steps.get(..snapshot.steps)?;
    let (seal, found) = match steps {
        [] => (replay.head, head::<G>(replay, &snapshot.state)),
        [earlier @ .., line] => {
            let before = earlier.last().map_or(&replay.head, |line| &line.chain);
            let found = link(before, line.seat, &line.action, &line.rolled, &snapshot.state);
            (line.chain, found)
        }
    };
    if found != seal {
        return None;
    }
    let state: G::State = decode(&snapshot.state)?;
    // The bytes are right; that they also mean today what they meant then is the last doubt.
    if encode(&state) != snapshot.state || game.sound(&state).is_err() {
        return None;
    }
    let mut kept = replay.clone();
    kept.steps.truncate(snapshot.steps);
    kept.seal = seal;
    Some(Recorded { replay: kept, state })
}
