//! §DW-12 to §DW-18 §DW-33 to §DW-39 §PR-74 to §PR-78 The two shooting phases: who shoots, sealed
//! declarations, everything resolved together.

use kernel::{Cx, Sealed, Seat, Seats, Topic, Why, rule, topics};

use super::volley::{self, Manner, Mark};
use super::{artillery, breath, flame, toll};
use crate::action::Action;
use crate::event::Event;
use crate::grid::Direction;
use crate::ids::{CardKind, Order, Phase};
use crate::illegal::Illegal;
use crate::part;
use crate::rules::ground::contact;
use crate::rules::refusals;
use crate::rules::weather::fire;
use crate::state::{Aim, Deeds, ElementId, Mood, SEATS, Shot, State, TroopId};
use crate::step::{self, Cause, Step};
use crate::{At, Demonworld, Found, Play};

static SHOT: Why = Why { code: "shot", rule: rule!("DW-86") };
static STRAY: Why = Why { code: "stray", rule: rule!("DW-95") };
static COMPASS: Why = Why { code: "compass", rule: rule!("DW-96") };

/// §DW-15 §DW-36 A shooting phase begins; without anybody who could shoot it asks nothing.
pub(crate) fn begin(step::Volley { second }: step::Volley, Play { game, state, cx }: Play<'_, '_>) {
    let phase = if second { Phase::SecondShooting } else { Phase::FirstShooting };
    state.phase = phase;
    cx.tell(|| Event::PhaseBegan { phase });
    state.shots = list(game, state, second);
    for player in &mut state.players {
        player.stage = 0;
    }
    if !state.shots.is_empty() {
        state.agenda.first([Step::Shoot, Step::Resolve { second }]);
    }
}

/// §PR-77 Every element that could shoot at something, seat 0 first, by unit and number.
fn list(game: &Demonworld, state: &State, second: bool) -> Vec<Shot> {
    let mut shooters: Vec<(Seat, TroopId, ElementId)> = Vec::new();
    for troop in state.ids() {
        for element in state.standing(troop) {
            if may_shoot(game, state, element, second) && has_target(game, state, element) {
                shooters.push((state.troop(troop).seat, state.unit_of(element), element));
            }
        }
    }
    shooters.sort_unstable();
    let shot = |(_, _, shooter)| Shot { shooter, aim: Aim::Open, high: false };
    shooters.into_iter().map(shot).collect()
}

/// §DW-12 §DW-13 §DW-14 §DW-33 §DW-34 §DW-35 §PR-20 §PR-74 §PR-128 Whether an element may shoot in
/// this phase.
pub(crate) fn may_shoot(
    game: &Demonworld,
    state: &State,
    element: ElementId,
    second: bool,
) -> bool {
    let unit = state.unit_of(element);
    let one = state.troop(unit);
    let card = game.card_of(state, state.element(element).troop);
    let engaged_before = one.is_engaged() && one.since < state.turn;
    let independent = game.card_of(state, unit).kind.is_character();
    // §PR-127 Only a unit pays for lighting a fire with its shots.
    let spent = state.has_done(element, &[Deeds::SHOT, Deeds::REACTED])
        || (one.deeds.has(Deeds::LIT) && !independent);
    let caught = fire::is_caught(game, state, element);
    if one.mood != Mood::Steady || engaged_before || spent || caught {
        return false;
    }
    // A unit that has joined nobody and is a character acts as it likes.
    let slow = volley::is_slow(game, state, element);
    if independent {
        let charged = second && one.deeds.has(Deeds::CHARGED);
        return !slow && !charged;
    }
    if card.gun.is_some() {
        return artillery::may_fire(game, state, element, second);
    }
    match one.order {
        Some(Order::Skirmish) => {
            let unit_card = game.card_of(state, unit).kind == CardKind::Unit;
            !second && !slow && (!unit_card || one.formation.is_organised())
        }
        Some(Order::Hold) => second,
        _ => false,
    }
}

/// Whether there is anything for an element to shoot at.
fn has_target(game: &Demonworld, state: &State, element: ElementId) -> bool {
    let mut any = false;
    offers(game, state, element, &mut |_| any = true);
    any
}

/// What an element may be told to do, except to support or to cease.
fn offers(game: &Demonworld, state: &State, element: ElementId, found: &mut dyn FnMut(Action)) {
    let card = game.card_of(state, state.element(element).troop);
    if flame::is_flaming(game, state, element) {
        return flame::offers(game, state, element, found);
    }
    if card.gun.is_some() {
        artillery::offers(game, state, element, found);
        return;
    }
    volley::targets(game, state, element, &mut |target| found(Action::Fire { target }));
    // §PR-79 Who is in melee by its own attack does not breathe, also on T.
    if card.breath.is_some() && !state.troop(state.unit_of(element)).deeds.has(Deeds::CHARGED) {
        breath::offers(game, state, element, found);
    }
}

