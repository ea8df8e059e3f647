//! §PR-133 Set-up: armies, and hidden deployment card by card.

use kernel::{Agenda, Cx, Seat, Seats};

use super::shape;
use super::zone::{Need, Zone};
use crate::Demonworld;
use crate::action::{Action, Spot};
use crate::content::{Card, Role};
use crate::event::Event;
use crate::grid::{Facing, Hex};
use crate::ids::{CardKind, Flight, Phase};
use crate::illegal::Illegal;
use crate::state::{
    Air, Element, ElementId, FREE, Fray, Player, State, Troop, TroopId, Troops, Weather,
    Whereabouts,
};
use crate::step::Step;

/// Both seats.
pub(crate) const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// The opening position: armies mustered, nobody deployed.
pub(crate) fn start(game: &Demonworld, _cx: &mut Cx<'_, Event>) -> State {
    let mut state = State {
        turn: 0,
        phase: Phase::Start,
        troops: Vec::new(),
        elements: Vec::new(),
        board: vec![FREE; game.map().len()],
        players: [Player::default(); 2],
        weather: Weather::default(),
        moving: None,
        reply: None,
        shots: Vec::new(),
        blows: Vec::new(),
        wounds: Vec::new(),
        frays: Vec::new(),
        fray: Fray::default(),
        casts: Vec::new(),
        held: Vec::new(),
        sided: Vec::new(),
        runner: None,
        tested: Troops::NONE,
        fleeing: Troops::NONE,
        over: None,
        agenda: Agenda::default(),
    };
    for seat in SEATS {
        for recruit in game.army(seat) {
            muster(game, &mut state, (seat, recruit.card, recruit.items));
        }
    }
    state.agenda.first([Step::Deploy, Step::Begin]);
    if !super::ring::asks(game, &state).is_empty() {
        state.agenda.first([Step::Engrave]);
    }
    state
}

/// §PR-140 Adds a card and its elements.
fn muster(game: &Demonworld, state: &mut State, recruit: (Seat, crate::ids::CardId, u16)) {
    let (seat, id, items) = recruit;
    let card = game.card(id);
    let number = |count: usize| u8::try_from(count).expect("armies are checked when opened");
    let troop = TroopId(number(state.troops.len()));
    let first = ElementId(number(state.elements.len()));
    let mut one = Troop::new(seat, id, items, (first, card.elements));
    if let Some(points) = game.content().tables.spell_points(card.magic_level) {
        one.lore.points = points.points;
        let borne = game.content().items.iter().enumerate();
        let borne = borne.filter(|(index, _)| items >> index & 1 == 1);
        one.lore.extra = borne.map(|(_, item)| item.change.spell_points_extra).sum();
    }
    if card.gun.is_some() {
        one.load = game.content().tables.load;
    }
    state.troops.push(one);
    let facing = forward(seat);
    for place in 0..usize::from(card.elements) {
        let role = card.roles.get(place).copied();
        state.elements.push(element(card, troop, facing, role));
    }
}

fn element(card: &Card, troop: TroopId, facing: Facing, role: Option<Role>) -> Element {
    Element { troop, hex: None, facing, hp: card.hp, role, hurt: 0, scorched: false }
}

/// Where a seat looks at the start: the south looks north.
pub(crate) const fn forward(seat: Seat) -> Facing {
    if seat.0 == 0 { Facing(0) } else { Facing(3) }
}

/// What a seat is asked about a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ask {
    /// How wide the unit stands.
    Front(TroopId),
    /// Where it stands.
    Place(TroopId),
}

/// The question that a seat has come to; everybody knows how many there are.
pub(crate) fn ask(game: &Demonworld, state: &State, seat: Seat) -> Option<Ask> {
    let mut left = state.player(seat).stage;
    for troop in state.own(seat) {
        let unit = game.card_of(state, troop).kind == CardKind::Unit;
        let questions = 1 + u8::from(unit);
        if left < questions {
            let front = unit && left == 0;
            return Some(if front { Ask::Front(troop) } else { Ask::Place(troop) });
        }
        left -= questions;
    }
    None
}

/// Who has not finished deploying.
pub(crate) fn asks(game: &Demonworld, state: &State) -> Seats {
    SEATS.into_iter().filter(|&seat| ask(game, state, seat).is_some()).collect()
}

/// What a card needs, and what the cards after it need.
fn needs(game: &Demonworld, state: &State, troop: TroopId) -> (Need, Vec<Need>) {
    let seat = state.troop(troop).seat;
    let later = state.own(seat).filter(|&other| other > troop);
    let need = |id: TroopId| game.need(id).cloned().unwrap_or_else(|| Need::of(game, state, id));
    (need(troop), later.map(need).collect())
}

/// §PR-133 Whether an army finds room in its zone.
pub(crate) fn fits(game: &Demonworld, state: &State, seat: Seat) -> bool {
    let needs: Vec<Need> = state.own(seat).map(|id| Need::of(game, state, id)).collect();
    Zone::of(game, state, seat).takes_all(&needs)
}

