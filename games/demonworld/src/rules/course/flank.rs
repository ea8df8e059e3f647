//! §DW-3 §PR-13 §PR-135 Flank marches: who is sent, when a section arrives, how it enters.

use kernel::{Cx, Sealed, Seat, Seats, Topic, Why, rule, topics};

use super::setup::SEATS;
use super::{deployment, scouting, setup};
use crate::action::{Action, Spot};
use crate::event::Event;
use crate::grid::{Facing, Hex, at, column_row};
use crate::ids::{CardKind, Order};
use crate::illegal::{Illegal, Refusal};
use crate::large;
use crate::rules::ground::zone::ranks;
use crate::rules::ground::{contact, shape, terrain};
use crate::rules::movement::{march, moves};
use crate::rules::refusals;
use crate::state::{Deeds, Section, State, TroopId, Whereabouts};
use crate::step::{self, Step};
use crate::{At, Demonworld, Found, Play};

static ARRIVAL: Why = Why { code: "arrival", rule: rule!("DW-3") };

/// §PR-135 What a die must show in the second, the third and later turns.
const NEEDED: [u8; 3] = [5, 4, 3];
/// §PR-135 Points for the first hex of each rank.
const STEP: u8 = 3;
/// §PR-135 Hexes to the nearest enemy.
const ROOM: u8 = 4;
/// §PR-13 The share of the points that may go.
const SHARE: u32 = 3;

/// The edges, west first.
pub(crate) const EDGES: [Whereabouts; 2] = [Whereabouts::West, Whereabouts::East];

/// An edge in words.
pub(crate) fn word(place: Whereabouts) -> &'static str {
    if place == Whereabouts::East { "east" } else { "west" }
}

/// Whether a troop is away on a flank march.
pub(crate) fn is_away(state: &State, troop: TroopId) -> bool {
    EDGES.contains(&state.troop(troop).place)
}

/// Whether a troop has arrived at its edge and waits to enter.
pub(crate) fn is_waiting(state: &State, troop: TroopId) -> bool {
    let one = state.troop(troop);
    EDGES
        .iter()
        .zip(state.player(one.seat).flank)
        .any(|(&edge, section)| one.place == edge && section == Section::Here)
}

/// §FR-161 What a troop costs, items included.
fn price(game: &Demonworld, state: &State, troop: TroopId) -> u32 {
    let one = state.troop(troop);
    let items = game.content().items.iter().enumerate();
    let items = items.filter(|(index, _)| one.items >> index & 1 == 1);
    let items: u32 = items.map(|(_, item)| u32::from(item.points)).sum();
    u32::from(game.card(one.card).points) + items
}

/// §PR-13 §PR-135 Whether a card may be sent beside those that are away: no gun, and a third of the
/// points at most.
pub(crate) fn check_send(game: &Demonworld, state: &State, troop: TroopId) -> Result<(), Illegal> {
    let gone = state.own(state.troop(troop).seat);
    let gone = gone.filter(|&one| is_away(state, one) && one != troop);
    check_beside(game, state, troop, gone.map(|one| price(game, state, one)).sum())
}

/// Whether a card may be sent beside cards of so many points.
fn check_beside(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    gone: u32,
) -> Result<(), Illegal> {
    let seat = state.troop(troop).seat;
    if !game.chapters().flank_march {
        return Err(Illegal::NoFlankMarch {});
    }
    if game.card_of(state, troop).kind == CardKind::Artillery {
        return Err(Illegal::GunsStay { troop });
    }
    let all: u32 = state.own(seat).map(|one| price(game, state, one)).sum();
    let points = u16::try_from(gone + price(game, state, troop)).unwrap_or(u16::MAX);
    let most = u16::try_from(all / SHARE).unwrap_or(u16::MAX);
    if points > most { Err(Illegal::TooManySent { points, most }) } else { Ok(()) }
}

/// The cards of a seat that are asked about: all that might go alone. Which they are depends on no
/// answer, or the number of answers would tell how many points are away.
fn asked<'a>(
    game: &'a Demonworld,
    state: &'a State,
    seat: Seat,
) -> impl Iterator<Item = TroopId> + 'a {
    let alone = move |troop: &TroopId| check_beside(game, state, *troop, 0).is_ok();
    deployment::cards(game, state, seat).filter(alone)
}

