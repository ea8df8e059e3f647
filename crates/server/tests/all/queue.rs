//! Opponents wait for their turn to think, and whoever looks sees the line move.

use std::time::Duration;

use serde_json::json;
use server::Config;

use crate::client::{Running, config};

#[tokio::test(flavor = "multi_thread")]
async fn the_place_in_the_line_is_told_as_it_moves() {
    let folder = tempfile::tempdir().unwrap();
    let think = Duration::from_secs(1);
    let config = Config { think, thinkers: 1, ..config(&folder.path().join("data.db")) };
    let server = Running::with(config).await;
    // Four opponents are to act, and one at a time may think for a second.
    let mut last = None;
    for _ in 0..4 {
        let bots =
            json!([{"type": "bot", "level": "archfiend"}, {"type": "bot", "level": "archfiend"}]);
        let (table, cookie) = server.table(bots).await;
        last = Some(server.connect(&table, &cookie, "").await);
    }
    let mut watcher = last.unwrap();
    watcher.until(|update| update["status"] == "playing").await;
    let mut places = Vec::new();
    loop {
        let message = watcher.next().await;
        assert_eq!(message["type"], "seats", "it has not acted yet: {message}");
        let seats = message["seats"].as_array().unwrap();
        let waiting = seats.iter().find_map(|seat| seat["queue"].as_u64());
        if let Some(seat) = seats.iter().find(|seat| seat["thinking"] == true) {
            assert!(waiting.is_none(), "{seat}");
            break;
        }
        places.extend(waiting);
    }
    places.dedup();
    assert!(places.is_sorted_by(|before, after| before > after), "{places:?}");
    assert!(places.len() >= 2, "the line has moved: {places:?}");
    server.stop().await;
}
