//! §DL-79, §CR-0 to §CR-2, §CR-11 to §CR-13 Combat: rounds, battles and their end.

use arrayvec::ArrayVec;
use kernel::{Ask, Cx, Seat, Seats, Topic, topics};

use crate::action::Action;
use crate::content::Cost;
use crate::event::Event;
use crate::ids::{Counts, Item, Monster, Tokens, Trap, Who};
use crate::illegal::Illegal;
use crate::options::Items;
use crate::rules::damage::icons;
use crate::rules::{actions, evil, items, ledger, planning, scoring, season};
use crate::state::{Battle, Plan, State};
use crate::step::{self, Step};
use crate::{At, DungeonLords, Found, Play};

/// §CR-0 Lines are fixed; items are given out.
pub(crate) fn begin(_: step::Combat, Play { game, state, cx }: Play<'_, '_>) {
    let year = state.year;
    state.round = 1;
    for player in &mut state.players {
        player.fought = Plan::default();
    }
    state.monsters.clear();
    state.rooms.clear();
    cx.tell(|| Event::CombatBegan { year });
    if game.options.items == Items::Basic {
        items::distribute(game, state, cx);
    }
    round(game, state, cx);
}

/// §DL-79 One round: plans, then the card, then the battles.
fn round(game: &DungeonLords, state: &mut State, cx: &mut Cx<'_, Event>) {
    let round = state.round;
    cx.tell(|| Event::CombatRound { round });
    let (plan, card, fight) = (Step::Plan, Step::Card, Step::Battle { turn: 0 });
    if game.options.card_before_planning {
        state.agenda.first([card, plan, fight, Step::NextRound]);
    } else {
        state.agenda.first([plan, card, fight, Step::NextRound]);
    }
}

/// §CR-1 The card of the round is turned up.
pub(crate) fn card(_: step::Card, Play { game, state, cx }: Play<'_, '_>) {
    let round = state.round;
    let card = actions::lay(state, round, Seats::ALL, cx);
    state.cards[usize::from(round) - 1].seen = Seats::ALL;
    let face = game.content.card(card);
    let speed = if face.fast { "fast" } else { "slow" };
    cx.tell(|| Event::CardShown { round, card, speed, fatigue: face.fatigue });
}

/// §DL-79 §MI-46 One dungeon after the other, §DL-67 from the starting player of the autumn.
pub(crate) fn next(step::Battle { turn }: step::Battle, Play { state, .. }: Play<'_, '_>) {
    if state.in_turn(turn + 1).is_some() {
        state.agenda.first([Step::Battle { turn: turn + 1 }]);
    }
    if let Some(seat) = state.in_turn(turn) {
        state.agenda.first([Step::Fight { seat }]);
    }
}

/// §CR-2 The dungeon of one seat.
pub(crate) fn open(step::Fight { seat }: step::Fight, Play { game, state, cx }: Play<'_, '_>) {
    let player = state.player_mut(seat);
    let cell = planning::cell(player);
    let plan = std::mem::take(&mut player.plan);
    // §DL-98 Without a party the plan comes back unseen.
    if !player.has_party() {
        return;
    }
    let Some(cell) = cell else {
        // §DL-97
        cx.tell(|| Event::NoTile { seat });
        state.agenda.first([Step::Free { seat }]);
        return;
    };
    fight(game, state, (seat, cell), plan, cx);
}

/// §DL-82 §DL-83 The plan is shown and paid for.
fn fight(
    game: &DungeonLords,
    state: &mut State,
    (seat, cell): (Seat, crate::grid::Cell),
    plan: Plan,
    cx: &mut Cx<'_, Event>,
) {
    cx.reveal();
    let place = state.player(seat).room_at(cell).map_or("tunnel", crate::ids::Room::id);
    cx.tell(|| Event::BattleBegan { seat, cell, place });
    state.player_mut(seat).fought = Plan { cell: Some(cell), ..plan };
    let mut battle = Battle::new(seat, cell);
    let mut cost = Cost::default();
    for trap in plan.traps.into_iter().flatten() {
        let player = state.player_mut(seat);
        player.traps[trap.index()] -= 1;
        battle.traps[trap.index()] += 1;
        cost = cost.plus(planning::trap_cost(game, state.player(seat), cell, trap));
        cx.tell(|| Event::TrapCommitted { seat, trap });
    }
    let ghost = Monster::ALL.iter().filter(|kind| game.content.monster(**kind).is_ghost);
    let ghosts = ghost.flat_map(|kind| {
        let count = state.player(seat).lair[kind.index()];
        std::iter::repeat_n(*kind, count.into())
    });
    let ghosts: ArrayVec<Monster, 16> = ghosts.take(plan.ghosts.into()).collect();
    for monster in plan.monsters.into_iter().flatten().chain(ghosts) {
        state.player_mut(seat).lair[monster.index()] -= 1;
        battle.units[monster.index()] += 1;
        cx.tell(|| Event::UnitCommitted { seat, monster });
    }
    // §CR-3 Anti-trap icons are counted once.
    let guard = icons(game, state.player(seat), Item::Clover, |face| face.anti_trap);
    battle.guard = guard.all();
    battle.clovers = guard.items;
    state.battle = Some(battle);
    ledger::pay(game, state, seat, cost, None, cx);
    state.agenda.first([
        Step::Spring,
        Step::Cast { fast: true },
        Step::Strike,
        Step::Cast { fast: false },
        Step::Heal,
        Step::Conquer,
        Step::Poison,
        Step::Close,
    ]);
}

