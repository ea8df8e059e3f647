//! §PR-133 Set-up: armies, and hidden deployment card by card.

use kernel::{Agenda, Cx, Sealed, Seat, Seats, Topic, topics};

pub(crate) use super::deployment::{Ask, ask};
use super::retinue::{self, Room};
use super::{deployment, flank, scouting};
use crate::action::{Action, Spot};
use crate::content::{Card, Role};
use crate::event::Event;
use crate::grid::{Facing, Hex};
use crate::ids::{CardKind, Flight, Phase};
use crate::illegal::Illegal;
use crate::rules::ground::zone::{self, Later, Need, Stance, Zone};
use crate::rules::ground::{flanks, shape};
use crate::rules::refusals;
use crate::state::{
    Air, Element, ElementId, FREE, Fray, Player, SEATS, State, Troop, TroopId, Troops, Weather,
    Whereabouts,
};
use crate::step::{self, Step};
use crate::{At, Demonworld, Found, Play};

/// The opening position: armies mustered, nobody deployed.
pub(crate) fn start(game: &Demonworld, cx: &mut Cx<'_, Event>) -> State {
    let mut state = State {
        turn: 0,
        phase: Phase::Start,
        troops: Vec::new(),
        elements: Vec::new(),
        board: vec![FREE; game.map().len()],
        south: SEATS[0],
        openly: None,
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
        aloof: Vec::new(),
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
    if game.chapters().flank_march {
        state.agenda.first([Step::Send]);
    }
    if game.options.scouting {
        scouting::begin(game, &mut state, cx);
    }
    let rings = (step::Engrave {}).whom(At { game, state: &state });
    if !rings.is_empty() {
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
    let facing = zone::forward(state, seat);
    for place in 0..usize::from(card.elements) {
        let role = card.roles.get(place).copied();
        state.elements.push(element(card, troop, facing, role));
    }
}

fn element(card: &Card, troop: TroopId, facing: Facing, role: Option<Role>) -> Element {
    Element { troop, hex: None, facing, hp: card.hp, role, hurt: 0, scorched: false, caught: false }
}

/// What a card needs, and what the cards after it need.
fn needs<'a>(
    game: &'a Demonworld,
    state: &State,
    troop: TroopId,
    zone: &Zone,
) -> Option<(&'a Need, Later<'a>)> {
    let seat = state.troop(troop).seat;
    let later = deployment::order(game, state, seat).skip_while(|&other| other != troop).skip(1);
    let later = later.filter_map(|id| game.need(id)).collect();
    Some((game.need(troop)?, Later::new(zone, later)))
}

/// How the card at hand stands, as far as it was told.
fn stance(state: &State, seat: Seat) -> Stance {
    let player = state.player(seat);
    Stance { width: player.front.max(1), facing: player.look }
}

/// Whether a card that stands so finds a place that leaves room for the others.
fn has_room(zone: &Zone, need: &Need, stance: Stance, later: &Later<'_>) -> bool {
    let cover = need.cover(stance);
    cover.is_some_and(|cover| zone.spots().any(|hex| zone.spares(cover, hex, later)))
}

/// §PR-133 Whether a card may be deployed so.
fn check(game: &Demonworld, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    let wrong = Err(Illegal::WrongStep { step: "deploy" });
    let zone = Zone::of(game, state, seat);
    let Some(ask) = ask(game, state, seat) else { return wrong };
    let Some((need, later)) = needs(game, state, ask.troop(), &zone) else { return wrong };
    let first = Err(Illegal::AskedFirst { troop: ask.troop(), step: ask.code() });
    let room = |stance| has_room(&zone, need, stance, &later);
    let within = Room { zone: &zone, need, later: &later };
    match (ask, action) {
        (Ask::Front(_), Action::Front { width }) => {
            let facing = zone::forward(state, seat);
            let widths = need.widths.iter().filter(|&&width| room(Stance { width, facing }));
            let fitting: Vec<u8> = widths.copied().collect();
            if fitting.contains(&width) {
                return Ok(());
            }
            let fitting: Vec<String> = fitting.iter().map(u8::to_string).collect();
            Err(Illegal::WrongWidth { width, fitting: fitting.join(", ") })
        }
        (Ask::Look(_), Action::Look { facing }) => {
            let fits = facing.0 < 6 && room(Stance { facing, ..stance(state, seat) });
            if fits { Ok(()) } else { Err(Illegal::NoRoomSo { facing }) }
        }
        (Ask::Look(_), Action::Join { troop: host }) => within.check_host(game, state, ask, host),
        (Ask::Place(troop), Action::Place { hex }) if state.troop(troop).host.is_some() => {
            within.check_berth(game, state, troop, hex.hex())
        }
        (Ask::Place(_), Action::Place { hex }) => {
            let stance = stance(state, seat);
            let Some(cover) = need.cover(stance) else { return wrong };
            if !zone.holds(&need.hexes(stance, hex.hex())) {
                Err(refusals::outside(game, state.side(seat), hex))
            } else if !zone.fits(cover, hex.hex()) {
                Err(Illegal::NoRoom { hex: hex.into() })
            } else if !zone.spares(cover, hex.hex(), &later) {
                Err(Illegal::NoRoomForOthers { hex: hex.into() })
            } else {
                Ok(())
            }
        }
        // §PR-135 Sections are told before: why this card is in none, or that it is too late.
        (_, Action::West {} | Action::East {}) => {
            flank::check_send(game, state, ask.troop()).and(first)
        }
        (Ask::Place(troop), Action::High {}) => {
            let high = game.card_of(state, troop).flight == Flight::High;
            if high { Ok(()) } else { Err(Illegal::NotHighFlyer { troop }) }
        }
        _ => first,
    }
}

/// §PR-133 The cards are deployed one after the other, each in three small answers or two.
impl Sealed<Demonworld> for step::Deploy {
    const TOPICS: &'static [Topic] =
        topics!["deploy-front" => "PR-133", "deploy-look" => "PR-133", "deploy-place" => "PR-133"];

    fn code(&self) -> &'static str {
        "deploy"
    }

    fn part(&self, At { game, state }: At<'_>, seat: Seat) -> &'static str {
        ask(game, state, seat).map_or("deploy-place", Ask::code)
    }

    /// Lists are long, and one place is tried quickly.
    fn allows(&self, At { game, state }: At<'_>, seat: Seat, action: &Action) -> bool {
        check(game, state, seat, *action).is_ok()
    }

    fn whom(&self, At { game, state }: At<'_>) -> Seats {
        SEATS.into_iter().filter(|&seat| ask(game, state, seat).is_some()).collect()
    }

    fn offer(&self, At { game, state }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        let zone = Zone::of(game, state, seat);
        let Some(ask) = ask(game, state, seat) else { return };
        let Some((need, later)) = needs(game, state, ask.troop(), &zone) else { return };
        let room = Room { zone: &zone, need, later: &later };
        match ask {
            Ask::Front(_) => {
                let facing = zone::forward(state, seat);
                for &width in &need.widths {
                    if has_room(&zone, need, Stance { width, facing }, &later) {
                        found(Action::Front { width });
                    }
                }
            }
            Ask::Look(_) => {
                for facing in Facing::ALL {
                    let stance = Stance { facing, ..stance(state, seat) };
                    if has_room(&zone, need, stance, &later) {
                        found(Action::Look { facing });
                    }
                }
                for troop in room.hosts(game, state, ask) {
                    found(Action::Join { troop });
                }
            }
            Ask::Place(troop) if state.troop(troop).host.is_some() => {
                let host = state.troop(troop).host.unwrap_or(troop);
                for hex in room.berths(game, state, (troop, host)) {
                    found(Action::Place { hex: Spot::of(hex) });
                }
            }
            Ask::Place(troop) => {
                if let Some(cover) = need.cover(stance(state, seat)) {
                    for hex in zone.spots().filter(|&hex| zone.spares(cover, hex, &later)) {
                        found(Action::Place { hex: Spot::of(hex) });
                    }
                }
                if game.card_of(state, troop).flight == Flight::High {
                    found(Action::High {});
                }
            }
        }
    }

    fn note(&mut self, game: &Demonworld, state: &mut State, seat: Seat, action: &Action) {
        let action = *action;
        let asked = ask(game, state, seat);
        match (asked, action) {
            (Some(Ask::Front(_)), Action::Front { width }) => state.player_mut(seat).front = width,
            (Some(Ask::Look(_)), Action::Look { facing }) => state.player_mut(seat).look = facing,
            (Some(Ask::Look(troop)), Action::Join { troop: host }) => {
                let facing = retinue::facing(state, host).unwrap_or_default();
                state.troop_mut(troop).host = Some(host);
                state.player_mut(seat).look = facing;
            }
            (Some(Ask::Place(troop)), Action::Place { hex }) => {
                let stance = stance(state, seat);
                let need = game.need(troop);
                let hexes = need.map_or(Vec::new(), |need| need.hexes(stance, hex.hex()));
                stand(game, state, (troop, stance), &hexes);
            }
            (Some(Ask::Place(troop)), Action::High {}) => state.troop_mut(troop).air = Air::High,
            _ => {}
        }
        let player = state.player_mut(seat);
        player.stage += 1;
        if !matches!(action, Action::Front { .. } | Action::Look { .. } | Action::Join { .. }) {
            player.front = 0;
            player.look = Facing::default();
        }
    }

    fn forget(&self, game: &Demonworld, state: &mut State, seat: Seat) {
        let troops: Vec<TroopId> = state.own(seat).collect();
        let facing = zone::forward(state, seat);
        for troop in troops {
            state.troop_mut(troop).air = Air::Ground;
            state.troop_mut(troop).host = None;
            let elements: Vec<ElementId> = state.troop(troop).all().collect();
            for element in elements {
                state.lift(game, element);
                state.element_mut(element).facing = facing;
            }
        }
        let player = state.player_mut(seat);
        player.stage = 0;
        player.front = 0;
        player.look = Facing::default();
    }

    fn done(&self, _: At<'_>, seat: Seat, cx: &mut Cx<'_, Event>) {
        cx.tell(|| Event::DeploymentSealed { seat });
    }

    /// Everybody has deployed.
    fn close(self, Play { game, state, cx }: Play<'_, '_>) {
        cx.reveal();
        for player in &mut state.players {
            player.stage = 0;
        }
        flank::set_out(state);
        for troop in state.ids() {
            if flanks::is_away(state, troop) {
                cx.tell(|| Event::SetOut { troop });
                continue;
            }
            state.troop_mut(troop).place = Whereabouts::Field;
            if game.card_of(state, troop).kind == CardKind::Unit {
                shape::refresh(game, state, troop);
            }
            match named_hex(state, troop) {
                Some(hex) => {
                    cx.tell(|| Event::Deployed { troop, hex: Spot::of(hex).into() });
                }
                None => cx.tell(|| Event::DeployedHigh { troop }),
            }
            if let Some(host) = state.troop(troop).host {
                cx.tell(|| Event::Joined { troop, host });
            }
        }
    }

    fn why_not(&self, at: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        let At { game, state } = at;
        check(game, state, seat, *action).err()
    }
}

/// §PR-133 The hex by which the place of a card was chosen: that of its left front element.
fn named_hex(state: &State, troop: TroopId) -> Option<Hex> {
    let from_the_left = |element: ElementId| {
        let one = state.element(element);
        let own = one.hex?.framed(one.facing);
        Some(((own.r, 2 * own.q + own.r), one.hex?))
    };
    state
        .standing(troop)
        .filter_map(from_the_left)
        .min_by_key(|(rank, _)| *rank)
        .map(|(_, hex)| hex)
}

/// Puts the elements of a card on their hexes, special figures in the middle of the front.
fn stand(game: &Demonworld, state: &mut State, (troop, stance): (TroopId, Stance), hexes: &[Hex]) {
    let elements: Vec<ElementId> = state.troop(troop).all().collect();
    let width = usize::from(stance.width).min(elements.len());
    for (index, &element) in elements.iter().enumerate() {
        let place = if index < width { (index + width / 2) % width } else { index };
        if let Some(&hex) = hexes.get(place) {
            state.put(game, element, hex, stance.facing);
        }
    }
}
