//! Everything of the box is in one place.

use kernel::rule;

use super::wrong::Wrong;
use crate::DungeonLords;
use crate::ids::{Item, Monster, Room, Spell, Tile, Token, Tokens, Trap, Who};
use crate::options::Items;
use crate::rules::setup;
use crate::state::State;
use crate::step::Step;

/// §DL-9 Every trap is in exactly one place.
pub(super) fn traps(game: &DungeonLords, state: &State, wrong: &mut Wrong) {
    let copies = setup::traps(game);
    for &trap in Trap::ALL {
        let kind = trap.index();
        let mut count = u16::from(state.stock.traps[kind]) + u16::from(state.stock.played[kind]);
        for player in &state.players {
            count += u16::from(player.traps[kind]) + u16::from(player.buried[kind]);
        }
        count += state.battle.as_ref().map_or(0, |battle| u16::from(battle.traps[kind]));
        let right = count == u16::from(copies[kind]);
        wrong.unless(right, "stock.traps", rule!("DL-9"), || format!("{trap}: {count}"));
    }
}

/// §DL-9 No more units than there are.
pub(super) fn units(game: &DungeonLords, state: &State, wrong: &mut Wrong) {
    for &monster in Monster::ALL {
        let kind = monster.index();
        let copies = game.content.monster(monster).copies;
        let most = if state.year == 1 { copies[0] } else { copies[0].saturating_add(copies[1]) };
        let mut count = u16::from(state.stock.monsters[kind]);
        let mut settled: u16 = 0;
        for player in &state.players {
            let own = u16::from(player.lair[kind]) + u16::from(player.down[kind]);
            count += own;
            settled = settled.max(own);
        }
        let shown = state.monsters.iter().filter(|one| **one == monster).count();
        count += u16::try_from(shown).unwrap_or(u16::MAX);
        if let Some(battle) = &state.battle {
            let out = [battle.units[kind], battle.fresh[kind], battle.spent[kind]];
            count += out.iter().map(|&out| u16::from(out)).sum::<u16>();
            settled += u16::from(battle.units[kind]);
        }
        count += joining(state, monster);
        let right = count <= most.into();
        wrong.unless(right, "stock.monsters", rule!("DL-9"), || format!("{monster}: {count}"));
        let due = u16::from(state.due[kind]) <= settled;
        wrong.unless(due, "due", rule!("DL-49"), || format!("{monster}: {}", state.due[kind]));
    }
    let left = state.stock.monsters.iter().map(|&count| u16::from(count)).sum::<u16>();
    let building = state.round == 0 && !state.over;
    let shown = if building && is_begun(state) { 3 } else { 0 };
    let expected = 12 - 3 * (u16::from(state.season) + u16::from(shown > 0 || state.round > 0));
    let right = state.over || !is_begun(state) || left == expected;
    wrong.unless(right, "stock.monsters", rule!("DL-14"), || format!("{left} left"));
}

/// Units that were hired and wait for what is eaten.
fn joining(state: &State, monster: Monster) -> u16 {
    let waits = |step: &&Step| matches!(step, Step::Join { monster: one, .. } if *one == monster);
    u16::try_from(state.agenda.iter().filter(waits).count()).unwrap_or(u16::MAX)
}

/// Whether the first round has begun.
fn is_begun(state: &State) -> bool {
    !state.agenda.iter().any(|step| *step == Step::Begin)
}

/// §DL-9 Every room is in at most one place.
pub(super) fn rooms(game: &DungeonLords, state: &State, wrong: &mut Wrong) {
    for &room in Room::ALL {
        let face = game.content.room(room);
        let mut count = u32::from(state.stock.rooms >> room.index() & 1);
        let stocked = count == 0 || face.year == state.year;
        count += u32::try_from(state.rooms.iter().filter(|one| **one == room).count()).unwrap_or(9);
        for player in &state.players {
            let built = player.rooms.iter().filter(|built| built.room == room).count();
            count += u32::try_from(built).unwrap_or(9);
        }
        let right = count <= 1 && stocked && (count == 0 || face.year <= state.year);
        wrong.unless(right, "stock.rooms", rule!("DL-9"), || format!("{room}: {count}"));
    }
    let left = state.stock.rooms.count_ones();
    let expected = 8u32.saturating_sub(2 * (u32::from(state.season) + 1));
    let right = state.over || !is_begun(state) || left == expected;
    wrong.unless(right, "stock.rooms", rule!("DL-14"), || format!("{left} left"));
}