/// How many cards of a seat are asked about.
pub(crate) fn questions(game: &Demonworld, state: &State, seat: Seat) -> u8 {
    u8::try_from(asked(game, state, seat).count()).unwrap_or(u8::MAX)
}

/// The card of a seat that is asked about next.
pub(crate) fn ask(game: &Demonworld, state: &State, seat: Seat) -> Option<TroopId> {
    asked(game, state, seat).nth(state.player(seat).stage.into())
}

/// §PR-135 Whether sections are still to be told.
pub(crate) fn is_sending(state: &State) -> bool {
    state.agenda.iter().any(|step| *step == Step::Send)
}

/// §PR-133 Whether the others find room in their zone when a card is away. Room is sought card by
/// card, so it is not sure that fewer cards find it where more did.
fn leaves_room(game: &Demonworld, state: &State, troop: TroopId) -> bool {
    let mut without = state.clone();
    without.troop_mut(troop).place = Whereabouts::West;
    setup::fits(game, &without, state.troop(troop).seat)
}

/// §PR-135 West, east or neither for the card at hand.
impl Sealed<Demonworld> for step::Send {
    const TOPICS: &'static [Topic] = topics!["send" => "PR-135"];

    fn whom(&self, At { game, state }: At<'_>) -> Seats {
        SEATS.into_iter().filter(|&seat| ask(game, state, seat).is_some()).collect()
    }

    fn offer(&self, At { game, state }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        let Some(troop) = ask(game, state, seat) else { return };
        if check_send(game, state, troop).is_ok() && leaves_room(game, state, troop) {
            found(Action::West {});
            found(Action::East {});
        }
        found(Action::Decline {});
    }

    fn note(&mut self, game: &Demonworld, state: &mut State, seat: Seat, action: &Action) {
        if let Some(troop) = ask(game, state, seat) {
            state.troop_mut(troop).place = match *action {
                Action::West {} => Whereabouts::West,
                Action::East {} => Whereabouts::East,
                _ => Whereabouts::Reserve,
            };
        }
        state.player_mut(seat).stage += 1;
    }

    fn forget(&self, _: &Demonworld, state: &mut State, seat: Seat) {
        let troops: Vec<TroopId> = state.own(seat).collect();
        for troop in troops {
            state.troop_mut(troop).place = Whereabouts::Reserve;
        }
        state.player_mut(seat).stage = 0;
    }

    fn done(&self, _: At<'_>, seat: Seat, cx: &mut Cx<'_, Event>) {
        cx.tell(|| Event::SectionsSealed { seat });
    }

    /// §PR-134 §PR-135 All sections are told, and deployment begins. Who deploys in the open shows who is
    /// away, though not where; all else stays secret.
    fn close(self, Play { state, cx, .. }: Play<'_, '_>) {
        if state.openly.is_some() {
            cx.reveal();
        }
        for player in &mut state.players {
            player.stage = 0;
        }
        scouting::array(state);
    }

    fn why_not(&self, at: At<'_>, seat: Seat, action: &Action) -> Option<Refusal> {
        let At { game, state } = at;
        refusals::told(at, *action, || match (ask(game, state, seat), *action) {
            (Some(troop), Action::West {} | Action::East {}) => check_send(game, state, troop),
            (Some(troop), _) => Err(Illegal::AskedFirst { troop, step: "send" }),
            _ => Ok(()),
        })
    }
}

/// Notes which sections there are when everybody has deployed.
pub(crate) fn set_out(state: &mut State) {
    for seat in SEATS {
        let section = |edge| {
            let any = state.own(seat).any(|troop| state.troop(troop).place == edge);
            if any { Section::Marching } else { Section::None }
        };
        let flank = EDGES.map(section);
        state.player_mut(seat).flank = flank;
    }
}

