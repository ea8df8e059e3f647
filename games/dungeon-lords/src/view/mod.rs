//! §DL-58 What each viewer may know: the only way out for positions.

mod key;
mod shape;

use kernel::{At, Seat, Steps as _, Viewer};

pub(crate) use key::key;
pub use shape::*;

use crate::DungeonLords;
use crate::content::Cost;
use crate::grid::{Cell, Cells};
use crate::ids::{Counts, Item, Monster, Order, Title, Token, Tokens, Trap, Who, total};
use crate::rules::{damage, events, items, planning, production, scoring};
use crate::state::{Absent, Battle, Guest, Hero, Minion, Plan, Player, Post, State};
use crate::step::Step;

/// The position as this viewer knows it.
pub(crate) fn view(game: &DungeonLords, state: &State, viewer: Viewer) -> View {
    let top = state.agenda.top();
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Referee => None,
    };
    let guests = |row: &[Guest]| row.iter().map(|guest| guest_view(game, state, *guest)).collect();
    View {
        seat,
        year: state.year,
        season: state.season,
        round: state.round,
        first: state.first,
        asked: top.map_or(Vec::new(), |step| step.whom(At { game, state }).iter().collect()),
        step: top.map_or("over", |step| step.code()),
        about: top.map_or(About::default(), |step| about(*step)),
        items: game.options.items,
        monsters: state.monsters.to_vec(),
        rooms: state.rooms.to_vec(),
        row: guests(&state.row),
        coming: guests(&state.coming),
        event: state.event,
        coming_event: state.coming_event,
        special: state.special,
        board: board(state),
        shown: state.shown,
        cards: state.cards.iter().map(|slot| slot_view(state, *slot, viewer)).collect(),
        paladin: state.paladin.host,
        paladin_fallen: state.paladin.fallen,
        trap_deck: total(&state.stock.traps),
        played: traps(&state.stock.played),
        parties: match (seat, top) {
            (Some(seat), Some(Step::Sell)) => recipients(state, seat),
            _ => Vec::new(),
        },
        gone: tokens(state, state.gone),
        absent: state.absent.iter().map(absent).collect(),
        players: state.seats().map(|seat| player(game, state, seat, viewer)).collect(),
        battle: state.battle.as_ref().map(|one| battle(state, one)),
        due: units(&state.due),
        result: state.over.then(|| scoring::sheets(game, state).iter().map(sheet).collect()),
    }
}

fn about(step: Step) -> About {
    let none = About::default();
    match step {
        Step::Use { order, space, .. } => About { order: Some(order), space: Some(space), ..none },
        Step::Tunnel { left, .. } => About { left: Some(left), ..none },
        Step::Feed { eater, .. } => About { monster: Some(eater), ..none },
        Step::Hit { monster, line, at } => {
            About { monster: Some(monster), line: Some(line), word: Some(at), ..none }
        }
        _ => none,
    }
}

fn guest_view(game: &DungeonLords, state: &State, guest: Guest) -> GuestView {
    GuestView {
        who: guest.who,
        class: game.content.hero(guest.who).class,
        item: guest.item.map(|token| token_view(state, token)),
    }
}

fn token_view(state: &State, token: Token) -> TokenView {
    TokenView { colour: token.colour(), item: token.item(), used: state.used.contains(token) }
}

fn tokens(state: &State, set: Tokens) -> Vec<TokenView> {
    set.iter().map(|token| token_view(state, token)).collect()
}

fn board(state: &State) -> Vec<SpaceView> {
    let mut spaces = Vec::new();
    for &order in Order::ALL {
        for (space, minion) in (0u8..).zip(state.board[order.index()]) {
            let (minion, blocked) = match minion {
                Some(Minion::Of(seat)) => (Some(seat), None),
                Some(Minion::Absent(colour)) => (None, Some(colour)),
                None => (None, None),
            };
            spaces.push(SpaceView { order, space, minion, blocked });
        }
    }
    spaces
}