/// The shot that a seat declares next.
pub(crate) fn ask(state: &State, seat: Seat) -> Option<usize> {
    let given = usize::from(state.player(seat).stage);
    let own = |index: &usize| state.seat_of(state.shots[*index].shooter) == seat;
    (0..state.shots.len()).filter(own).nth(given)
}

/// §PR-76 Other shooters of the unit that could shoot at something this one could.
fn backed(game: &Demonworld, state: &State, shooter: ElementId, found: &mut dyn FnMut(ElementId)) {
    // §PR-129 Everybody who aims at the same target counts anyway.
    if flame::is_flaming(game, state, shooter) {
        return;
    }
    let unit = state.unit_of(shooter);
    let mut own: Vec<ElementId> = Vec::new();
    volley::targets(game, state, shooter, &mut |target| own.push(target));
    let common = |other: ElementId| {
        !flame::is_flaming(game, state, other)
            && own.iter().any(|&target| volley::mark(game, state, other, target).is_some())
    };
    let mut list: Vec<ElementId> = state
        .shots
        .iter()
        .map(|shot| shot.shooter)
        .filter(|&other| other != shooter && state.unit_of(other) == unit && common(other))
        .collect();
    list.sort_unstable();
    list.into_iter().for_each(found);
}

/// §PR-75 What a seat may declare for the shooter at hand.
impl Sealed<Demonworld> for step::Shoot {
    const TOPICS: &'static [Topic] = topics!["shoot" => "PR-75"];

    fn whom(&self, At { state, .. }: At<'_>) -> Seats {
        SEATS.into_iter().filter(|&seat| ask(state, seat).is_some()).collect()
    }

    fn offer(&self, At { game, state }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        let Some(index) = ask(state, seat) else { return };
        let shooter = state.shots[index].shooter;
        let mut list: Vec<Action> = vec![Action::Cease {}];
        offers(game, state, shooter, &mut |action| list.push(action));
        backed(game, state, shooter, &mut |element| list.push(Action::Back { element }));
        list.sort_unstable();
        list.into_iter().for_each(found);
    }

    fn note(&mut self, _: &Demonworld, state: &mut State, seat: Seat, action: &Action) {
        let action = *action;
        if let Some(index) = ask(state, seat) {
            let shot = &mut state.shots[index];
            shot.aim = aim(action);
            shot.high = matches!(action, Action::Shell { high: true, .. });
        }
        state.player_mut(seat).stage += 1;
    }

    fn forget(&self, _: &Demonworld, state: &mut State, seat: Seat) {
        let owners: Vec<Seat> =
            state.shots.iter().map(|shot| state.seat_of(shot.shooter)).collect();
        for (shot, owner) in state.shots.iter_mut().zip(owners) {
            if owner == seat {
                shot.aim = Aim::Open;
                shot.high = false;
            }
        }
        state.player_mut(seat).stage = 0;
    }

    fn done(&self, _: At<'_>, seat: Seat, cx: &mut Cx<'_, Event>) {
        cx.tell(|| Event::ShotsSealed { seat });
    }

    /// §PR-75 All shots are declared and lie open.
    fn close(self, Play { state, cx, .. }: Play<'_, '_>) {
        cx.reveal();
        for player in &mut state.players {
            player.stage = 0;
        }
    }

    fn why_not(&self, at: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        refusals::reason(at.state, *action, || why_not(at.game, at.state, seat, *action))
    }
}

/// What an answer tells a shooter to do.
pub(crate) fn aim(action: Action) -> Aim {
    match action {
        Action::Fire { target } => Aim::At(target),
        Action::Back { element } => Aim::Back(element),
        Action::Breathe { cone } => Aim::Cone(cone),
        Action::Shell { hex, .. } | Action::StrikeHex { hex } => Aim::Hex(hex.hex()),
        _ => Aim::Cease,
    }
}

/// §PR-77 All shots of both sides are resolved where everybody stood when they were declared.
pub(crate) fn resolve(_: step::Resolve, Play { game, state, cx }: Play<'_, '_>) {
    let shots = std::mem::take(&mut state.shots);
    let mut toll = toll::Toll::default();
    for (at, shot) in shots.iter().enumerate() {
        match shot.aim {
            Aim::At(_) | Aim::Hex(_) if flame::is_flaming(game, state, shot.shooter) => {
                flame::loose(game, state, (&shots, at), (&mut toll, cx));
            }
            Aim::At(target) => {
                let backers = backers(&shots, shot.shooter);
                fire(game, state, (shot.shooter, target), &backers, (&mut toll, cx));
                // §PR-76 To support is to shoot.
                for backer in backers {
                    state.mark(backer, Deeds::SHOT);
                }
            }
            Aim::Cone(cone) => {
                breath::breathe(game, state, (shot.shooter, cone), (&mut toll, cx));
            }
            Aim::Hex(hex) => {
                artillery::fire(game, state, (shot.shooter, hex, shot.high), (&mut toll, cx));
            }
            Aim::Open | Aim::Cease | Aim::Back(_) => continue,
        }
        state.mark(shot.shooter, Deeds::SHOT);
    }
    toll.settle(game, state, cx);
}

