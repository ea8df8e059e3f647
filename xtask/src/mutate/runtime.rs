//! Put into the copy of a game: which change is chosen, and who comes by.

use std::cell::RefCell;
use std::fs::File;
use std::io::Write;
use std::sync::OnceLock;

struct Mode {
    chosen: Option<u32>,
    log: Option<File>,
}

static MODE: OnceLock<Mode> = OnceLock::new();

thread_local! {
    static SEEN: RefCell<Vec<bool>> = const { RefCell::new(Vec::new()) };
}

/// Whether this change is the one of this run.
#[inline]
pub(crate) fn on(id: u32) -> bool {
    let mode = MODE.get_or_init(|| Mode {
        chosen: std::env::var("MUTANT").ok().and_then(|number| number.parse().ok()),
        log: std::env::var_os("MUTANTS_REACHED")
            .and_then(|path| File::options().append(true).create(true).open(path).ok()),
    });
    if let Some(log) = &mode.log {
        note(log, id);
    }
    mode.chosen == Some(id)
}

/// Writes down that the test of this thread comes by, once.
fn note(mut log: &File, id: u32) {
    SEEN.with_borrow_mut(|seen| {
        let place = id as usize;
        if seen.len() <= place {
            seen.resize(place + 1, false);
        }
        if !std::mem::replace(&mut seen[place], true) {
            let thread = std::thread::current();
            let line = format!("{}\t{id}\n", thread.name().unwrap_or("-"));
            log.write_all(line.as_bytes()).expect("the log can be written");
        }
    });
}
