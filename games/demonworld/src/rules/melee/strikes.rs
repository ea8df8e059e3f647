//! §PR-97 §PR-98 Blows fall by initiative, and second attacks.

use kernel::{Ask, Cx, Seat, Topic, Why, rule, topics};

use super::blows::{self, Terms};
use crate::action::{Action, Spot};
use crate::event::Event;
use crate::grid::Place;
use crate::illegal::Illegal;
use crate::part;
use crate::rules::ground::{arms, reach, terrain};
use crate::rules::morale::losses;
use crate::rules::movement::march;
use crate::rules::refusals;
use crate::state::{Aim, Blow, ElementId, State};
use crate::step::{self, Cause, Step};
use crate::{At, Demonworld, Found, Play};

/// §PR-22 Every roll names the paragraph that asks for it.
static BLOW: Why = Why { code: "blow", rule: rule!("DW-58") };

/// §PR-92 Initiative of a blow.
fn initiative(game: &Demonworld, state: &State, blow: Blow) -> i8 {
    let first = blows::is_first_round(game, state, blow.striker);
    arms::initiative(game, state, blow.striker, blow.weapon, first)
}

/// §PR-97 The initiative of every blow is that of the moment when all are announced.
pub(crate) fn begin(game: &Demonworld, state: &mut State) {
    for at in 0..state.blows.len() {
        state.blows[at].value = initiative(game, state, state.blows[at]);
    }
    descend(state);
}

/// §DW-41 §PR-97 The highest value among blows that have not fallen comes next.
fn descend(state: &mut State) {
    let waiting = |blow: &&Blow| !blow.done && matches!(blow.aim, Aim::At(_));
    let highest = state.blows.iter().filter(waiting).map(|blow| blow.value).max();
    if let Some(value) = highest {
        state.agenda.first([Step::Strike { value, next: 0 }]);
    }
}

/// §PR-97 Blows of one value fall one after the other; wounds count together at their end.
pub(crate) fn strike(
    step::Strike { value, next }: step::Strike,
    Play { game, state, cx }: Play<'_, '_>,
) {
    for at in usize::from(next)..state.blows.len() {
        let blow = state.blows[at];
        let Aim::At(target) = blow.aim else {
            continue;
        };
        let falls = !blow.done && state.element(blow.striker).is_alive();
        if !falls || blow.value != value {
            state.blows[at].done |= !state.element(blow.striker).is_alive();
            continue;
        }
        state.blows[at].done = true;
        if !state.element(target).is_alive() {
            continue;
        }
        if falls_upon(game, state, blow, (target, value), cx) {
            let blow = u8::try_from(at).expect("blows are few");
            state
                .agenda
                .first([Step::Second { blow, target }, Step::Strike { value, next: blow + 1 }]);
            return;
        }
    }
    apply(game, state, cx);
    descend(state);
}

/// §PR-95 How many support a blow at a target, as announced.
pub(crate) fn support(
    game: &Demonworld,
    state: &State,
    striker: ElementId,
    target: ElementId,
) -> u8 {
    let backs = |other: &&Blow| {
        other.aim == Aim::Back(striker)
            && blows::supports(game, state, (other.striker, striker), target)
    };
    u8::try_from(state.blows.iter().filter(backs).count()).expect("supporters are few")
}

/// §PR-97 The field as a blow of this value finds it: blows of one value fall together, so whoever
/// stepped in meanwhile is struck where he stood.
fn field_before(game: &Demonworld, state: &State, target: ElementId, value: i8) -> Option<State> {
    let own = |blow: &&Blow| blow.striker == target && blow.value == value;
    let from = state.blows.iter().find(own)?.from?;
    let mut before = state.clone();
    before.lift(game, target);
    before.put(game, target, from, state.element(target).facing);
    Some(before)
}

/// §PR-93 §PR-97 One blow falls if its target is still before it; says whether a second attack
/// follows.
fn falls_upon(
    game: &Demonworld,
    state: &mut State,
    blow: Blow,
    (target, value): (ElementId, i8),
    cx: &mut Cx<'_, Event>,
) -> bool {
    let before = field_before(game, state, target, value);
    let field = before.as_ref().unwrap_or(state);
    let mut is_there = false;
    targets(game, field, blow, &mut |foe| is_there |= foe == target);
    if !is_there {
        let element = blow.striker;
        cx.tell(|| Event::BlowLost {
            element: state.placed(element),
            target: state.placed(target),
        });
        return false;
    }
    let support = support(game, field, blow.striker, target);
    let terms = blows::terms(game, field, (blow.striker, blow.weapon), target, support);
    fall(game, state, blow, (target, value), (support, &terms), cx)
}

/// One blow falls; says whether a second attack follows.
fn fall(
    game: &Demonworld,
    state: &mut State,
    blow: Blow,
    (target, value): (ElementId, i8),
    (support, terms): (u8, &Terms),
    cx: &mut Cx<'_, Event>,
) -> bool {
    let needed = blows::needed(terms);
    let die = u8::try_from(cx.die(20, &BLOW)).expect("a die");
    let element = blow.striker;
    cx.tell(|| Event::Struck {
        element: state.placed(element),
        target: state.placed(target),
        die,
        needed,
        initiative: value,
        parts: part::named(game, terms),
    });
    let rolled = i8::try_from(die).expect("a die");
    // §PR-8 §PR-140 No face is lucky: only the sum counts.
    if rolled > needed {
        return false;
    }
    state.wounds.push(target);
    credit(game, state, element, target);
    let standard = !game.card_of(state, state.element(element).troop).kind.is_large();
    // §PR-98 Quick, alone and well below the number.
    standard
        && support == 0
        && value > blows::current(game, state, target)
        && rolled <= needed - game.content().tables.second_attack
}