/// Who was told to support a shooter.
pub(crate) fn backers(shots: &[Shot], shooter: ElementId) -> Vec<ElementId> {
    let backs = |other: &&Shot| other.aim == Aim::Back(shooter);
    shots.iter().filter(backs).map(|other| other.shooter).collect()
}

/// §DW-86 §DW-95 One shot.
pub(crate) fn fire(
    game: &Demonworld,
    state: &mut State,
    (shooter, target): (ElementId, ElementId),
    backers: &[ElementId],
    (toll, cx): (&mut toll::Toll, &mut Cx<'_, Event>),
) {
    state.mark(target, Deeds::TARGETED);
    let element = shooter;
    let Some(mark) = volley::mark(game, state, shooter, target) else {
        cx.tell(|| Event::ShotLost {
            element: state.placed(element),
            target: state.placed(target),
        });
        return;
    };
    if volley::is_into_melee(game, state, target, mark.seen) {
        into_melee(game, state, (shooter, target), mark, (toll, cx));
    } else if !toll.is_dead(state, target) {
        let support = volley::support(game, state, (shooter, target), backers);
        roll(game, state, (shooter, target, mark), Manner::Aimed(support), (toll, cx));
    }
}

/// §DW-95 §DW-96 §PR-78 A shot into a melee.
fn into_melee(
    game: &Demonworld,
    state: &State,
    (shooter, target): (ElementId, ElementId),
    mark: Mark,
    (toll, cx): (&mut toll::Toll, &mut Cx<'_, Event>),
) {
    let die = u8::try_from(cx.die(6, &STRAY)).expect("a die");
    if die <= game.content().tables.into_melee {
        if !toll.is_dead(state, target) {
            roll(game, state, (shooter, target, mark), Manner::Melee, (toll, cx));
        }
        return;
    }
    let compass = u8::try_from(cx.die(6, &COMPASS)).expect("a die");
    let hex = mark.hex.step(Direction::of_die(compass));
    let there = state.at(game, hex);
    let struck = there.filter(|&other| {
        let near = other == target || contact::touches(game, state, target, other);
        // §PR-78 Nobody shoots himself.
        near && other != shooter && !toll.is_dead(state, other)
    });
    let element = shooter;
    let Some(other) = struck else {
        cx.tell(|| Event::ShotLost {
            element: state.placed(element),
            target: state.placed(target),
        });
        return;
    };
    cx.tell(|| Event::Strayed {
        element: state.placed(element),
        target: state.placed(other),
        die: compass,
    });
    // The power is that at the distance of the original target.
    let stray = Mark { hex, ..mark };
    roll(game, state, (shooter, other, stray), Manner::Stray(mark.seen), (toll, cx));
}

/// §DW-86 §DW-92 The die is cast; a hit costs one hit point.
fn roll(
    game: &Demonworld,
    state: &State,
    (shooter, target, mark): (ElementId, ElementId, Mark),
    manner: Manner,
    (toll, cx): (&mut toll::Toll, &mut Cx<'_, Event>),
) {
    let terms = volley::terms(game, state, shooter, (target, mark), manner);
    let needed = volley::needed(&terms);
    let die = u8::try_from(cx.die(20, &SHOT)).expect("a die");
    let support = if let Manner::Aimed(support) = manner { support } else { 0 };
    let element = shooter;
    cx.tell(|| Event::Shot {
        element: state.placed(element),
        target: state.placed(target),
        die,
        needed,
        support,
        parts: part::named(game, &terms),
    });
    if i8::try_from(die).expect("a die") <= needed {
        toll.wounds.push((target, Cause::Shot));
    }
}

/// Why a declaration is refused.
fn why_not(game: &Demonworld, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    let Some(index) = ask(state, seat) else { return Ok(()) };
    let shooter = state.shots[index].shooter;
    match action {
        Action::Fire { target } => volley::why_not(game, state, shooter, target),
        Action::Back { element } => Err(Illegal::NoSuchSupport { element: state.placed(element) }),
        Action::Breathe { .. } => Err(Illegal::NoBreath {}),
        Action::StrikeHex { hex } => Err(Illegal::CannotBurn { hex: hex.into() }),
        Action::Shell { hex, high } => artillery::why_not(game, state, shooter, (hex, high)),
        _ => Ok(()),
    }
}
