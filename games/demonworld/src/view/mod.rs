//! §PR-139 What each viewer may know: the only way out for positions.

mod shape;

use std::collections::BTreeSet;

use kernel::{At, Sealed as _, Seat, Steps as _, Viewer};

use crate::Demonworld;
use crate::action::{Action, Spot};
use crate::explain;
use crate::grid::Hex;
use crate::ids::{Base, Order};
use crate::large;
use crate::rules::course::setup::{self, Ask};
use crate::rules::course::{ending, flank, orders};
use crate::rules::ground::{flanks, terrain, zone};
use crate::rules::magic::{casting, ring};
use crate::rules::melee::frays;
use crate::rules::morale::rally;
use crate::rules::movement::budget;
use crate::rules::shoot::{reaction, shooting};
use crate::rules::weather::fire;
use crate::state::{Aim, ElementId, Fire, Mood, SEATS, State, TroopId};
use crate::step::{self, Step};
pub use shape::*;

/// The position as this viewer knows it.
pub(crate) fn view(game: &Demonworld, state: &State, viewer: Viewer) -> View {
    let top = state.agenda.top();
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Referee => None,
    };
    View {
        seat,
        south: state.south,
        openly: state.openly,
        turn_number: state.turn,
        turns: game.turns(),
        phase: state.phase,
        asked: top.map_or(Vec::new(), |step| step.whom(At { game, state }).iter().collect()),
        step: top.map_or("over", |step| step.code()),
        about: top.map_or(About::default(), |step| about(game, state, *step, seat)),
        sums: top.map_or(Vec::new(), |step| sums(game, state, *step, seat)),
        tests: top.map_or(Vec::new(), |step| tests(game, state, *step, seat)),
        troops: state.ids().map(|id| troop(game, state, id, viewer)).collect(),
        elements: elements(game, state, viewer),
        remains: remains(game, state),
        moving: state.moving.map(|moving| {
            let budget = budget::budget(game, state, moving.troop);
            MovingView {
                troop: moving.troop,
                points: budget.points,
                drills: budget.drills,
                spent: moving.spent,
                used: moving.used,
                element: moving.at,
            }
        }),
        fighting: state.fray.troops.iter().collect(),
        shooters: state.shots.iter().map(|shot| shot.shooter).collect(),
        strikers: state.blows.iter().map(|blow| blow.striker).collect(),
        aims: if is_aiming(state) { Vec::new() } else { aims(state, |_| true) },
        weather: weather(game, state),
        objectives: game
            .scenario()
            .objectives
            .iter()
            .map(|one| ObjectiveView {
                hex: Spot::of(one.hex),
                points: one.points,
                holder: ending::holder(game, state, one.hex).filter(|_| !state.is_deploying()),
            })
            .collect(),
        players: SEATS.into_iter().map(|seat| player(game, state, seat, viewer)).collect(),
        verdict: state.over.map(|_| verdict(game, state)),
        result: state.over.map(|_| SEATS.into_iter().map(|one| sheet(game, state, one)).collect()),
    }
}

/// §PR-124 §PR-125 §PR-128 Wind, fires and what they shut in.
fn weather(game: &Demonworld, state: &State) -> WeatherView {
    let weather = &state.weather;
    let fire = |fire: &Fire| FireView {
        hex: Spot::of(fire.hex),
        turns: fire.left.saturating_add(u8::from(fire.fresh)),
        fresh: fire.fresh,
    };
    let burns = |hex: Hex| weather.fires.iter().any(|fire| fire.hex == hex && !fire.fresh);
    let beside = weather.fires.iter().flat_map(|fire| fire.hex.neighbours());
    let shut = beside
        .filter(|&hex| game.map().has(hex) && !burns(hex) && terrain::is_burning(state, game, hex));
    let shut: BTreeSet<Spot> = shut.map(Spot::of).collect();
    WeatherView {
        known: game.chapters().fire,
        direction: weather.direction,
        speed: weather.speed,
        fires: weather.fires.iter().map(fire).collect(),
        shut: shut.into_iter().collect(),
        burnt: weather.burnt.iter().map(|&hex| Spot::of(hex)).collect(),
        ruins: weather.ruins.clone(),
    }
}

/// What a sealed question is about depends on how far its seat has come, so only that seat is told.
fn sealed(game: &Demonworld, state: &State, step: Step, seat: Seat) -> About {
    let troop = match step {
        Step::Deploy => setup::ask(game, state, seat).map(Ask::troop),
        Step::Engrave => ring::ask(game, state, seat),
        Step::Send => flank::ask(game, state, seat),
        Step::Mark => orders::ask(state, seat),
        Step::Keep { markers } => orders::keep_ask(state, seat, markers),
        _ => None,
    };
    let element = match step {
        Step::Shoot => shooting::ask(state, seat).map(|index| state.shots[index].shooter),
        Step::Blows => frays::ask(state, seat).map(|index| state.blows[index].striker),
        _ => None,
    };
    About { troop, element, ..About::default() }
}

