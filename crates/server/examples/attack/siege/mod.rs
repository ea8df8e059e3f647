//! Attacks on a server of their own, beside honest people.

mod attacks;
mod door;
mod honest;
mod report;
mod served;
mod world;

use std::sync::Arc;
use std::time::Duration;

use attacks::{ATTACKS, Attack};
use report::{Bars, Report};
use world::World;

/// What may go wrong.
pub(crate) type Problem = Box<dyn std::error::Error + Send + Sync>;

/// How long an attack lasts unless said otherwise.
const SECONDS: u64 = 60;

/// The program: a server that is attacked, or attacks.
pub(crate) fn command() -> Result<(), Problem> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["serve", addr, data, front] => served::serve(addr, data, front),
        [name] => all(name, SECONDS, Bars::Whole),
        [name, "--seconds", seconds] => all(name, seconds.parse()?, Bars::Whole),
        _ => {
            println!("usage: attack NAME|all [--seconds {SECONDS}]");
            for attack in ATTACKS {
                println!("  {:<10} {}", attack.name, attack.what);
            }
            Ok(())
        }
    }
}

/// Every attack for so many seconds. What depends on the machine's speed is not judged.
#[allow(dead_code, reason = "the example judges everything, the test only what holds anywhere")]
pub(crate) fn short(seconds: u64) -> Result<(), Problem> {
    all("all", seconds, Bars::Anywhere)
}

fn all(name: &str, seconds: u64, bars: Bars) -> Result<(), Problem> {
    let chosen: Vec<&Attack> =
        ATTACKS.iter().filter(|attack| name == "all" || attack.name == name).collect();
    if chosen.is_empty() {
        return Err(format!("there is no attack {name:?}; without a name all are listed").into());
    }
    served::many_handles()?;
    let mut missed = Vec::new();
    for attack in chosen {
        let report = one(attack, Duration::from_secs(seconds))?;
        let faults = report.faults(bars);
        report.print(attack.name, &faults);
        missed.extend(faults.into_iter().map(|fault| format!("{}: {fault}", attack.name)));
    }
    if missed.is_empty() { Ok(()) } else { Err(missed.join("\n").into()) }
}

/// One attack against a fresh server; honest people have a thread of their own, so that they are
/// measured and not the attacker.
fn one(attack: &Attack, length: Duration) -> Result<Report, Problem> {
    let world = Arc::new(World::new(attack.front, length)?);
    let people = {
        let world = Arc::clone(&world);
        std::thread::spawn(move || runtime().map(|runtime| runtime.block_on(honest::play(&world))))
    };
    let runtime = runtime()?;
    let attacked = runtime.block_on(async {
        world.begun().await?;
        world.begin_anew();
        (attack.run)(Arc::clone(&world)).await
    });
    let memory = world.peak();
    world.end();
    let seen = people.join().map_err(|_| "the honest people broke off")??;
    // Whoever is still at it breaks off before the server ends.
    drop(runtime);
    let panics = world.panics()?;
    Ok(Report { attacked, seen, memory: memory?, panics })
}

fn runtime() -> std::io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()
}