/// §DL-9 §DL-70 Everybody is in at most one place.
pub(super) fn people(game: &DungeonLords, state: &State, wrong: &mut Wrong) {
    let paladin = Who::paladin(state.year);
    let lines = || state.players.iter().flat_map(|player| player.line.iter().map(|hero| hero.who));
    let rows = || state.row.iter().chain(&state.coming).map(|guest| guest.who);
    for index in 0..34 {
        let who = if index < 32 { Who::adventurer(index) } else { Who::paladin(index - 31) };
        let stock = index < 32 && state.stock.adventurers >> index & 1 == 1;
        let prisons = state.players.iter().filter(|player| player.prison & who.bit() != 0).count();
        let count = usize::from(stock)
            + prisons
            + lines().filter(|one| *one == who).count()
            + rows().filter(|one| *one == who).count();
        let face = game.content.hero(who);
        let right = count <= 1 && (count == 0 || face.year <= state.year);
        let year = !stock || face.year == state.year;
        wrong
            .unless(right && year, "stock.adventurers", rule!("DL-9"), || format!("{who} {count}"));
    }
    let rows = rows().all(Who::is_adventurer);
    wrong.unless(rows, "row", rule!("DL-15"), || "nobody to arrive".to_owned());
    let prison = state.players.iter().all(|player| player.prison >> 34 == 0);
    wrong.unless(prison, "players.prison", rule!("DL-86"), || "nobody's prisoner".to_owned());
    let of_year = lines().all(|who| !who.is_real() || game.content.hero(who).year == state.year);
    wrong.unless(of_year, "players.line", rule!("DL-69"), || "from another year".to_owned());
    for seat in state.seats() {
        let here = state.player(seat).line.iter().any(|hero| hero.who == paladin);
        let host = state.paladin.host == Some(seat);
        wrong.unless(here == host, "paladin.host", rule!("DL-70"), || format!("{seat}"));
    }
    let fallen = state.paladin.fallen && state.paladin.host.is_some();
    wrong.unless(!fallen, "paladin.fallen", rule!("DL-75"), || "he stands".to_owned());
}

/// §MI-1 Every token is in exactly one place.
pub(super) fn tokens(game: &DungeonLords, state: &State, wrong: &mut Wrong) {
    let mut places: Vec<Tokens> = vec![state.gone];
    let mut borne = Tokens::NONE;
    for player in &state.players {
        places.extend([player.tokens, player.captured, player.trophies, player.bag]);
        for hero in &player.line {
            places.push(hero.items);
            borne = borne.or(hero.items);
        }
    }
    places.extend(state.absent.iter().map(|absent| absent.tokens));
    for seat in state.seats() {
        let managed = state.absent.iter().filter(|absent| absent.manager == Some(seat));
        let own = managed
            .fold(Tokens::of(State::colour(seat)), |own, absent| own.or(Tokens::of(absent.colour)));
        let foreign = state.player(seat).tokens.less(own);
        let at = format!("players[{seat}].tokens");
        wrong.unless(foreign.is_empty(), &at, rule!("MI-2"), || format!("{foreign:?}"));
        // §MI-34 §MI-36 A blank always comes back, so that there is something to commit.
        let blank = Token::new(State::colour(seat), Item::Blank);
        let keeps =
            game.options.items != Items::Advanced || state.player(seat).tokens.contains(blank);
        wrong.unless(keeps, &at, rule!("MI-34"), || "the blank is missing".to_owned());
    }
    let guests = state.row.iter().chain(&state.coming).filter_map(|guest| guest.item);
    places.extend(guests.map(Tokens::one));
    let all = places.iter().fold(Tokens::NONE, |all, place| all.or(*place));
    let count: u32 = places.iter().map(|place| place.0.count_ones()).sum();
    let right = count == all.0.count_ones() && all == in_play(game, state);
    wrong.unless(right, "gone", rule!("MI-1"), || format!("{count} tokens"));
    let used = state.used.less(borne).is_empty() || game.options.items == Items::Advanced;
    let known = state.used.0 >> 20 == 0 && (state.round > 0 || state.used.is_empty());
    wrong.unless(used && known, "used", rule!("MI-40"), || format!("{:?}", state.used));
}