/// §DW-3 §PR-135 From the second turn on every section is tested, west before east.
pub(crate) fn arrive(_: step::Arrivals, Play { game, state, cx }: Play<'_, '_>) {
    if !game.chapters().flank_march || state.turn < 2 {
        return;
    }
    if state.ids().any(|troop| is_away(state, troop)) {
        cx.reveal();
    }
    let needed = NEEDED[usize::from(state.turn - 2).min(2)];
    let factors = SEATS.map(|seat| scouting::factor(game, seat));
    for (edge, &place) in EDGES.iter().enumerate() {
        let mut totals = [None, None];
        for seat in SEATS {
            let better = factors[seat.index()] > factors[1 - seat.index()];
            totals[seat.index()] = match state.player(seat).flank[edge] {
                // §PR-135 Who was held up follows without a roll.
                Section::Due => Some(u8::MAX),
                Section::Marching => {
                    let die = u8::try_from(cx.die(6, &ARRIVAL)).expect("a die");
                    let total = die + u8::from(better);
                    if total < needed {
                        cx.tell(|| Event::Delayed { seat, edge: word(place), die });
                    }
                    Some(total).filter(|&total| total >= needed)
                }
                Section::None | Section::Here => None,
            };
        }
        for seat in SEATS {
            let (own, other) = (totals[seat.index()], totals[1 - seat.index()]);
            let Some(total) = own else { continue };
            let section = match other {
                Some(other) if other > total => Section::Due,
                Some(other) if other == total => Section::Marching,
                _ => Section::Here,
            };
            state.player_mut(seat).flank[edge] = section;
            if section == Section::Here {
                cx.tell(|| Event::Arrived { seat, edge: word(place) });
            } else {
                cx.tell(|| Event::HeldUp { seat, edge: word(place) });
            }
        }
    }
}

/// §PR-135 Orders of those who have just arrived.
pub(crate) fn may_have(order: Order) -> bool {
    matches!(order, Order::Move | Order::Skirmish)
}

/// Where a troop looks when it enters: into the field, and towards the other side of it.
fn inward(state: &State, troop: TroopId) -> Facing {
    let one = state.troop(troop);
    match (one.place == Whereabouts::West, state.side(one.seat) == 0) {
        (true, true) => Facing(1),
        (true, false) => Facing(2),
        (false, true) => Facing(5),
        (false, false) => Facing(4),
    }
}

/// The hexes of a troop that enters so wide with its left front element, or its anchor, here, and
/// those of them that must touch the edge.
fn hexes(game: &Demonworld, state: &State, troop: TroopId, width: u8, hex: Hex) -> (Vec<Hex>, u8) {
    let card = game.card_of(state, troop);
    let facing = inward(state, troop);
    if card.kind == CardKind::Unit {
        let deep = card.elements.div_ceil(width.max(1));
        (ranks(hex, facing, width, card.elements), deep)
    } else {
        (large::hexes(card.base, hex, facing).collect(), 1)
    }
}

/// §PR-135 Whether a troop may enter here: its rear on the edge, far from every enemy and from his
/// zone, on free ground.
pub(crate) fn check_enter(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    (width, spot): (u8, Spot),
) -> Result<u8, Illegal> {
    let one = state.troop(troop);
    let map = game.map();
    let (hexes, deep) = hexes(game, state, troop, width, spot.hex());
    let edge = if one.place == Whereabouts::West { 0 } else { i16::from(map.columns) - 1 };
    let unit = game.card_of(state, troop).kind == CardKind::Unit;
    let last =
        if unit { usize::from(deep.saturating_sub(1)) * usize::from(width.max(1)) } else { 0 };
    let rear = hexes.get(last..).unwrap_or_default();
    if !rear.iter().any(|&hex| column_row(hex).0 == edge) {
        return Err(Illegal::NotOnTheEdge { hex: spot.into() });
    }
    let [first, end] = game.scenario().deployment[1 - state.side(one.seat)];
    let walker = terrain::walker(game, state, one.first);
    for &hex in &hexes {
        let hex_told = Spot::of(hex).into();
        if !map.has(hex) {
            return Err(Illegal::OffTheMap { hex: hex_told });
        }
        if !state.is_free(game, hex) {
            return Err(Illegal::HexTaken { hex: hex_told });
        }
        if terrain::ground(game, walker, hex).is_none() || terrain::is_burning(state, game, hex) {
            return Err(Illegal::Impassable { hex: hex_told });
        }
        if (i16::from(first)..=i16::from(end)).contains(&column_row(hex).1) {
            return Err(Illegal::EnemyZone { hex: hex_told });
        }
        let near = contact::nearest_foe(game, state, one.seat, hex);
        if let Some(distance) = near.filter(|near| *near < ROOM) {
            return Err(Illegal::EnemyNear { hex: hex_told, distance, least: ROOM });
        }
    }
    let need = deep.saturating_mul(STEP);
    let left = march::budget(game, state, troop).points;
    if need > left { Err(Illegal::TooFar { need, left }) } else { Ok(need) }
}

