//! A position in which a battle can be tried out, made from what its owner sees.

use kernel::chance::Seeded;
use kernel::{Cx, Game, Seat, Seats};

use crate::DungeonLords;
use crate::grid::{Cell, Cells};
use crate::ids::{Counts, Monster, Order, Spell, Token, Tokens, Trap};
use crate::rules::damage;
use crate::state::{Battle, Built, Hero, Plan, Player, Slot, State};
use crate::step::Step;
use crate::view::{BattleView, PlanView, PlayerView, TokenView, TrapCount, UnitCount, View};

/// The position of the viewer's battle or plan, with nothing after it; nobody else is asked, and
/// what the viewer does not know is left out.
pub(super) fn position(game: &DungeonLords, view: &View) -> Option<State> {
    let seat = view.seat?;
    let mut dice = Seeded::from_number(0);
    let mut state = game.start(&mut Cx::silent(&mut dice));
    state.year = view.year;
    state.season = view.season;
    state.round = view.round;
    state.first = view.first;
    state.stock.cards = 0;
    state.paladin.host = view.paladin;
    state.paladin.fallen = view.paladin_fallen;
    for (slot, seen) in state.cards.iter_mut().zip(&view.cards) {
        let known = if seen.card.is_some() { Seats::ALL } else { Seats::NONE };
        *slot = Slot { card: seen.card, seen: known };
    }
    for ((index, player), seen) in (0u8..).zip(&mut state.players).zip(&view.players) {
        fill(game, player, seen);
        // Nobody else is asked.
        player.stage = match &seen.secret {
            Some(secret) if Seat(index) == seat => secret.stage,
            _ => u8::MAX,
        };
    }
    state.used = view.players.iter().fold(Tokens::NONE, |used, player| {
        let borne = player.line.iter().flat_map(|hero| &hero.items);
        let all = borne.chain(&player.bag).chain(&player.tokens).chain(&player.captured);
        all.filter(|token| token.used).fold(used, |used, token| used.with(made(*token)))
    });
    state.due = units(&view.due);
    state.agenda.clear();
    state.agenda.first([Step::Halt { seat }]);
    match &view.battle {
        Some(battle) if battle.seat == seat => {
            for step in battle.ahead.iter().rev() {
                state.agenda.first([*step]);
            }
            state.battle = Some(fight(battle));
        }
        None if view.step == "plan" => state.agenda.first([Step::Plan, Step::Fight { seat }]),
        // Somebody else's battle, or none.
        _ => return None,
    }
    Some(state)
}

/// The cards that may lie in the slot of the round, as far as the viewer knows.
pub(super) fn cards(game: &DungeonLords, view: &View) -> Vec<Spell> {
    let slot = usize::from(view.round.clamp(1, 4)) - 1;
    if let Some(card) = view.cards.get(slot).and_then(|slot| slot.card) {
        return vec![card];
    }
    let seen = |card: &Spell| view.cards.iter().any(|slot| slot.card == Some(*card));
    let all = Spell::ALL.iter().copied();
    all.filter(|card| game.content.card(*card).year == view.year && !seen(card)).collect()
}

fn made(token: TokenView) -> Token {
    Token::new(token.colour, token.item)
}

fn set(cells: &[Cell]) -> Cells {
    cells.iter().copied().collect()
}

fn traps(list: &[TrapCount]) -> Counts {
    let mut counts = Counts::default();
    for one in list {
        counts[one.trap.index()] = one.count;
    }
    counts
}

fn units(list: &[UnitCount]) -> Counts {
    let mut counts = Counts::default();
    for one in list {
        counts[one.monster.index()] = one.count;
    }
    counts
}

fn plan(seen: &PlanView) -> Plan {
    let mut plan = Plan { cell: seen.cell, ghosts: seen.ghosts, ..Plan::default() };
    for (slot, trap) in plan.traps.iter_mut().zip(&seen.traps) {
        *slot = Some(*trap);
    }
    for (slot, monster) in plan.monsters.iter_mut().zip(&seen.monsters) {
        *slot = Some(*monster);
    }
    plan
}

fn tokens(list: &[TokenView]) -> Tokens {
    list.iter().fold(Tokens::NONE, |set, token| set.with(made(*token)))
}

