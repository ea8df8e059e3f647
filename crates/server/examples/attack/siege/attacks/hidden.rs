//! Much of one person's that is to push out what others have.

use serde_json::{Value, json};

use super::super::Problem;
use super::super::door::{Visitor, begin};
use super::super::world::World;
use super::flood;

/// Tables and records a second.
const FLOOD: u64 = 20;

fn public(name: &str) -> Value {
    json!({
        "game": "dicke-daemonen", "public": true,
        "seats": [{"type": "me", "name": name}, {"type": "open"}],
    })
}

/// A record of a game that somebody gave up at once.
async fn record(visitor: Visitor) -> Result<Value, Problem> {
    let wanted = json!({"game": "dicke-daemonen", "seats": [
        {"type": "me", "name": "Ada"}, {"type": "bot", "level": "imp"},
    ]});
    let (table, cookie) = visitor.table(&wanted).await?;
    let mut live = visitor.live(&table, &cookie).await?;
    begin(&mut live, &table, &[0]).await.ok_or("cut off")?;
    visitor.post(&format!("/api/tables/{table}/resign"), &json!({"seat": 0}), &cookie).await?;
    let file = visitor.get(&format!("/api/tables/{table}/replay"), "").await?;
    if file.status == 200 { Ok(file.json()) } else { Err(file.body.into()) }
}

/// Makes public tables and brings records as fast as he may; those of an honest person stay.
pub(super) async fn hidden(world: &World) -> Result<String, Problem> {
    let (enemy, ada) = (world.enemy(), world.newcomer());
    let record = record(ada).await?;
    let brought = ada.post("/api/replays", &record, "").await?.text("replay")?;
    let (table, _) = ada.table(&public("Ada")).await?;
    let bodies = [("/api/tables", public("Eve")), ("/api/replays", record)];
    let request = |number: u64| {
        // Each line of the flood does one of both.
        let (path, body) = &bodies[usize::from(number % 2 == 1)];
        enemy.request("POST", path, &body.to_string(), "")
    };
    let statuses = flood(world, enemy, FLOOD, request).await;
    let bob = world.newcomer();
    let list = bob.get("/api/tables", "").await?;
    if !list.body.contains(&table) {
        return Err(format!("{statuses}; nobody finds the honest table any more").into());
    }
    let kept = bob.get(&format!("/api/replays/{brought}"), "").await?;
    if kept.status != 200 {
        return Err(format!("{statuses}; the honest record is gone: {}", kept.body).into());
    }
    Ok(format!("{statuses}; the honest table is listed, the honest record is there"))
}