/// Every hex from which a troop of this width may enter, by column and row.
fn spots(game: &Demonworld, state: &State, troop: TroopId, width: u8) -> Vec<Spot> {
    let map = game.map();
    let reach = i16::from(WIDEST);
    let columns = if state.troop(troop).place == Whereabouts::West {
        0..reach.min(map.columns.into())
    } else {
        i16::from(map.columns).saturating_sub(reach).max(0)..i16::from(map.columns)
    };
    let all = columns
        .flat_map(|column| (0..i16::from(map.rows)).map(move |row| Spot::of(at(column, row))));
    all.filter(|&spot| check_enter(game, state, troop, (width, spot)).is_ok()).collect()
}

/// How far the front of an entering troop reaches into the field.
const WIDEST: u8 = 12;

/// Widths in which a unit may enter: organised, and found room for.
fn widths(game: &Demonworld, state: &State, troop: TroopId) -> Vec<u8> {
    let known = game.need(troop).map_or(&[][..], |need| &need.widths);
    let room = |width: &u8| !spots(game, state, troop, *width).is_empty();
    known.iter().copied().filter(room).collect()
}

/// The width that a unit has chosen; 1 for everybody else.
fn chosen(game: &Demonworld, state: &State, troop: TroopId) -> Option<u8> {
    if game.card_of(state, troop).kind != CardKind::Unit {
        return Some(1);
    }
    state.moving.map(|moving| moving.walked).filter(|&width| width > 0)
}

/// What a troop that waits at its edge may do: its width, then its place, or wait.
pub(crate) fn choices(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    found: &mut dyn FnMut(Action),
) {
    match chosen(game, state, troop) {
        None => {
            for width in widths(game, state, troop) {
                found(Action::Front { width });
            }
        }
        Some(width) => {
            for hex in spots(game, state, troop, width) {
                found(Action::Place { hex });
            }
        }
    }
    found(Action::Done {});
}

/// Why a troop that waits at its edge may not do this.
pub(crate) fn why_not(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    action: Action,
) -> Result<(), Illegal> {
    match (chosen(game, state, troop), action) {
        (None, Action::Front { width }) => {
            let fitting = widths(game, state, troop);
            let fitting: Vec<String> = fitting.iter().map(u8::to_string).collect();
            Err(Illegal::WrongWidth { width, fitting: fitting.join(", ") })
        }
        (Some(width), Action::Place { hex }) => {
            check_enter(game, state, troop, (width, hex)).map(|_| ())
        }
        _ => Ok(()),
    }
}

/// §PR-135 A troop chooses its width, enters, or waits for another turn.
pub(crate) fn answer(
    game: &Demonworld,
    state: &mut State,
    troop: TroopId,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    match action {
        Action::Front { width } => {
            if let Some(moving) = &mut state.moving {
                moving.walked = width;
            }
            moves::go_on(state, troop);
        }
        Action::Place { hex } => enter(game, state, (troop, hex), cx),
        _ => moves::finish(game, state, troop),
    }
}

fn enter(
    game: &Demonworld,
    state: &mut State,
    (troop, spot): (TroopId, Spot),
    cx: &mut Cx<'_, Event>,
) {
    let width = chosen(game, state, troop).unwrap_or(1);
    let cost = check_enter(game, state, troop, (width, spot)).unwrap_or(0);
    let facing = inward(state, troop);
    let (places, _) = hexes(game, state, troop, width, spot.hex());
    let elements: Vec<_> = state.troop(troop).all().collect();
    for (element, &hex) in elements.into_iter().zip(&places) {
        state.put(game, element, hex, facing);
    }
    let one = state.troop_mut(troop);
    one.place = Whereabouts::Field;
    one.deeds.mark(Deeds::ENTERED);
    if let Some(moving) = &mut state.moving {
        moving.walked = 0;
    }
    march::spend(state, troop, cost, 0);
    cx.tell(|| Event::Entered { troop, hex: spot.into(), cost, card: game.named(troop) });
    let kind = game.card_of(state, troop).kind;
    if kind == CardKind::Unit {
        shape::refresh(game, state, troop);
    }
    moves::go_on(state, troop);
}
