//! What happens to the file under a server.

use std::time::{Duration, Instant};

use tokio::time::sleep;

use super::super::Problem;
use super::super::world::World;
use super::rest;

/// Starts a second server through a symbolic link; it is refused, and nothing of the first is lost.
pub(super) async fn second(world: &World) -> Result<String, Problem> {
    let link = world.file("link.db");
    std::os::unix::fs::symlink(world.data(), &link)?;
    let said = world.second(&link)?;
    rest(world).await;
    // Whoever comes back finds what was acknowledged, or says so.
    world.killed().await?;
    Ok(format!("the second server did not start ({said})"))
}

/// Asks whether the server is well until it says this; how long that took.
async fn says(world: &World, status: u16) -> Result<Duration, Problem> {
    let begun = Instant::now();
    let visitor = world.newcomer();
    loop {
        let answer = visitor.get("/healthz", "").await?;
        if answer.status == status {
            return Ok(begun.elapsed());
        }
        if begun.elapsed() > Duration::from_secs(10) {
            return Err(format!("/healthz says {} {}", answer.status, answer.body.trim()).into());
        }
        sleep(Duration::from_millis(50)).await;
    }
}

/// Lets every write fail for a while: the server says that it is ill, people read on, and when there
/// is room they play on.
pub(super) async fn failing(world: &World) -> Result<String, Problem> {
    sleep(world.length / 3).await;
    world.impair(true);
    world.served().room(Some(1))?;
    let ill = says(world, 503).await?;
    let table = world.pair().ok_or("nobody plays")?;
    let reads = world.newcomer().get(&format!("/api/tables/{table}"), "").await?;
    if reads.status != 200 {
        return Err(format!("nobody can look at a table: {} {}", reads.status, reads.body).into());
    }
    sleep(world.length / 3).await;
    world.served().room(None)?;
    let well = says(world, 200).await?;
    world.settle().await;
    rest(world).await;
    sleep(Duration::from_secs(1)).await;
    Ok(format!(
        "/healthz said so after {:.1} s and was well {:.1} s after there was room",
        ill.as_secs_f64(),
        well.as_secs_f64()
    ))
}

/// Ends the server in order, carries the one file elsewhere, and goes on there.
pub(super) async fn copy(world: &World) -> Result<String, Problem> {
    rest(world).await;
    world.impair(true);
    world.served().terminate()?;
    let data = world.data();
    let folder = world.file("elsewhere");
    std::fs::create_dir(&folder)?;
    let copied = folder.join("data.db");
    let bytes = std::fs::copy(&data, &copied)?;
    world.start_over(copied)?;
    world.settle().await;
    // The honest people find their tables and play on, or say so.
    sleep(Duration::from_secs(1)).await;
    Ok(format!("the one file of {} kB held everything", bytes / 1000))
}