/// §DL-26 A card is known to those who have looked at it.
fn slot_view(state: &State, slot: crate::state::Slot, viewer: Viewer) -> SlotView {
    let known = state.over || viewer.is_among(slot.seen);
    let seen = state.seats().filter(|&seat| slot.seen.contains(seat));
    SlotView { card: slot.card.filter(|_| known), seen: seen.collect() }
}

fn traps(counts: &Counts) -> Vec<TrapCount> {
    let all = Trap::ALL.iter().map(|&trap| TrapCount { trap, count: counts[trap.index()] });
    all.filter(|one| one.count > 0).collect()
}

fn units(counts: &Counts) -> Vec<UnitCount> {
    let all =
        Monster::ALL.iter().map(|&monster| UnitCount { monster, count: counts[monster.index()] });
    all.filter(|one| one.count > 0).collect()
}

fn orders_in(set: u8) -> Vec<Order> {
    Order::ALL.iter().copied().filter(|order| set & 1 << order.index() != 0).collect()
}

fn absent(absent: &Absent) -> AbsentView {
    AbsentView {
        colour: absent.colour,
        manager: absent.manager,
        shelved: orders_in(absent.shelved),
        orders: absent.orders.iter().flatten().copied().collect(),
        tokens: absent.tokens.iter().map(Token::item).collect(),
    }
}

fn cells(set: Cells) -> Vec<Cell> {
    set.iter().collect()
}

/// §DL-12 Whether the first orders put away are still a secret.
pub(crate) fn is_shelving(state: &State) -> bool {
    state.agenda.iter().any(|step| *step == Step::Shelve)
}

fn player(game: &DungeonLords, state: &State, seat: Seat, viewer: Viewer) -> PlayerView {
    let player = state.player(seat);
    // §DL-58 The owner's eyes only.
    let open = state.over || viewer == Viewer::Referee || viewer == Viewer::Seat(seat);
    let room = |built: &crate::state::Built| RoomView {
        room: built.room,
        cell: built.cell,
        uses: built.uses,
        conquered: player.conquered.contains(built.cell),
    };
    let unit = |monster: &Monster| UnitView {
        monster: *monster,
        up: player.lair[monster.index()],
        down: player.down[monster.index()],
    };
    let order = |wave: usize| OrderView {
        order: player.orders[wave],
        post: match player.posts[wave] {
            Post::Waiting => "waiting",
            Post::Placed => "placed",
            Post::Returned => "returned",
        },
    };
    let shelved = if is_shelving(state) { 0 } else { player.shelved };
    PlayerView {
        colour: State::colour(seat),
        gold: player.gold,
        food: player.food,
        imps: player.imps,
        busy: player.busy,
        trolls: production::free_trolls(game, player),
        evil: player.evil,
        letters: player.letters,
        tunnels: cells(player.tunnels),
        conquered: cells(player.conquered),
        dug: cells(player.dug),
        rooms: player.rooms.iter().map(room).collect(),
        units: Monster::ALL.iter().map(unit).filter(|unit| unit.up + unit.down > 0).collect(),
        traps: player.trap_count(),
        buried: total(&player.buried),
        shelved: orders_in(shelved),
        orders: (0..usize::from(state.shown.min(3))).map(order).collect(),
        turned: player.turned.map(Token::item),
        tokens: tokens(state, player.tokens),
        captured: tokens(state, player.captured),
        trophies: tokens(state, player.trophies),
        prison: Who::all_in(player.prison).collect(),
        line: player.line.iter().map(|one| hero(game, state, seat, *one)).collect(),
        bag: tokens(state, player.bag),
        nearest: cells(planning::nearest(player)),
        fought: plan(player.fought),
        bills: bills(game, state, seat),
        secret: open.then(|| secret(state, player)),
    }
}