/// §DL-97 §MI-28 A prisoner leaves; what was captured with him stays.
impl Ask<DungeonLords> for step::Free {
    const TOPICS: &'static [Topic] = topics!["free" => "DL-97"];

    fn whom(&self, _: At<'_>) -> Option<Seat> {
        Some(self.seat)
    }

    fn offer(&self, At { state, .. }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        for target in Who::all_in(state.player(seat).prison) {
            found(Action::Free { target });
        }
    }

    fn answer(self, Play { game, state, cx }: Play<'_, '_>, seat: Seat, action: &Action) {
        let Action::Free { target: who } = *action else { return };
        state.player_mut(seat).prison &= !who.bit();
        cx.tell(|| Event::Freed { seat, who });
        evil::change(game, state, seat, -1, "freed", cx);
    }

    fn why_not(&self, _: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        match *action {
            Action::Free { target } => Some(Illegal::NoPrisoner { target }),
            _ => None,
        }
    }
}

/// A battle that was only tried out waits here for ever.
impl Ask<DungeonLords> for step::Halt {
    const TOPICS: &'static [Topic] = topics!["work" => "DL-24"];

    fn whom(&self, _: At<'_>) -> Option<Seat> {
        Some(self.seat)
    }

    fn is_open(&self, _: At<'_>, _: Seat) -> bool {
        true
    }

    fn offer(&self, _: At<'_>, _: Seat, _: &mut Found<'_>) {}

    fn answer(self, _: Play<'_, '_>, _: Seat, _: &Action) {}

    fn why_not(&self, _: At<'_>, _: Seat, _: &Action) -> Option<Illegal> {
        None
    }
}

/// §CR-11 §DL-90 §DL-99 Units go home, traps to the discards.
pub(crate) fn close(_: step::Close, Play { state, cx, .. }: Play<'_, '_>) {
    let Some(battle) = state.battle.take() else { return };
    let seat = battle.seat;
    for &monster in Monster::ALL {
        let kind = monster.index();
        let spent = battle.spent[kind] + battle.units[kind];
        let player = state.player_mut(seat);
        player.lair[kind] += battle.fresh[kind];
        player.down[kind] += spent;
        for _ in 0..battle.fresh[kind] {
            cx.tell(|| Event::UnitHome { seat, monster, face: "up" });
        }
        for _ in 0..spent {
            cx.tell(|| Event::UnitHome { seat, monster, face: "down" });
        }
    }
    for &trap in Trap::ALL {
        state.stock.played[trap.index()] += battle.traps[trap.index()];
    }
    let real = state.player(seat).line.iter().filter(|hero| hero.who.is_real()).count();
    let left = u8::try_from(real).unwrap_or(u8::MAX);
    cx.tell(|| Event::BattleEnded { seat, left });
}

/// §DL-79 The next round, or the end of Combat.
pub(crate) fn next_round(_: step::NextRound, Play { game, state, cx }: Play<'_, '_>) {
    if state.round == 4 || state.players.iter().all(|player| !player.has_party()) {
        state.agenda.first([Step::EndCombat]);
    } else {
        state.round += 1;
        round(game, state, cx);
    }
}

/// §CR-13 §DL-68 Items are settled, survivors leave, everything is turned up again.
pub(crate) fn end(_: step::EndCombat, Play { game, state, cx }: Play<'_, '_>) {
    for seat in state.turn_order() {
        let player = state.player_mut(seat);
        let bag = std::mem::take(&mut player.bag);
        let line = std::mem::take(&mut player.line);
        for hero in line {
            if hero.who.is_real() {
                cx.tell(|| Event::Survived { seat, who: hero.who });
            }
            items::settle(game, state, (seat, false), hero.items, cx);
        }
        items::settle(game, state, (seat, false), bag, cx);
        let player = state.player_mut(seat);
        let down = std::mem::take(&mut player.down);
        for (pile, count) in player.lair.iter_mut().zip(down) {
            *pile += count;
        }
        player.plan = Plan::default();
    }
    state.used = Tokens::NONE;
    state.paladin.host = None;
    state.round = 0;
    state.due = Counts::default();
    let year = state.year;
    cx.tell(|| Event::CombatEnded { year });
    if year == 2 {
        scoring::finish(game, state, cx);
        return;
    }
    if game.options.pass_after_combat {
        season::pass_token(state, cx);
    }
    season::next_year(game, state, cx);
}
