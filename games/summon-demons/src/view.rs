//! §SD-36 §SD-37 What each viewer may know: the only way out for positions.

use kernel::{Seat, Steps, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::cards::{CardSet, Design};
use crate::imagine::{Known, Looking, looker, looking};
use crate::income;
use crate::rules::ending;
use crate::state::State;
use crate::step::Step;
use crate::{At, SummonDemons};

/// §SD-39 A position as one viewer knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct View {
    /// Who looks, if it is a seat.
    pub seat: Option<Seat>,
    /// §SD-40 Who began.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// Who is asked; nobody after the end.
    pub asked: Option<Seat>,
    /// The code of what is asked, or `over`.
    pub step: &'static str,
    /// What was done in this turn.
    pub course: CourseView,
    /// The cards shown, gaps included.
    pub block: Vec<Option<Design>>,
    /// How many cards the block deck holds.
    pub deck: u8,
    /// §SD-127 The discarded block cards.
    pub discard: Vec<Design>,
    /// How many demons the demon deck holds.
    pub demon_deck: u8,
    /// §A-37 Demons that the viewer knows to lie there, or among those another player looks at.
    pub demon_deck_known: Option<Vec<Design>>,
    /// The discarded demons.
    pub demon_discard: Vec<Design>,
    /// §A-8 Demons whose effect runs before they are discarded.
    pub aside: Vec<Design>,
    /// §A-37 Demons that a player looks at.
    pub look: Option<LookView>,
    /// §SD-24 Candles that nobody has.
    pub candles: Vec<Design>,
    /// Each seat.
    pub players: Vec<PlayerView>,
    /// What is being carried out, the nearest first.
    pub pending: Vec<PendingView>,
    /// §SD-42 Demons needed to win, by a player or a team.
    pub demons_to_win: u8,
    /// §SD-42 Souls needed to win, by a player or a team.
    pub souls_to_win: u16,
    /// §SD-16 Tokens in the box; souls beyond them count all the same.
    pub tokens: u8,
    /// What each total of the active player's throw would do, for the viewer; for a spectator,
    /// for the active player.
    pub strip: Vec<TotalView>,
    /// How the game ended.
    pub result: Option<Report>,
}

/// What one total of the dice would do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TotalView {
    /// The total.
    pub total: u8,
    /// In so many of the 36 throws.
    pub ways: u8,
    /// Souls for the viewer if no cost is paid.
    pub gain: u16,
    /// Souls for the viewer if every cost that can be paid is paid.
    pub most: u16,
    /// Souls more if the throw is a double.
    pub double: u16,
    /// The viewer wins with it.
    pub wins: bool,
    /// Cards that would act, seat by seat, the thrower's first.
    pub acts: Vec<ActsView>,
}

/// Cards of one seat that would act.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ActsView {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub cards: Vec<Design>,
}

/// What was done in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[allow(clippy::struct_excessive_bools, reason = "each action of a turn is taken once or not")]
pub struct CourseView {
    /// The dice were thrown.
    pub rolled: bool,
    /// A card was bought.
    pub bought: bool,
    /// A demon was summoned for cards.
    pub summoned: bool,
    /// The demon for nothing was summoned.
    pub freed: bool,
    /// A card was passed.
    pub passed: bool,
    /// The throw was repeated or kept.
    pub rerolled: bool,
    /// Only the active player's cards act.
    pub extra: bool,
    /// Turns that follow for the same player.
    pub again: u8,
    /// The throw.
    pub dice: Option<[u8; 2]>,
}

/// Demons that a player looks at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct LookView {
    /// Who looks.
    pub seat: Seat,
    /// How many.
    pub size: u8,
    /// Those that the viewer knows.
    pub known: Vec<Design>,
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PlayerView {
    /// Souls.
    pub souls: u16,
    /// Candles.
    pub candles: Vec<Design>,
    /// Block cards, with those that can act in this throw.
    pub cards: Vec<CardView>,
    /// Summoned demons.
    pub demons: Vec<CardView>,
    /// How many demons the hand holds.
    pub hand_size: u8,
    /// What the hand holds, for its holder.
    pub hand: Option<Vec<Design>>,
    /// §SD-151 Whether rivals cannot touch this seat.
    pub shielded: bool,
    /// §SD-87 Cards that a summoning costs this seat.
    pub sacrifices: u8,
    /// §A-34 The first turn is not over.
    pub fresh: bool,
    /// §A-37 The seat knows the demon deck.
    pub read: bool,
    /// §SD-188 The partner.
    pub partner: Option<Seat>,
}

/// One card in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct CardView {
    /// What it is.
    pub card: Design,
    /// §SD-101 It was in play at the throw.
    pub awake: bool,
    /// It waits for its activation.
    pub due: bool,
}

/// One thing that is being carried out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PendingView {
    /// Its code.
    pub step: &'static str,
    /// Whose card is at work.
    pub seat: Option<Seat>,
    /// Which card.
    pub card: Option<Design>,
    /// Cards that wait.
    pub due: Vec<Design>,
    /// How many are left, or which slots are chosen.
    pub left: u8,
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Report {
    /// Who won.
    pub seat: Seat,
    /// The partner who won too.
    pub partner: Option<Seat>,
    /// `demons` or `card`.
    pub by: &'static str,
}