/// §MI-2 §MI-30 The tokens of this table.
fn in_play(game: &DungeonLords, state: &State) -> Tokens {
    let players = state.seats().map(|seat| Tokens::of(State::colour(seat)));
    let players = players.fold(Tokens::NONE, Tokens::or);
    let absent = state.absent.iter().map(|absent| match game.options.items {
        Items::Advanced => Tokens::of(absent.colour),
        Items::Basic if absent.manager.is_some() => {
            Tokens::of(absent.colour).without(Token::new(absent.colour, Item::Blank))
        }
        _ => Tokens::NONE,
    });
    match game.options.items {
        Items::None => Tokens::NONE,
        _ => absent.fold(players, Tokens::or),
    }
}

/// §DL-9 §DL-11 Every combat card of the year, event tile and special event is in one place.
pub(super) fn cards(game: &DungeonLords, state: &State, wrong: &mut Wrong) {
    for &card in Spell::ALL {
        let stock = state.stock.cards >> card.index() & 1;
        let laid = state.cards.iter().filter(|slot| slot.card == Some(card)).count();
        let count = u32::try_from(laid).unwrap_or(9) + stock;
        let expected = u32::from(game.content.card(card).year == state.year);
        let right = count == expected;
        wrong.unless(right, "stock.cards", rule!("DL-11"), || format!("{card}: {count}"));
    }
    let beyond = state.stock.cards >> Spell::ALL.len() == 0;
    wrong.unless(beyond, "stock.cards", rule!("DL-11"), || "no such card".to_owned());
    let seen = state.cards.iter().all(|slot| slot.card.is_some() || slot.seen.is_empty());
    wrong.unless(seen, "cards", rule!("DL-26"), || "seen and unknown".to_owned());
    let turned = |round: u8| state.cards[usize::from(round) - 1].seen == kernel::Seats::ALL;
    let card_due = state.agenda.iter().any(|step| *step == Step::Card);
    let open = (1..=4).all(|round| {
        turned(round) == (round < state.round || (round == state.round && !card_due)) || state.over
    });
    wrong.unless(open || state.round == 0, "cards", rule!("DL-79"), || "not turned up".to_owned());
    let out = [state.event, state.coming_event];
    let tiles = Tile::ALL.iter().all(|tile| {
        let stock = usize::from(state.stock.tiles >> tile.index() & 1);
        stock + out.iter().filter(|one| **one == Some(*tile)).count() <= 1
    });
    let last = if game.options.beginner { Tile::SpecialEvent } else { Tile::Blank };
    let tiles = tiles && state.stock.tiles >> 4 == 0 && state.stock.tiles >> last.index() & 1 == 0;
    wrong.unless(tiles, "stock.tiles", rule!("DL-11"), || format!("{}", state.stock.tiles));
    let special = state.special.is_none_or(|one| state.stock.specials >> one.index() & 1 == 0);
    let few = state.stock.specials >> 9 == 0 && state.stock.specials.count_ones() >= 7;
    wrong.unless(special && few, "special", rule!("DL-10"), || format!("{:?}", state.special));
    let known = out.contains(&Some(Tile::SpecialEvent)) && state.special.is_none();
    wrong.unless(!known, "special", rule!("DL-17"), || "unknown".to_owned());
}
