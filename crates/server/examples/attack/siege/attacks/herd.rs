//! Many honest people, and everybody at once.

use std::cell::RefCell;
use std::time::Duration;

use futures_util::future::join_all;
use serde_json::json;

use super::super::Problem;
use super::super::door::Visitor;
use super::super::honest::{Player, Seen};
use super::super::report::part;
use super::super::world::World;

/// Within which everybody is to be back.
const BACK: Duration = Duration::from_secs(20);
/// An action of a full house, of which ninety-nine in a hundred are quicker.
const ACTION: Duration = Duration::from_millis(50);
/// How long people look before they act; their opponents look as long.
const PACE: Duration = Duration::from_secs(5);
/// Tables that are made at the same time.
const TOGETHER: usize = 16;

/// A table of two, each from a house of his own.
struct Couple {
    table: String,
    seats: [(Visitor, String); 2],
}

async fn couple(world: &World) -> Result<Couple, Problem> {
    let (ada, bob) = (world.newcomer(), world.newcomer());
    let wanted = json!({
        "game": "dicke-daemonen",
        "seats": [{"type": "me", "name": "Ada"}, {"type": "open"}],
    });
    let (table, first) = ada.table(&wanted).await?;
    let second = bob.join(&table).await?;
    Ok(Couple { table, seats: [(ada, first), (bob, second)] })
}

async fn couples(world: &World, count: usize) -> Result<Vec<Couple>, Problem> {
    let mut all = Vec::new();
    while all.len() < count {
        let some = (0..TOGETHER.min(count - all.len())).map(|_| couple(world));
        for one in join_all(some).await {
            all.push(one?);
        }
    }
    Ok(all)
}

/// Those who sit there.
fn people<'a>(
    world: &'a World,
    seen: &'a RefCell<Seen>,
    couples: &[Couple],
    pace: Duration,
) -> Vec<Player<'a>> {
    let both = couples.iter().flat_map(|couple| {
        (0..).zip(&couple.seats).map(|(seat, (visitor, cookie))| {
            let player = Player::new(world, seen, *visitor, (&couple.table, cookie.clone()));
            player.on(seat).enemy(pace)
        })
    });
    both.collect()
}

/// Resolves when so many have seen their table.
async fn seated(world: &World, count: usize) {
    let all = u64::try_from(count).unwrap_or(u64::MAX);
    while world.lasts() && world.sitting() < all {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

fn first_refusal(seen: &Seen) -> Result<(), Problem> {
    match seen.refused.first() {
        None => Ok(()),
        Some(first) => Err(format!("{} were refused: {first}", seen.refused.len()).into()),
    }
}

/// Fills a server with honest people, two at a table, ends it, and counts who comes back.
pub(super) async fn herd(world: &World) -> Result<String, Problem> {
    let tables = if world.is_long() { 1600 } else { 40 };
    let seen = RefCell::new(Seen::default());
    let couples = couples(world, tables).await?;
    let herd = people(world, &seen, &couples, PACE);
    let count = herd.len();
    let sat = usize::try_from(world.sitting()).unwrap_or(0);
    world.begin_anew();
    let played = join_all(herd.iter().map(Player::run));
    let ended = async {
        seated(world, sat + count).await;
        tokio::time::sleep(Duration::from_secs(1)).await;
        let restarted = world.killed().await;
        let is_long_ago = || world.down().is_none_or(|down| down.elapsed() > BACK);
        while seen.borrow().back.len() < count && !is_long_ago() {
            world.begin_anew();
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        world.enough();
        restarted
    };
    let (_, restarted) = tokio::join!(played, ended);
    let seen = seen.into_inner();
    first_refusal(&seen)?;
    let slowest = part(&seen.back, 1000);
    let back = format!(
        "{} of {count} people at {tables} tables were back, half within {:.1} s, all within {:.1} s; \
         the server listened again after {:.1} s",
        seen.back.len(),
        part(&seen.back, 500).as_secs_f64(),
        slowest.as_secs_f64(),
        restarted?.as_secs_f64(),
    );
    if seen.back.len() == count && slowest < BACK { Ok(back) } else { Err(back.into()) }
}

/// A full house: everybody acts now and then.
pub(super) async fn house(world: &World) -> Result<String, Problem> {
    let tables = if world.is_long() { 1000 } else { 40 };
    let seen = RefCell::new(Seen::default());
    let couples = couples(world, tables).await?;
    let pace = if world.is_long() { PACE } else { Duration::from_millis(500) };
    let house = people(world, &seen, &couples, pace);
    let count = house.len();
    let sat = usize::try_from(world.sitting()).unwrap_or(0);
    world.begin_anew();
    // That everybody comes in the same second is another matter.
    let settled = async {
        seated(world, sat + count).await;
        tokio::time::sleep(Duration::from_secs(1)).await;
        seen.borrow_mut().actions.clear();
    };
    // People do not all act in the same moment.
    let few = u32::try_from(count)?;
    let come = (0..).zip(&house).map(|(number, player)| async move {
        tokio::time::sleep(pace * number / few).await;
        player.run().await;
    });
    tokio::join!(join_all(come), settled);
    let seen = seen.into_inner();
    first_refusal(&seen)?;
    let [p50, p99] = [500, 990].map(|share| part(&seen.actions, share));
    let told = format!(
        "{count} people at {tables} tables acted {} times: p50 {:.1} ms, p99 {:.1} ms; memory {} MB",
        seen.actions.len(),
        p50.as_secs_f64() * 1000.0,
        p99.as_secs_f64() * 1000.0,
        world.resident()? / 1_000_000,
    );
    if world.is_long() && p99 >= ACTION { Err(told.into()) } else { Ok(told) }
}

/// Sockets that watch and say nothing, over live tables.
pub(super) async fn idle(world: &World) -> Result<String, Problem> {
    let (tables, sockets) = if world.is_long() { (3000, 10_000) } else { (30, 100) };
    let seen = RefCell::new(Seen::default());
    let before = world.resident()?;
    let couples = couples(world, tables).await?;
    let house = people(world, &seen, &couples, world.length * 2);
    let watchers: Vec<_> = (0..sockets - house.len())
        .map(|number| (world.newcomer(), &couples[number % couples.len()].table))
        .collect();
    let sat = usize::try_from(world.sitting()).unwrap_or(0);
    let watching = join_all(watchers.iter().map(|(visitor, table)| async move {
        let Ok(mut live) = visitor.live(table, "").await else { return false };
        world.sits();
        while world.lasts() {
            let moment = tokio::time::timeout(Duration::from_secs(1), live.hear()).await;
            if matches!(moment, Ok(None)) {
                return false;
            }
        }
        true
    }));
    let measured = async {
        seated(world, sat + sockets).await;
        let filled = world.sitting();
        world.begin_anew();
        tokio::time::sleep(world.length / 2).await;
        (filled, world.resident())
    };
    world.begin_anew();
    let playing = join_all(house.iter().map(Player::run));
    let (_, stayed, (filled, memory)) = tokio::join!(playing, watching, measured);
    first_refusal(&seen.into_inner())?;
    let (filled, stayed) = (filled, stayed.into_iter().filter(|stayed| *stayed).count());
    let memory = memory?;
    let told = format!(
        "{filled} sockets at {tables} tables, {stayed} of {} that watch stayed; memory {} MB, {} kB a \
         table with all its sockets",
        watchers.len(),
        memory / 1_000_000,
        memory.saturating_sub(before) / 1000 / u64::try_from(tables).unwrap_or(1),
    );
    if stayed == watchers.len() { Ok(told) } else { Err(told.into()) }
}