/// The position as this viewer knows it.
pub(crate) fn view(game: &SummonDemons, state: &State, viewer: Viewer) -> View {
    let list =
        |cards: CardSet| -> Vec<Design> { cards.iter().map(|card| game.design(card)).collect() };
    let top = state.agenda.top();
    let (demons_to_win, souls_to_win) = ending::needed(game);
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Referee => None,
    };
    View {
        seat,
        first: state.first,
        active: state.active,
        asked: top.and_then(|step| step.asks(At { game, state }).iter().next()),
        step: top.map_or("over", |step| step.word(At { game, state })),
        course: course(state),
        block: state.block.iter().map(|slot| slot.map(|card| game.design(card))).collect(),
        deck: state.deck.len(),
        discard: list(state.discard),
        demon_deck: state.demon_deck.len(),
        demon_deck_known: known_deck(state, viewer).map(list),
        demon_discard: list(state.demon_discard),
        aside: list(state.aside),
        look: looker(state).map(|looker| LookView {
            seat: looker,
            size: state.look.all().len(),
            known: list(known_look(state, viewer)),
        }),
        candles: list(state.candles),
        players: state.seats().map(|seat| player(game, state, seat, viewer)).collect(),
        pending: state.agenda.iter().map(|step| pending(game, state, step)).collect(),
        demons_to_win,
        souls_to_win,
        tokens: game.content.numbers.material.soul_tokens,
        strip: strip(game, state, seat.unwrap_or(state.active)),
        result: state.over.map(|ending| Report {
            seat: ending.seat,
            partner: game.partner(ending.seat),
            by: ending.by.code(),
        }),
    }
}

fn strip(game: &SummonDemons, state: &State, viewer: Seat) -> Vec<TotalView> {
    let roller = state.active;
    let acts = |total: u8| {
        let of = |seat: Seat| {
            let cards = income::acting(game, state, roller, seat, total);
            ActsView { seat, cards: cards.iter().map(|card| game.design(card)).collect() }
        };
        state.clockwise(roller).map(of).filter(|acts| !acts.cards.is_empty()).collect()
    };
    let total = |total: u8| {
        let gain = income::of_total(game, state, roller, viewer, total);
        TotalView {
            total,
            ways: income::ways(total),
            gain: gain.souls,
            most: gain.most,
            double: income::of_double(game, state, roller, viewer, total),
            wins: gain.wins,
            acts: acts(total),
        }
    };
    income::TOTALS.map(total).collect()
}

fn course(state: &State) -> CourseView {
    let course = state.course;
    CourseView {
        rolled: course.rolled,
        bought: course.bought,
        summoned: course.summoned,
        freed: course.freed,
        passed: course.passed,
        rerolled: course.rerolled,
        extra: course.extra,
        again: course.again,
        dice: course.rolled.then_some(course.dice),
    }
}

/// §A-37 What a viewer knows of the demon deck.
pub(crate) fn known_deck(state: &State, viewer: Viewer) -> Option<CardSet> {
    let (deck, look) = (state.demon_deck, state.look);
    let (read, looking) = match viewer {
        Viewer::Referee => return Some(deck),
        Viewer::Seat(seat) => {
            let known = Known::of(state, seat);
            (known.read, known.look)
        }
        Viewer::Spectator => (false, looking(state, None)),
    };
    match looking {
        Looking::Open => read.then_some(deck),
        Looking::Hidden => read.then(|| deck.or(look.old)),
        Looking::Crossed => Some(deck.or(look.fresh)),
    }
}

/// §A-37 What a viewer knows of the demons that somebody looks at.
pub(crate) fn known_look(state: &State, viewer: Viewer) -> CardSet {
    match viewer {
        Viewer::Referee => state.look.all(),
        Viewer::Spectator => CardSet::NONE,
        Viewer::Seat(seat) => {
            let known = Known::of(state, seat);
            match known.look {
                Looking::Open => state.look.all(),
                Looking::Crossed if known.read => state.look.old,
                Looking::Hidden | Looking::Crossed => CardSet::NONE,
            }
        }
    }
}

fn player(game: &SummonDemons, state: &State, seat: Seat, viewer: Viewer) -> PlayerView {
    let player = state.player(seat);
    let waiting = state.waiting(seat);
    // §SD-37 §A-40 The holder's eyes only.
    let open = viewer == Viewer::Referee || viewer == Viewer::Seat(seat);
    let designs = |cards: CardSet| cards.iter().map(|card| game.design(card)).collect();
    let cards = |kind: CardSet| -> Vec<CardView> {
        let of_kind = player.area.and(kind).iter();
        of_kind
            .map(|card| CardView {
                card: game.design(card),
                awake: player.awake.contains(card),
                due: waiting.contains(card),
            })
            .collect()
    };
    PlayerView {
        souls: player.souls,
        candles: designs(player.area.and(game.content.candles)),
        cards: cards(game.content.block),
        demons: cards(game.content.demons),
        hand_size: player.hand.len(),
        hand: open.then(|| designs(player.hand)),
        shielded: game.shielded(state, seat),
        sacrifices: game.sacrifices(state, seat),
        fresh: player.fresh,
        read: player.read,
        partner: game.partner(seat),
    }
}

fn pending(game: &SummonDemons, state: &State, step: &Step) -> PendingView {
    let due = match step {
        Step::Order { owner, due, .. } => due.and(state.player(*owner).awake),
        Step::Point { chain, .. } => *chain,
        _ => CardSet::NONE,
    };
    let left = match *step {
        Step::Candle { left }
        | Step::Sacrifice { left }
        | Step::Steal { left, .. }
        | Step::StealCard { left, .. }
        | Step::DiscardRivals { left, .. } => left,
        Step::Replace { picked, .. } => picked,
        Step::Pay { paid, .. } => paid,
        Step::Effects { from, .. } => from,
        Step::Name { souls, .. } => souls,
        _ => 0,
    };
    PendingView {
        step: step.word(At { game, state }),
        seat: step.owner(),
        card: step.card().map(|card| game.design(card)),
        due: due.iter().map(|card| game.design(card)).collect(),
        left,
    }
}
