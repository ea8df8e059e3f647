//! One state with everything the laws look at again and again.

use kernel::chance::{Recorder, Replayed, Rolled, Seeded, Settled};
use kernel::{Chance, Cx, Game, Question, Receipt, Seat, Seats, Turn, Viewer};

/// A visited state.
pub(crate) struct Scene<'a, G: Game> {
    pub(crate) game: &'a G,
    pub(crate) state: &'a G::State,
    pub(crate) turn: Turn,
    /// What is listed for each seat.
    pub(crate) lists: Vec<Vec<G::Action>>,
    /// Actions met earlier in the game.
    pub(crate) strangers: &'a [G::Action],
    /// Fixes every random choice of the laws at this state.
    pub(crate) salt: u64,
}

/// What a piece of play did.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Played<G: Game> {
    pub(crate) state: G::State,
    pub(crate) events: Vec<G::Event>,
    pub(crate) settled: Vec<Settled>,
    pub(crate) receipt: Receipt,
}

impl<G: Game> Played<G> {
    /// The outcomes as a record keeps them.
    pub(crate) fn rolled(&self) -> Vec<Rolled> {
        self.settled.iter().map(Settled::rolled).collect()
    }

    /// The events as this viewer hears them.
    pub(crate) fn heard(&self, game: &G, viewer: Viewer) -> Vec<G::Event> {
        let cut = |event| game.cut(event, viewer);
        self.events.iter().filter_map(cut).collect()
    }
}

impl<'a, G: Game> Scene<'a, G> {
    pub(crate) fn new(
        game: &'a G,
        state: &'a G::State,
        strangers: &'a [G::Action],
        salt: u64,
    ) -> Self {
        let lists = seats(game).map(|seat| legal(game, state, seat)).collect();
        Scene { game, state, turn: game.turn(state), lists, strangers, salt }
    }

    /// All seats of the table.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        seats(self.game)
    }

    /// The seats that owe a decision.
    pub(crate) fn asked(&self) -> Seats {
        match self.turn {
            Turn::To(seats) => seats,
            Turn::Over(_) => Seats::NONE,
        }
    }

    /// A generator of a law's own for this state.
    pub(crate) fn dice(&self, number: u64) -> Seeded {
        Seeded::from_number(mix(self.salt, number))
    }

    /// What is listed for a seat.
    pub(crate) fn list(&self, seat: Seat) -> &[G::Action] {
        &self.lists[seat.index()]
    }

    /// What a seat is asked.
    pub(crate) fn question(&self, seat: Seat) -> Option<Question> {
        self.game.question(self.state, seat)
    }

    /// What a seat sees.
    pub(crate) fn view(&self, seat: Seat) -> G::View {
        self.game.view(self.state, Viewer::Seat(seat))
    }

    /// The seats that are asked for a secret answer.
    pub(crate) fn sealed(&self) -> Vec<Seat> {
        let sealed = |&seat: &Seat| self.question(seat).is_some_and(|question| question.sealed);
        self.asked().iter().filter(sealed).collect()
    }

    /// Some seats that owe a decision, each with one of its listed actions.
    pub(crate) fn some_actions(&self, number: u64, at_most: usize) -> Vec<(Seat, &G::Action)> {
        let mut dice = self.dice(number);
        let seats: Vec<Seat> = self.asked().iter().collect();
        let mut chosen = Vec::new();
        for _ in 0..at_most {
            if let Some(&seat) = one_of(&seats, &mut dice)
                && let Some(action) = one_of(self.list(seat), &mut dice)
                && !chosen.contains(&(seat, action))
            {
                chosen.push((seat, action));
            }
        }
        chosen
    }
}

/// All seats of a table.
pub(crate) fn seats<G: Game>(game: &G) -> impl Iterator<Item = Seat> + use<G> {
    (0..game.seats()).map(Seat)
}

/// Everybody for whom something can be shown.
pub(crate) fn viewers<G: Game>(game: &G) -> impl Iterator<Item = Viewer> + use<G> {
    let others = [Viewer::Spectator, Viewer::Referee];
    seats(game).map(Viewer::Seat).chain(others)
}

/// What is listed for a seat.
pub(crate) fn legal<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut list = Vec::new();
    game.legal(state, seat, &mut list);
    list
}

/// Sets the game up, telling and recording.
pub(crate) fn play_opening<G: Game>(game: &G, dice: &mut dyn Chance) -> Played<G> {
    let mut events = Vec::new();
    let mut recorder = Recorder::new(dice);
    let mut cx = Cx::telling(&mut recorder, &mut events);
    let state = game.start(&mut cx);
    let receipt = cx.receipt();
    let settled = recorder.settled().to_vec();
    Played { state, events, settled, receipt }
}

/// Plays an action on a copy with dice of its own.
pub(crate) fn play<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: &G::Action,
    mut dice: Seeded,
) -> Played<G> {
    play_with(game, state, seat, action, &mut dice)
}

/// Plays an action on a copy, telling and recording.
pub(crate) fn play_with<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: &G::Action,
    dice: &mut dyn Chance,
) -> Played<G> {
    let mut events = Vec::new();
    let mut recorder = Recorder::new(dice);
    let mut state = state.clone();
    let mut cx = Cx::telling(&mut recorder, &mut events);
    game.play(&mut state, seat, action, &mut cx);
    let receipt = cx.receipt();
    let settled = recorder.settled().to_vec();
    Played { state, events, settled, receipt }
}

/// Plays an action on a copy with recorded outcomes; nothing if the rules ask something else.
pub(crate) fn play_again<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: &G::Action,
    rolled: &[Rolled],
) -> Option<Played<G>> {
    let mut replayed = Replayed::new(rolled);
    let played = play_with(game, state, seat, action, &mut replayed);
    replayed.finish().ok()?;
    Some(played)
}

/// One of these, each as likely.
pub(crate) fn one_of<'a, T>(things: &'a [T], dice: &mut Seeded) -> Option<&'a T> {
    if things.is_empty() {
        return None;
    }
    let n = u32::try_from(things.len()).expect("lists are short");
    things.get(dice.below(n) as usize)
}

/// A seed made of two numbers.
pub(crate) fn mix(a: u64, b: u64) -> u64 {
    let mut z =
        a.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(b.wrapping_mul(0xd1b5_4a32_d192_ed03));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
