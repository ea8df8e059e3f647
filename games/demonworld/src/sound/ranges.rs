//! How far the numbers of a position go.

use kernel::rule;

use super::Wrong;
use crate::Demonworld;
use crate::grid::{Hex, Place};
use crate::rules::ground::arms;
use crate::state::{Aim, ElementId, State, TroopId};
use crate::step::Step;

/// No move, however long, spends so much; larger numbers are written, not played.
const MOST: u8 = 120;
/// The strongest wind that a battle can come to: six at first, two more every turn.
const STORM: u8 = 6;

/// Numbers that only play can count up are no higher than play counts.
pub(super) fn ranges(game: &Demonworld, state: &State, wrong: &mut Wrong) {
    troops(game, state, wrong);
    moves(game, state, wrong);
    melee(game, state, wrong);
    let count = state.elements.len();
    let speed = state.weather.speed <= STORM.saturating_add(state.turn.saturating_mul(2));
    wrong.unless(speed, "weather.speed", rule!("PR-125"), || state.weather.speed.to_string());
    for (seat, player) in state.players.iter().enumerate() {
        let told = usize::from(player.stage) <= 3 * state.troops.len();
        let at = format!("players[{seat}].stage");
        wrong.unless(told, &at, rule!("PR-133"), || player.stage.to_string());
    }
    for (index, fire) in state.weather.fires.iter().enumerate() {
        let cell = game.map().cell(fire.hex);
        let most = cell.map_or(0, |cell| game.content().terrain(cell.terrain).burns);
        let same = state.weather.fires.iter().filter(|one| one.hex == fire.hex).count();
        let right = (1..=most).contains(&fire.left) && same == 1;
        let at = format!("weather.fires[{index}]");
        wrong.unless(right, &at, rule!("FR-142"), || fire.left.to_string());
    }
    let shots = state.shots.len() <= count && alone(state.shots.iter().map(|shot| shot.shooter));
    wrong.unless(shots, "shots", rule!("PR-75"), || state.shots.len().to_string());
    let wounds = u8::try_from(state.wounds.len()).is_ok();
    wrong.unless(wounds, "wounds", rule!("PR-97"), || state.wounds.len().to_string());
    let casts = alone(state.casts.iter().map(|cast| cast.wizard));
    wrong.unless(casts, "casts", rule!("FR-130"), || "a wizard twice".to_owned());
    for (index, cast) in state.casts.iter().enumerate() {
        let hex = cast.hex.is_none_or(|hex| game.map().has(hex));
        // §PR-112 The last one may still be open.
        let open = cast.extra == u8::MAX
            && index + 1 == state.casts.len()
            && state.agenda.top() == Some(&Step::Announce { wizard: cast.wizard });
        let at = format!("casts[{index}]");
        wrong.unless(hex && (open || cast.extra <= MOST), &at, rule!("PR-112"), || {
            cast.extra.to_string()
        });
    }
    let pairs = state.sided.len() <= state.troops.len() * state.troops.len()
        && alone(state.sided.iter().copied())
        && alone(state.aloof.iter().copied());
    wrong.unless(pairs, "sided", rule!("PR-65"), || format!("{:?}", state.sided));
    let held = state.held.len() <= count;
    wrong.unless(held, "held", rule!("PR-80"), || state.held.len().to_string());
}

/// Whether nobody stands in a list twice.
fn alone<T: PartialEq>(list: impl Iterator<Item = T>) -> bool {
    let list: Vec<T> = list.collect();
    list.iter().enumerate().all(|(at, one)| !list[..at].contains(one))
}

fn troops(game: &Demonworld, state: &State, wrong: &mut Wrong) {
    let content = game.content();
    let below = |bits: u32, count: usize| {
        u32::BITS - bits.leading_zeros() <= u32::try_from(count).unwrap_or(0)
    };
    for (index, troop) in state.troops.iter().enumerate() {
        let at = |field: &str| format!("troops[{index}].{field}");
        let spells = below(troop.spells | troop.brief, content.spells.len());
        wrong.unless(spells, &at("spells"), rule!("PR-114"), || troop.spells.to_string());
        let ring = troop.ring.is_none_or(|spell| spell.index() < content.spells.len());
        wrong.unless(ring, &at("ring"), rule!("PR-139"), || format!("{:?}", troop.ring));
        let used = troop.used & !troop.items == 0;
        wrong.unless(used, &at("used"), rule!("FR-167"), || troop.used.to_string());
        let strays = below(troop.strays, troop.count.into());
        wrong.unless(strays, &at("strays"), rule!("PR-110"), || troop.strays.to_string());
        let slain = usize::from(troop.slain) <= state.elements.len();
        wrong.unless(slain, &at("slain"), rule!("DW-209"), || troop.slain.to_string());
        let lore = troop.lore;
        let points = lore.points <= MOST && lore.extra <= MOST;
        wrong.unless(points, &at("lore.points"), rule!("FR-130"), || lore.points.to_string());
        let until = lore.blocked.max(troop.idle) <= state.turn.saturating_add(2);
        wrong.unless(until, &at("idle"), rule!("PR-132"), || troop.idle.to_string());
    }
}

/// §PR-42 What is spent of a move, and where it began.
fn moves(game: &Demonworld, state: &State, wrong: &mut Wrong) {
    let place = |place: Place| game.map().has(place.hex) && place.facing.0 < 6;
    let troop = |id: TroopId| id.index() < state.troops.len();
    let element = |id: ElementId| id.index() < state.elements.len();
    let all = u64::MAX >> (64 - state.troops.len().clamp(1, 64));
    for (at, moving) in [("moving", state.moving), ("reply", state.reply)] {
        let Some(moving) = moving else { continue };
        let spent = [moving.spent, moving.used, moving.walked];
        let last = moving.last.is_none_or(|(id, spent)| element(id) && spent <= MOST);
        let right = spent.into_iter().all(|number| number <= MOST)
            && last
            && moving.footing.is_none_or(place)
            && moving.met.is_none_or(troop)
            && moving.left.is_none_or(troop)
            && moving.warned.0 & !all == 0;
        wrong.unless(right, at, rule!("PR-42"), || format!("{moving:?}"));
    }
}

/// §PR-90 The melee at hand, and the blows that are announced in it.
fn melee(game: &Demonworld, state: &State, wrong: &mut Wrong) {
    let count = state.elements.len();
    let losses = state.fray.losses.into_iter().all(|lost| usize::from(lost) <= count);
    wrong.unless(losses && state.fray.steps <= MOST, "fray", rule!("PR-102"), || {
        format!("{:?}", state.fray.losses)
    });
    let blows = state.blows.len() <= usize::from(u8::MAX) / 2;
    wrong.unless(blows, "blows", rule!("PR-94"), || state.blows.len().to_string());
    let frays = state.frays.len() <= state.troops.len();
    wrong.unless(frays, "frays", rule!("PR-90"), || state.frays.len().to_string());
    for (index, blow) in state.blows.iter().enumerate() {
        let at = format!("blows[{index}]");
        let (Some(one), on_map) = (
            state.elements.get(blow.striker.index()),
            blow.from.is_none_or(|hex: Hex| game.map().has(hex)),
        ) else {
            continue;
        };
        let arms = game.card_of(state, one.troop).melee.len();
        let weapon = usize::from(blow.weapon & arms::WEAPON) < arms.max(1);
        let aim = !matches!(blow.aim, Aim::Cone(_) | Aim::Hex(_));
        let value = (-60..=60).contains(&blow.value);
        wrong.unless(weapon && aim && on_map && value, &at, rule!("PR-94"), || format!("{blow:?}"));
    }
}
