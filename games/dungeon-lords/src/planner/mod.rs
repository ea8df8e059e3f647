//! Plans for one battle, tried out: every way to plan and to fight it, with what comes of each.
//!
//! A [`Scenario`] describes a party, a dungeon, traps and units from nothing; [`from_state`] takes
//! them out of a position. [`explore`] visits every course of the battle, [`courses`] collects them,
//! [`best`] compares them. The rules are those of the game: a course is a list of actions that the
//! game would accept.

mod compare;
mod tool;
mod written;

use arrayvec::ArrayVec;
use kernel::chance::Seeded;
use kernel::{At, Cx, Game, Seat, Seats, Steps as _};
use serde::Serialize;
use ts_rs::TS;

use crate::DungeonLords;
use crate::action::Action;
use crate::event::Event;
use crate::grid::{Cell, Cells};
use crate::ids::{Counts, Monster, Room, Spell, Token, Tokens, Trap, Who, total};
use crate::rules::damage;
use crate::state::{Built, Hero, Plan, Slot, State};
use crate::step::Step;

pub use compare::{PlanOutlook, Way, plans};
pub use tool::{Planner, Plans, Question};
pub use written::{Written, WrittenFighter, WrittenRoom};

/// Somebody of the party.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fighter {
    /// Who it is.
    pub who: Who,
    /// Damage so far.
    pub damage: u8,
    /// Items.
    pub items: Vec<Token>,
}

impl Fighter {
    /// Somebody unhurt, with nothing in his hands.
    pub fn new(who: Who) -> Fighter {
        Fighter { who, damage: 0, items: Vec::new() }
    }
}

/// A battle described from nothing; the seat that defends is the first one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    /// The combat round, 1 to 4.
    pub round: u8,
    /// The combat card of the round.
    pub card: Spell,
    /// Gold at hand.
    pub gold: u8,
    /// Food at hand.
    pub food: u8,
    /// Imps at hand.
    pub imps: u8,
    /// Place on the Evilometer.
    pub evil: i8,
    /// The party, front first.
    pub party: Vec<Fighter>,
    /// Tunnels that are not conquered.
    pub tunnels: Cells,
    /// Rooms that are not conquered.
    pub rooms: Vec<(Room, Cell)>,
    /// Conquered tunnels.
    pub conquered: Cells,
    /// Units face up.
    pub units: Vec<Monster>,
    /// Traps in hand.
    pub traps: Vec<Trap>,
}

/// What came of a battle for the seat that defends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, TS)]
pub struct Result {
    /// Adventurers eliminated, a paladin included.
    pub eliminated: u8,
    /// Adventurers who still stand.
    pub standing: u8,
    /// Hit points that those have left.
    pub hit_points: u16,
    /// Tiles conquered.
    pub conquered: u8,
    /// Change of evil.
    pub evil: i8,
    /// Gold, food and imps spent or lost.
    pub spent: u8,
    /// Traps spent or lost.
    pub traps: u8,
    /// Units knocked out, eaten or gone.
    pub knocked_out: u8,
    /// Items that were used against the defender.
    pub items_used: u8,
    /// Somebody else's paladin came, or one's own left.
    pub paladin_moved: bool,
}

/// One course of a battle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course {
    /// What the defender does, in order: the plan first, then the battle.
    pub actions: Vec<Action>,
    /// What comes of it.
    pub result: Result,
}

impl Scenario {
    /// A position in which the defender is about to plan this battle.
    pub fn state(&self, game: &DungeonLords) -> State {
        let mut dice = Seeded::from_number(0);
        let mut state = game.start(&mut Cx::silent(&mut dice));
        let year = game.content.card(self.card).year;
        state.year = year;
        state.season = 3;
        state.round = self.round.clamp(1, 4);
        state.first = Seat(0);
        state.stock.cards = 0;
        state.cards = [Slot::default(); 4];
        state.cards[usize::from(state.round) - 1] =
            Slot { card: Some(self.card), seen: Seats::ALL };
        let count = |kind: usize| self.traps.iter().filter(|trap| trap.index() == kind).count();
        let units = |kind: usize| self.units.iter().filter(|one| one.index() == kind).count();
        let small = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
        let built = self.rooms.iter().map(|&(room, cell)| Built { room, cell, uses: 0 });
        let line = self.party.iter().map(|fighter| Hero {
            who: fighter.who,
            damage: fighter.damage,
            extra: 0,
            items: fighter.items.iter().fold(Tokens::NONE, |set, token| set.with(*token)),
        });
        state.paladin.fallen = true;
        if self.party.iter().any(|fighter| fighter.who.is_paladin()) {
            state.paladin.fallen = false;
            state.paladin.host = Some(Seat(0));
        }
        let player = state.player_mut(Seat(0));
        player.gold = self.gold;
        player.food = self.food;
        player.imps = self.imps;
        player.evil = self.evil;
        player.tunnels = self.tunnels.or(self.conquered);
        player.conquered = self.conquered;
        player.rooms = built.take(16).collect();
        player.line = line.take(6).collect();
        player.lair = std::array::from_fn(|kind| small(units(kind)));
        player.traps = std::array::from_fn(|kind| small(count(kind)));
        from_state(&state, Seat(0))
    }
}