/// §PR-66 §DW-58 What the viewer's shooter or striker needs against everybody it can choose.
fn sums(game: &Demonworld, state: &State, step: Step, seat: Option<Seat>) -> Vec<SumView> {
    let Some(seat) = seat else { return Vec::new() };
    let mut list = Vec::new();
    let at = At { game, state };
    match step {
        Step::Shoot => step::Shoot {}.offer(at, seat, &mut |action| list.push(action)),
        Step::Blows => step::Blows {}.offer(at, seat, &mut |action| list.push(action)),
        Step::React { victim, by } if state.troop(victim).seat == seat => {
            return explain::reacting(game, state, (victim, by)).into_iter().collect();
        }
        _ => {}
    }
    let sum = |action: Action| match action {
        Action::Fire { target } => explain::declared(game, state, seat, target),
        Action::Strike { target } => explain::announced(game, state, seat, target),
        _ => None,
    };
    list.into_iter().filter_map(sum).collect()
}

/// §DW-49 §DW-161 What the viewer's answers would put to the test.
fn tests(game: &Demonworld, state: &State, step: Step, seat: Option<Seat>) -> Vec<TestView> {
    let asked = seat.is_some_and(|seat| step.whom(At { game, state }).contains(seat));
    if asked { explain::tests(game, state, step) } else { Vec::new() }
}

fn about(game: &Demonworld, state: &State, step: Step, seat: Option<Seat>) -> About {
    match step {
        Step::Array { seat } => sealed(game, state, Step::Deploy, seat),
        _ if step.is_sealed() => {
            seat.map_or(About::default(), |seat| sealed(game, state, step, seat))
        }
        Step::Command { commander: troop, .. }
        | Step::Sign { troop, .. }
        | Step::Mend { troop }
        | Step::Move { troop }
        | Step::Answer { troop, .. }
        | Step::Follow { troop }
        | Step::Contact { troop, .. }
        | Step::Flame { troop }
        | Step::Potion { troop }
        | Step::BreakOff { troop } => About { troop: Some(troop), ..About::default() },
        Step::React { victim, by } => {
            let element = reaction::next(game, state, (victim, by)).map(|(shooter, _)| shooter);
            About { troop: Some(victim), element, ..About::default() }
        }
        Step::Announce { wizard } => {
            // §PR-112 Until it is announced only its wizard's owner knows it.
            let own = seat == Some(state.troop(wizard).seat);
            let spell = casting::open(state, wizard).filter(|_| own).map(|cast| cast.spell);
            About { troop: Some(wizard), spell, ..About::default() }
        }
        Step::Rally { from } => About { troop: rally::due(state, from), ..About::default() },
        Step::Second { blow, .. } => {
            let striker = state.blows.get(usize::from(blow)).map(|blow| blow.striker);
            About { element: striker, ..About::default() }
        }
        Step::Escape { seat } => {
            About { element: fire::trapped(game, state, seat), ..About::default() }
        }
        Step::Precedence { round, .. } | Step::Turns { round, .. } => {
            About { round: Some(round), ..About::default() }
        }
        Step::Stray { element } | Step::FlyOff { element } | Step::RunAlong { element } => {
            About { element: Some(element), ..About::default() }
        }
        _ => About::default(),
    }
}

/// Whether a viewer may look behind a seat's screen.
fn is_open(state: &State, seat: Seat, viewer: Viewer) -> bool {
    state.over.is_some() || viewer == Viewer::Referee || viewer == Viewer::Seat(seat)
}

/// §PR-134 Whether a seat deploys in the open; §PR-135 its sections are told in secret before.
fn is_in_the_open(state: &State, seat: Seat) -> bool {
    state.is_deploying() && state.openly == Some(seat) && !flanks::is_sending(state)
}

/// §PR-133 §PR-139 Whether a viewer does not see yet how a seat deploys.
fn is_screened(state: &State, seat: Seat, viewer: Viewer) -> bool {
    state.is_deploying() && !is_in_the_open(state, seat) && !is_open(state, seat, viewer)
}

fn troop(game: &Demonworld, state: &State, id: TroopId, viewer: Viewer) -> TroopView {
    let one = state.troop(id);
    let card = game.card_of(state, id);
    let open = is_open(state, one.seat, viewer);
    let hidden = is_screened(state, one.seat, viewer);
    let markers = |bits: u8| -> Vec<Order> {
        Order::ALL.iter().copied().filter(|order| bits >> order.index() & 1 == 1).collect()
    };
    let items = game.content().items.iter().enumerate();
    TroopView {
        id,
        seat: one.seat,
        card: card.id.clone(),
        sign: game.sign(id),
        items: items
            .filter(|(index, _)| (one.items & !one.used) >> index & 1 == 1)
            .map(|(_, item)| item.id.clone())
            .collect(),
        away: away(state, id, viewer).filter(|_| !hidden),
        host: one.host.filter(|_| !hidden),
        order: one.order,
        markers: one.due,
        laid: if open { markers(one.markers) } else { Vec::new() },
        kept: if open { markers(one.markers >> 4) } else { Vec::new() },
        mood: match one.mood {
            Mood::Steady => "steady",
            Mood::Impetuous => "impetuous",
            Mood::Routing => "routing",
        },
        prey: one.prey,
        formation: one.formation,
        ring: one.ring.filter(|_| open || !ring::is_worn(game, state, id)),
        idle: one.idle,
        high: !hidden && one.air != crate::state::Air::Ground,
        since: one.since,
        deeds: one.deeds.0,
        barred: one.barred,
        lost: one.lost,
        slain: one.slain,
        points: one.lore.points,
        blocked: one.lore.blocked,
        drained: one.lore.drained,
        load: one.load,
        spells: one.spells,
        brief: one.brief,
        foes: one.foes.iter().collect(),
    }
}