/// What a view tells of a player.
fn fill(game: &DungeonLords, player: &mut Player, seen: &PlayerView) {
    player.gold = seen.gold;
    player.food = seen.food;
    player.imps = seen.imps;
    player.busy = seen.busy;
    player.evil = seen.evil;
    player.letters = seen.letters;
    player.tunnels = set(&seen.tunnels);
    player.conquered = set(&seen.conquered);
    let built = |room: &crate::view::RoomView| Built { room: room.room, cell: room.cell, uses: 0 };
    player.rooms = seen.rooms.iter().map(built).take(16).collect();
    player.lair = Counts::default();
    player.down = Counts::default();
    for unit in &seen.units {
        player.lair[unit.monster.index()] = unit.up;
        player.down[unit.monster.index()] = unit.down;
    }
    player.prison = seen.prison.iter().fold(0, |set, who| set | who.bit());
    player.tokens = tokens(&seen.tokens);
    player.captured = tokens(&seen.captured);
    player.trophies = tokens(&seen.trophies);
    player.bag = tokens(&seen.bag);
    let hero = |hero: &crate::view::HeroView| {
        let plain = Hero { items: tokens(&hero.items), ..Hero::new(hero.who) };
        // What a spell gave for this Combat.
        let extra = hero.hp.saturating_sub(damage::hit_points(game, plain));
        Hero { damage: hero.damage, extra, ..plain }
    };
    player.line = seen.line.iter().map(hero).take(6).collect();
    player.orders = [None::<Order>; 3];
    let Some(secret) = &seen.secret else { return };
    player.traps = traps(&secret.traps);
    player.plan = plan(&secret.plan);
}

fn fight(seen: &BattleView) -> Battle {
    let poison = seen.poisoned.iter().copied().zip(seen.poison.iter().copied());
    Battle {
        traps: traps(&seen.traps),
        units: units(&seen.units),
        fresh: units(&seen.fresh),
        spent: units(&seen.spent),
        guard: seen.guard,
        clovers: seen.clovers,
        shield: seen.shield,
        skip_conquer: seen.skip_conquer,
        skip_heal: seen.skip_heal,
        skip_spell: seen.skip_spell,
        attacked: seen.attacked,
        hidden: seen.hidden,
        rage: seen.rage,
        sheep: seen.sheep,
        poison: poison.take(4).collect(),
        ..Battle::new(seen.seat, seen.cell)
    }
}

/// Names of what a plan sends, for an id.
pub(super) fn plan_id(plan: Plan) -> String {
    let mut traps: Vec<&str> = plan.traps.iter().flatten().map(|one: &Trap| one.id()).collect();
    let units = plan.monsters.iter().flatten().map(|one: &Monster| one.id());
    let mut units: Vec<&str> = units.collect();
    // The same things in another order are the same plan.
    traps.sort_unstable();
    units.sort_unstable();
    let cell = plan.cell.map(|cell| cell.to_string()).unwrap_or_default();
    format!("plan/{cell}/{}/{}/{}", traps.join("+"), units.join("+"), plan.ghosts)
}

#[cfg(test)]
mod tests {
    use kernel::{Turn, Viewer};

    use super::*;
    use crate::action::Action;
    use crate::options::{Items, Options};

    /// What somebody sees is enough to try out the own battle: the same answers are open, and they
    /// lead to the same place.
    #[test]
    fn a_view_is_enough_to_try_a_battle() {
        let mut compared = 0;
        for (number, items) in [Items::None, Items::Basic, Items::Advanced].into_iter().enumerate()
        {
            let game = DungeonLords::open(&Options { items, ..Options::default() }, None)
                .expect("the options open");
            for seed in 0..24 {
                compared += play(&game, seed * 3 + u64::try_from(number).expect("three of them"));
            }
        }
        assert!(compared > 40, "{compared}");
    }

    fn play(game: &DungeonLords, seed: u64) -> usize {
        let (mut dice, mut own) = (Seeded::from_number(seed), Seeded::from_number(seed + 99));
        let mut state = game.start(&mut Cx::silent(&mut dice));
        let mut compared = 0;
        while let Turn::To(asked) = game.turn(&state) {
            let seat = asked.iter().next().expect("somebody is asked");
            let mut list = Vec::new();
            game.legal(&state, seat, &mut list);
            let count = u32::try_from(list.len()).expect("lists are short");
            let action = list[own.below(count) as usize];
            let view = game.view(&state, Viewer::Seat(seat));
            let mut trial = position(game, &view);
            if let Some(trial) = &trial {
                let mut open: Vec<Action> = Vec::new();
                game.legal(trial, seat, &mut open);
                assert_eq!(open, list, "{view:?}");
            }
            game.play(&mut state, seat, &action, &mut Cx::silent(&mut dice));
            if let (Some(trial), true) = (&mut trial, view.battle.is_some()) {
                let mut none = Seeded::from_number(0);
                game.play(trial, seat, &action, &mut Cx::silent(&mut none));
                let real = game.view(&state, Viewer::Seat(seat));
                let tried = game.view(trial, Viewer::Seat(seat));
                if real.battle.as_ref().is_some_and(|battle| battle.seat == seat) {
                    assert_eq!(tried.battle, real.battle);
                    assert_eq!(tried.players[seat.index()].line, real.players[seat.index()].line);
                    compared += 1;
                }
            }
        }
        compared
    }
}