/// What a seat may answer now.
pub(crate) fn choices(game: &Demonworld, state: &State, seat: Seat, found: &mut dyn FnMut(Action)) {
    let zone = Zone::of(game, state, seat);
    match ask(game, state, seat) {
        Some(Ask::Front(troop)) => {
            let (need, later) = needs(game, state, troop);
            for &width in &need.widths {
                if zone.spots().any(|hex| zone.spares(&need, (width, hex), &later)) {
                    found(Action::Front { width });
                }
            }
        }
        Some(Ask::Place(troop)) => {
            let width = state.player(seat).front;
            let (need, later) = needs(game, state, troop);
            for hex in zone.spots() {
                if zone.spares(&need, (width, hex), &later) {
                    found(Action::Place { hex: Spot::of(hex) });
                }
            }
            if game.card_of(state, troop).flight == Flight::High {
                found(Action::High {});
            }
        }
        None => {}
    }
}

/// §PR-133 Whether a card may be deployed so.
pub(crate) fn check(
    game: &Demonworld,
    state: &State,
    seat: Seat,
    action: Action,
) -> Result<(), Illegal> {
    let zone = Zone::of(game, state, seat);
    match (ask(game, state, seat), action) {
        (Some(Ask::Front(troop)), Action::Front { width }) => {
            let (need, later) = needs(game, state, troop);
            let room =
                |&&width: &&u8| zone.spots().any(|hex| zone.spares(&need, (width, hex), &later));
            let fitting: Vec<u8> = need.widths.iter().filter(room).copied().collect();
            if fitting.contains(&width) {
                return Ok(());
            }
            let fitting: Vec<String> = fitting.iter().map(u8::to_string).collect();
            Err(Illegal::WrongWidth { width, fitting: fitting.join(", ") })
        }
        (Some(Ask::Place(troop)), Action::Place { hex }) => {
            let width = state.player(seat).front;
            let (need, later) = needs(game, state, troop);
            if !zone.holds(&need.cover(seat, width, hex.hex())) {
                Err(super::refusals::outside(game, seat, hex))
            } else if !zone.fits(&need, width, hex.hex()) {
                Err(Illegal::NoRoom { hex: hex.into() })
            } else if !zone.spares(&need, (width, hex.hex()), &later) {
                Err(Illegal::NoRoomForOthers { hex: hex.into() })
            } else {
                Ok(())
            }
        }
        (Some(Ask::Place(troop)), Action::High {}) => {
            let high = game.card_of(state, troop).flight == Flight::High;
            if high { Ok(()) } else { Err(Illegal::NotHighFlyer { troop }) }
        }
        _ => Err(Illegal::WrongStep { step: "deploy" }),
    }
}

/// Takes one small answer.
pub(crate) fn choose(
    game: &Demonworld,
    state: &mut State,
    seat: Seat,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    state.agenda.first([Step::Deploy]);
    answer(game, state, seat, action);
    if ask(game, state, seat).is_none() {
        cx.tell(|| Event::DeploymentSealed { seat });
    }
}

/// Writes one small answer down.
pub(crate) fn answer(game: &Demonworld, state: &mut State, seat: Seat, action: Action) {
    let asked = ask(game, state, seat);
    match (asked, action) {
        (Some(Ask::Front(_)), Action::Front { width }) => state.player_mut(seat).front = width,
        (Some(Ask::Place(troop)), Action::Place { hex }) => {
            let width = state.player(seat).front;
            let hexes = needs(game, state, troop).0.cover(seat, width, hex.hex());
            stand(game, state, (troop, width), &hexes);
        }
        (Some(Ask::Place(troop)), Action::High {}) => state.troop_mut(troop).air = Air::High,
        _ => {}
    }
    let player = state.player_mut(seat);
    player.stage += 1;
    if matches!(action, Action::Place { .. } | Action::High {}) {
        player.front = 0;
    }
}

/// Puts the elements of a card on their hexes, special figures in the middle of the front.
fn stand(game: &Demonworld, state: &mut State, (troop, width): (TroopId, u8), hexes: &[Hex]) {
    let facing = forward(state.troop(troop).seat);
    let elements: Vec<ElementId> = state.troop(troop).all().collect();
    let width = usize::from(width.max(1)).min(elements.len());
    for (index, &element) in elements.iter().enumerate() {
        let place = if index < width { (index + width / 2) % width } else { index };
        state.put(game, element, hexes[place], facing);
    }
}

/// Takes everything back that a seat has deployed.
pub(crate) fn clear(game: &Demonworld, state: &mut State, seat: Seat) {
    let troops: Vec<TroopId> = state.own(seat).collect();
    for troop in troops {
        state.troop_mut(troop).air = Air::Ground;
        let elements: Vec<ElementId> = state.troop(troop).all().collect();
        for element in elements {
            state.lift(game, element);
        }
    }
    let player = state.player_mut(seat);
    player.stage = 0;
    player.front = 0;
}

/// Everybody has deployed.
pub(crate) fn close(game: &Demonworld, state: &mut State, cx: &mut Cx<'_, Event>) {
    cx.reveal();
    for player in &mut state.players {
        player.stage = 0;
    }
    for troop in state.ids() {
        state.troop_mut(troop).place = Whereabouts::Field;
        if game.card_of(state, troop).kind == CardKind::Unit {
            shape::refresh(game, state, troop);
        }
        let first = state.troop(troop).first;
        match state.element(first).hex {
            Some(hex) => {
                cx.tell(|| Event::Deployed {
                    troop,
                    hex: Spot::of(hex).into(),
                    card: game.named(troop),
                });
            }
            None => cx.tell(|| Event::DeployedHigh { troop, card: game.named(troop) }),
        }
    }
}