/// The position with nothing ahead but the plan and the battle of one seat. The combat card is the
/// one that lies in the slot of the round; an unknown one casts nothing and tires nobody.
pub fn from_state(state: &State, seat: Seat) -> State {
    let mut sandbox = state.clone();
    for player in &mut sandbox.players {
        // Nobody else is asked.
        player.stage = u8::MAX;
    }
    let player = sandbox.player_mut(seat);
    player.stage = 0;
    player.plan = Plan::default();
    sandbox.battle = None;
    sandbox.due = Counts::default();
    sandbox.agenda.clear();
    sandbox.agenda.first([Step::Plan, Step::Fight { seat }, Step::Halt { seat }]);
    sandbox
}

/// Visits the end of every course of the battle with the actions that led there; says how many
/// there were. The position comes from [`from_state`] or [`Scenario::state`].
pub fn explore(
    game: &DungeonLords,
    state: &State,
    seat: Seat,
    visit: &mut dyn FnMut(&[Action], &State),
) -> u64 {
    explore_within(game, state, seat, u64::MAX, visit).unwrap_or(u64::MAX)
}

/// Like [`explore`], but gives up once there are more courses than this.
pub fn explore_within(
    game: &DungeonLords,
    state: &State,
    seat: Seat,
    most: u64,
    visit: &mut dyn FnMut(&[Action], &State),
) -> Option<u64> {
    let mut search = Search { game, seat, path: ArrayVec::new(), visit, courses: 0, most };
    let mut state = state.clone();
    let mut dice = Seeded::from_number(0);
    kernel::advance(game, &mut state, &mut Cx::silent(&mut dice));
    search.step(&state);
    (search.courses <= most).then_some(search.courses)
}

struct Search<'a> {
    game: &'a DungeonLords,
    seat: Seat,
    path: ArrayVec<Action, 64>,
    visit: &'a mut dyn FnMut(&[Action], &State),
    courses: u64,
    most: u64,
}

impl Search<'_> {
    fn step(&mut self, state: &State) {
        if self.courses > self.most {
            return;
        }
        if matches!(state.agenda.top(), Some(Step::Halt { .. })) || self.path.is_full() {
            self.courses += 1;
            (self.visit)(&self.path, state);
            return;
        }
        let Some(top) = state.agenda.top().copied() else { return };
        let mut list = ArrayVec::<Action, 64>::new();
        let at = At { game: self.game, state };
        top.offer(at, self.seat, &mut |action| {
            if !list.is_full() {
                list.push(action);
            }
        });
        for action in list {
            let mut next = state.clone();
            let mut dice = Seeded::from_number(0);
            self.game.play(&mut next, self.seat, &action, &mut Cx::silent(&mut dice));
            self.path.push(action);
            self.step(&next);
            self.path.pop();
        }
    }
}

/// What a battle changed for the seat that defends.
pub fn result(game: &DungeonLords, before: &State, after: &State, seat: Seat) -> Result {
    let (old, new) = (before.player(seat), after.player(seat));
    let real = || new.line.iter().filter(|hero| hero.who.is_real());
    let left = |hero: &Hero| u16::from(damage::hit_points(game, *hero).saturating_sub(hero.damage));
    let spent = |old: u8, new: u8| old.saturating_sub(new);
    let few = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
    let caught = new.prison & !old.prison;
    Result {
        eliminated: few(Who::all_in(caught).count()),
        standing: few(real().count()),
        hit_points: real().map(left).sum(),
        conquered: new.conquered.len().saturating_sub(old.conquered.len()),
        evil: new.evil - old.evil,
        spent: spent(old.gold, new.gold) + spent(old.food, new.food) + spent(old.imps, new.imps),
        traps: old.trap_count().saturating_sub(new.trap_count()),
        knocked_out: total(&old.lair).saturating_sub(total(&new.lair)),
        items_used: after.used.less(before.used).len(),
        paladin_moved: before.paladin.host != after.paladin.host && !after.paladin.fallen,
    }
}

/// Every course of the battle with what comes of it.
pub fn courses(game: &DungeonLords, state: &State, seat: Seat) -> Vec<Course> {
    let mut found = Vec::new();
    explore(game, state, seat, &mut |actions, after| {
        let result = result(game, state, after, seat);
        found.push(Course { actions: actions.to_vec(), result });
    });
    found
}

/// What happens in a course of a battle, event by event; the position comes from [`from_state`], with
/// the combat card in its slot.
pub fn told(game: &DungeonLords, state: &State, seat: Seat, actions: &[Action]) -> Vec<Event> {
    let mut state = state.clone();
    let mut events = Vec::new();
    let mut dice = Seeded::from_number(0);
    kernel::advance(game, &mut state, &mut Cx::telling(&mut dice, &mut events));
    for action in actions {
        game.play(&mut state, seat, action, &mut Cx::telling(&mut dice, &mut events));
    }
    events
}

/// What a result is worth to the defender, in tenths of a point: prisoners and tiles at their price,
/// wounds as part of a prisoner, everything spent a little.
pub fn worth(result: &Result) -> i32 {
    let each = |count: u8, tenths: i32| i32::from(count) * tenths;
    each(result.eliminated, 20)
        - each(result.conquered, 25)
        - i32::from(result.hit_points) * 2
        - each(result.standing, 5)
        - each(result.spent, 4)
        - each(result.traps, 3)
        - each(result.knocked_out, 3)
        - each(result.items_used, 10)
        - i32::from(result.evil)
}

/// The course that is worth most; the first of equals.
pub fn best(courses: &[Course]) -> Option<&Course> {
    courses.iter().rev().max_by_key(|course| worth(&course.result))
}
