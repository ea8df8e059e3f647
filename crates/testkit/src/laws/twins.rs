//! Twins: states that one seat cannot tell apart, played side by side.

use kernel::chance::Rolled;
use kernel::{Game, Seat, Viewer};

use super::quote;
use super::secrecy::{s1, s3};
use crate::Law;
use crate::findings::Findings;
use crate::scene::{Scene, play_again};

/// Steps that a twin is followed in a game that is not looked at throughout.
const FOLLOWED: u32 = 10;

/// For each seat a state that it cannot tell from the true one.
pub(crate) struct Twins<G: Game> {
    by_seat: Vec<Option<Twin<G>>>,
}

struct Twin<G: Game> {
    state: G::State,
    steps: u32,
}

impl<G: Game> Twins<G> {
    pub(crate) fn none(game: &G) -> Self {
        Twins { by_seat: (0..game.seats()).map(|_| None).collect() }
    }

    /// Gives every seat that has none a twin of this state.
    pub(crate) fn begin(&mut self, scene: &Scene<'_, G>) {
        for (seat, twin) in scene.seats().zip(&mut self.by_seat) {
            if twin.is_none() {
                let state = scene.game.imagine(scene.state, seat, &mut scene.dice(600));
                *twin = Some(Twin { state, steps: 0 });
            }
        }
    }

    /// Plays the same action with the same outcomes in every twin; twins that part are dropped.
    pub(crate) fn follow(
        &mut self,
        game: &G,
        after: &G::State,
        (actor, action): (Seat, &G::Action),
        rolled: &[Rolled],
    ) {
        for (number, slot) in (0..).zip(&mut self.by_seat) {
            let viewer = Viewer::Seat(Seat(number));
            *slot = slot.take().and_then(|twin| {
                game.check(&twin.state, actor, action).ok()?;
                let state = play_again(game, &twin.state, actor, action, rolled)?.state;
                let same = game.view(&state, viewer) == game.view(after, viewer);
                let steps = twin.steps + 1;
                (same && steps <= FOLLOWED).then_some(Twin { state, steps })
            });
        }
    }

    /// S6: twin states that look the same stay the same to the seat.
    pub(crate) fn s6(&self, scene: &Scene<'_, G>, findings: &mut Findings) {
        for (seat, twin) in scene.seats().zip(&self.by_seat) {
            let Some(twin) = twin.as_ref().filter(|twin| twin.steps > 0) else {
                continue;
            };
            s1(scene, seat, &twin.state, findings);
            s3(scene, seat, &twin.state, findings);
            let truth = scene.game.imagine(scene.state, seat, &mut scene.dice(601));
            let other = scene.game.imagine(&twin.state, seat, &mut scene.dice(601));
            findings.check(Law::S6, truth == other, || {
                format!(
                    "after {} steps seat {seat} imagines {} here and {} in the twin",
                    twin.steps,
                    quote(&truth),
                    quote(&other)
                )
            });
        }
    }
}