/// Whether the wounds of the value at hand kill an element.
fn is_dying(state: &State, element: ElementId) -> bool {
    let wounds = state.wounds.iter().filter(|&&wounded| wounded == element).count();
    wounds >= usize::from(state.element(element).hp)
}

/// §PR-103 The unit whose blow removes an element is credited with it.
fn credit(_game: &Demonworld, state: &mut State, striker: ElementId, target: ElementId) {
    let wounds = state.wounds.iter().filter(|&&wounded| wounded == target).count();
    if wounds == usize::from(state.element(target).hp) {
        let unit = state.unit_of(striker);
        let slain = &mut state.troop_mut(unit).slain;
        *slain = slain.saturating_add(1);
    }
}

/// §PR-97 Wounds of the value at hand are applied together.
fn apply(game: &Demonworld, state: &mut State, cx: &mut Cx<'_, Event>) {
    for element in std::mem::take(&mut state.wounds) {
        losses::hurt(game, state, (element, 1, Cause::Blow), cx);
    }
}

/// §PR-98 The striker takes the place of the element that it killed.
fn step_in(game: &Demonworld, state: &mut State, striker: ElementId, dead: ElementId) -> bool {
    let Some(hex) = state.element(dead).hex else {
        return false;
    };
    let single = !game.card_of(state, state.element(dead).troop).kind.is_large();
    let facing = state.element(striker).facing;
    // §PR-65 In one-sided contact the killer may be the one who cannot go there.
    let way = state.element(striker).hex.and_then(|from| Some((from, from.direction_to(hex)?)));
    let walker = terrain::walker(game, state, striker);
    let enters = way.is_some_and(|way| terrain::can_enter(game, state, walker, way));
    if single && enters {
        state.lift(game, dead);
        state.lift(game, striker);
        state.put(game, striker, hex, facing);
    }
    single && enters
}

/// §PR-98 What a second attack may do.
impl Ask<Demonworld> for step::Second {
    const TOPICS: &'static [Topic] = topics!["second" => "PR-98"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        Some(state.seat_of(state.blows[usize::from(self.blow)].striker))
    }

    fn offer(&self, At { game, state }: At<'_>, _: Seat, found: &mut Found<'_>) {
        let Self { blow, target } = *self;
        let striker = state.blows[usize::from(blow)].striker;
        blows::targets(game, state, striker, &mut |foe| {
            if !is_dying(state, foe) {
                found(Action::Strike { target: foe });
            }
        });
        if is_dying(state, target) {
            let mut stepped = state.clone();
            if step_in(game, &mut stepped, striker, target) {
                let mut foes = Vec::new();
                blows::targets(game, &stepped, striker, &mut |foe| foes.push(foe));
                for foe in foes {
                    if !is_dying(state, foe) {
                        found(Action::StepIn { target: foe });
                    }
                }
            }
        }
        found(Action::Decline {});
    }

    /// §PR-98 The second attack.
    fn answer(self, Play { game, state, cx }: Play<'_, '_>, _: Seat, action: &Action) {
        let Self { blow: at, target: dead } = self;
        let blow = state.blows[usize::from(at)];
        let element = blow.striker;
        let target = match *action {
            Action::Strike { target } => target,
            Action::StepIn { target } => {
                let hex = state.element(dead).hex;
                // §PR-98 The dead element is removed at once in this case.
                let gone = state.wounds.iter().filter(|&&wounded| wounded == dead).count();
                state.wounds.retain(|&wounded| wounded != dead);
                for _ in 0..gone {
                    losses::hurt(game, state, (dead, 1, Cause::Blow), cx);
                }
                if let Some(hex) = hex {
                    let facing = state.element(element).facing;
                    let from = state.element(element).hex;
                    state.blows[usize::from(at)].from = from;
                    march::relocate(game, state, &[(element, Place::new(hex, facing))]);
                    cx.tell(|| Event::SteppedIn {
                        element: element.at(from),
                        hex: Spot::of(hex).into(),
                    });
                }
                target
            }
            _ => return,
        };
        let terms = blows::terms(game, state, (element, blow.weapon), target, 0);
        let needed = blows::needed(&terms);
        let die = u8::try_from(cx.die(20, &BLOW)).expect("a die");
        cx.tell(|| Event::StruckAgain {
            element: state.placed(element),
            target: state.placed(target),
            die,
            needed,
            parts: part::named(game, &terms),
        });
        if i8::try_from(die).expect("a die") <= needed {
            state.wounds.push(target);
            credit(game, state, element, target);
        }
    }

    fn why_not(&self, at: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        refusals::reason(at.state, *action, || match *action {
            Action::StepIn { target } => Err(Illegal::NoStepIn { target: at.state.placed(target) }),
            Action::Strike { target } => Err(Illegal::NoStrike { target: at.state.placed(target) }),
            _ => Ok(()),
        })
    }
}

/// Enemies that a blow may be aimed at.
pub(crate) fn targets(
    game: &Demonworld,
    state: &State,
    blow: Blow,
    found: &mut dyn FnMut(ElementId),
) {
    let card = game.card_of(state, state.element(blow.striker).troop);
    if card.kind.is_large() {
        reach::targets(game, state, (blow.striker, blow.weapon), found);
    } else {
        blows::targets(game, state, blow.striker, found);
    }
}