/// §PR-139 Which edge a section marches to is open from its first test on.
fn away(state: &State, troop: TroopId, viewer: Viewer) -> Option<&'static str> {
    let one = state.troop(troop);
    let open = state.turn > 1 || is_open(state, one.seat, viewer);
    flanks::is_away(state, troop).then(|| if open { flanks::word(one.place) } else { "away" })
}

fn elements(game: &Demonworld, state: &State, viewer: Viewer) -> Vec<ElementView> {
    let view = |(number, one): (u8, &crate::state::Element)| {
        let seat = state.troop(one.troop).seat;
        let hidden = is_screened(state, seat, viewer);
        ElementView {
            id: ElementId(number),
            troop: one.troop,
            hex: one.hex.filter(|_| !hidden).map(Spot::of),
            facing: if hidden { zone::forward(state, seat) } else { one.facing },
            hp: one.hp,
            hurt: one.hurt,
            scorched: one.scorched,
            caught: one.caught,
            role: one.role,
            covers: one.hex.filter(|_| !hidden).map_or(Vec::new(), |hex| {
                let base = game.card_of(state, one.troop).base;
                let hexes = large::hexes(base, hex, one.facing);
                hexes.into_iter().filter(|_| base != Base::Standard).map(Spot::of).collect()
            }),
        }
    };
    (0..).zip(&state.elements).map(view).collect()
}

fn remains(game: &Demonworld, state: &State) -> Vec<Spot> {
    let lying = (0..state.board.len()).filter(|&at| state.board[at] == crate::state::REMAINS);
    lying.map(|at| Spot::of(game.map().hex(at))).collect()
}

fn player(game: &Demonworld, state: &State, seat: Seat, viewer: Viewer) -> PlayerView {
    // §PR-134 Whoever deploys in the open hides nothing.
    let open = is_open(state, seat, viewer) || is_in_the_open(state, seat);
    let sheet = ending::sheet(game, state, seat);
    PlayerView {
        score: if state.is_deploying() { 0 } else { sheet.total() },
        passed: state.player(seat).passed,
        secret: open.then(|| secret(state, seat)),
    }
}

fn secret(state: &State, seat: Seat) -> SecretView {
    let player = state.player(seat);
    let aims = aims(state, |element| state.seat_of(element) == seat);
    SecretView { stage: player.stage, front: player.front, look: player.look, aims }
}

/// §PR-139 Whether shots or blows are still being told in secret.
fn is_aiming(state: &State) -> bool {
    state.agenda.iter().any(|step| matches!(step, Step::Shoot | Step::Blows))
}

/// What elements were told to do.
fn aims(state: &State, shown: impl Fn(ElementId) -> bool) -> Vec<AimView> {
    let shots = state.shots.iter().map(|shot| (shot.shooter, shot.aim));
    let blows = state.blows.iter().map(|blow| (blow.striker, blow.aim));
    let told = shots.chain(blows).filter(|(element, aim)| shown(*element) && *aim != Aim::Open);
    told.map(|(element, aim)| aim_view(element, aim)).collect()
}

fn aim_view(element: ElementId, aim: Aim) -> AimView {
    let (target, supported, cone, hex) = match aim {
        Aim::At(target) => (Some(target), None, None, None),
        Aim::Back(other) => (None, Some(other), None, None),
        Aim::Cone(cone) => (None, None, Some(cone), None),
        Aim::Hex(hex) => (None, None, None, Some(Spot::of(hex))),
        Aim::Open | Aim::Cease => (None, None, None, None),
    };
    AimView { element, target, supported, cone, hex }
}

fn sheet(game: &Demonworld, state: &State, seat: Seat) -> SheetView {
    let sheet = ending::sheet(game, state, seat);
    let verdict = ending::verdict(game, state);
    SheetView {
        losses: sheet.losses,
        routing: sheet.routing,
        items: sheet.items,
        objectives: sheet.objectives,
        total: sheet.total(),
        won: verdict.missing == 0 && verdict.seat == seat,
    }
}

/// §PR-3 What the scores come to.
fn verdict(game: &Demonworld, state: &State) -> VerdictView {
    let ending::Verdict { seat, lead, margin, missing } = ending::verdict(game, state);
    VerdictView { seat, lead, margin, missing }
}