/// §DL-47 §DL-49 What taxes and a Pay Day would cost.
fn bills(game: &DungeonLords, state: &State, seat: Seat) -> BillsView {
    let player = state.player(seat);
    let tax = events::tax(game, state, seat);
    let wages = Monster::ALL.iter().fold(Cost::default(), |mut sum, &monster| {
        for _ in 0..player.units(monster) {
            sum = sum.plus(game.content.monster(monster).cost);
        }
        sum
    });
    let lack = |have: u8, need: u8| need.saturating_sub(have);
    let missing = Cost {
        gold: lack(player.gold, wages.gold),
        food: lack(player.food, wages.food),
        imp: lack(player.imps, wages.imp),
        trap: lack(player.trap_count(), wages.trap),
        evil: 0,
        monster: 0,
    };
    BillsView {
        tiles: events::taxed_tiles(game, player).len(),
        tax,
        letters: lack(player.gold, tax),
        wages: wages.into(),
        missing: missing.into(),
    }
}

fn secret(state: &State, player: &Player) -> SecretView {
    let shelved = if is_shelving(state) { player.shelved } else { 0 };
    SecretView {
        traps: traps(&player.traps),
        buried: traps(&player.buried),
        drawn: orders_in(player.drawn),
        shelved: orders_in(shelved),
        orders: player.orders.iter().flatten().copied().collect(),
        third: player.third,
        gifts: player.gifts.iter().flatten().map(|token| token.item()).collect(),
        token: player.token.map(Token::item),
        plan: plan(player.plan),
        stage: player.stage,
    }
}

fn plan(plan: Plan) -> PlanView {
    PlanView {
        cell: plan.cell,
        traps: plan.traps.iter().flatten().copied().collect(),
        monsters: plan.monsters.iter().flatten().copied().collect(),
        ghosts: plan.ghosts,
    }
}

fn hero(game: &DungeonLords, state: &State, seat: Seat, hero: Hero) -> HeroView {
    let face = game.content.hero(hero.who);
    let more = |item: Item| hero.items.showing(item).len();
    HeroView {
        who: hero.who,
        class: face.class,
        damage: hero.damage,
        hp: damage::hit_points(game, hero),
        anti_trap: face.anti_trap + more(Item::Clover),
        magic: face.magic + more(Item::Wand),
        heart: face.heart + more(Item::Potion),
        items: tokens(state, hero.items),
        hidden: damage::is_hidden(game, state, seat, hero.who),
    }
}

fn battle(state: &State, battle: &Battle) -> BattleView {
    let mut closed = false;
    let ahead = state.agenda.iter().take_while(|step| {
        let open = !closed;
        closed |= **step == Step::Close;
        open
    });
    BattleView {
        seat: battle.seat,
        cell: battle.cell,
        traps: traps(&battle.traps),
        units: units(&battle.units),
        fresh: units(&battle.fresh),
        spent: units(&battle.spent),
        guard: battle.guard,
        clovers: battle.clovers,
        hidden: battle.hidden,
        shield: battle.shield,
        skip_conquer: battle.skip_conquer,
        skip_heal: battle.skip_heal,
        skip_spell: battle.skip_spell,
        attacked: battle.attacked,
        rage: battle.rage,
        sheep: battle.sheep,
        poisoned: battle.poison.iter().map(|(who, _)| *who).collect(),
        poison: battle.poison.iter().map(|(_, points)| *points).collect(),
        ahead: ahead.copied().collect(),
    }
}

fn sheet(sheet: &scoring::Sheet) -> SheetView {
    let title = |&(title, value, sole): &(Title, i16, bool)| TitleView { title, value, sole };
    let line =
        |line: &scoring::Line| LineView { line: line.id, count: line.count, points: line.points };
    SheetView {
        titles: sheet.titles.iter().map(title).collect(),
        lines: sheet.lines.iter().map(line).collect(),
        total: sheet.total,
        licensed: sheet.licensed,
    }
}

/// §MI-4 To whom the tokens of a seat go, in their order: a seat, or nobody.
pub fn recipients(state: &State, seat: Seat) -> Vec<Option<Seat>> {
    let slots = items::slots(state, seat).into_iter();
    let to = |recipient| match recipient {
        items::Recipient::Party(seat) => Some(seat),
        items::Recipient::Nobody => None,
    };
    slots.map(|(recipient, _)| to(recipient)).collect()
}
