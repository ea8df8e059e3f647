//! The unit in docs/operations.md, started for real as far as that goes without systemd.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::program::Folder;
use crate::served::Served;

const PAGE: &str = include_str!("../../../../docs/operations.md");

/// The value of a key in the unit.
fn key(name: &str) -> &'static str {
    let unit = PAGE.split("```ini").nth(1).and_then(|rest| rest.split("```").next());
    let line = unit.expect("the page has a unit").lines().find_map(|line| {
        let (key, value) = line.split_once('=')?;
        (key == name).then_some(value)
    });
    line.unwrap_or_else(|| panic!("the unit says nothing of {name}"))
}

/// Bytes of a size such as `1G`.
fn bytes(size: &str) -> u64 {
    let (number, unit) = size.split_at(size.len() - 1);
    let number: u64 = number.parse().expect("a size");
    match unit {
        "M" => number << 20,
        "G" => number << 30,
        other => panic!("what is {other}?"),
    }
}

/// A group of processes that has no more memory than this, where the test may make one.
struct Group(PathBuf);

impl Group {
    fn of(most: u64) -> Option<Group> {
        let name = format!("pandemonium-test-{}", std::process::id());
        for (parent, file) in
            [("/sys/fs/cgroup/memory", "memory.limit_in_bytes"), ("/sys/fs/cgroup", "memory.max")]
        {
            let folder = Path::new(parent).join(&name);
            if fs::create_dir(&folder).is_err() {
                continue;
            }
            let group = Group(folder);
            let is_there = group.0.join(file).exists();
            if is_there && fs::write(group.0.join(file), most.to_string()).is_ok() {
                return Some(group);
            }
        }
        None
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        // Whoever was in it has ended.
        let _ = fs::remove_dir(&self.0);
    }
}

/// Starts what the unit starts, under its limits, with this file at some free port.
fn start(data: &str, group: Option<&Group>) -> Served {
    let mut line: Vec<&str> = key("ExecStart").split(' ').collect();
    assert_eq!(line[0], "/usr/local/bin/pandemonium");
    line[0] = env!("CARGO_BIN_EXE_pandemonium");
    for (flag, value) in [("--addr", "127.0.0.1:0"), ("--data", data)] {
        let at = line.iter().position(|word| *word == flag).expect("the unit names it");
        line[at + 1] = value;
    }
    // What cannot be raised here is at least not lowered.
    let limits =
        format!("ulimit -n {} 2>/dev/null || ulimit -n \"$(ulimit -Hn)\"", key("LimitNOFILE"));
    let enter = group.map(|group| format!("echo $$ > {}/cgroup.procs && ", group.0.display()));
    let script = format!("{limits}; {}exec \"$@\"", enter.unwrap_or_default());
    Served::start(
        Command::new("sh").args(["-c", &script, "sh"]).args(line).args(["--metrics", "off"]),
    )
}

/// A number out of what the system tells of a process.
fn told(served: &Served, file: &str, name: &str) -> u64 {
    let text = fs::read_to_string(format!("/proc/{}/{file}", served.child.id()));
    let text = text.expect("the system tells");
    let line = text.lines().find_map(|line| line.strip_prefix(name)).expect("the line is there");
    line.split_whitespace().next().and_then(|word| word.parse().ok()).expect("a number")
}

#[test]
#[expect(clippy::disallowed_methods, reason = "the end of a server is timed")]
fn the_unit_starts_serves_comes_back_after_a_kill_and_ends_in_order() {
    let folder = Folder::new("unit");
    let data = folder.text("t.db");
    let most = bytes(key("MemoryMax"));
    let group = Group::of(most);
    let served = start(&data, group.as_ref());
    assert!(told(&served, "limits", "Max open files") > 1024, "a site needs more than the usual");
    assert_eq!(served.ask("GET", "/healthz", ""), (200, "ok\n".to_owned()));
    let tables: Vec<String> = (0..5).map(|_| served.table()).collect();
    if let Some(group) = &group {
        let inside = fs::read_to_string(group.0.join("cgroup.procs")).expect("the group tells");
        assert_eq!(inside.trim(), served.child.id().to_string(), "it is bounded");
    }
    assert!(told(&served, "status", "VmHWM:") * 1024 < most / 4, "an empty server is small");

    // Whatever ends it, `Restart` starts it again with the same file.
    assert_eq!(key("Restart"), "on-failure");
    assert_eq!(served.end("-KILL"), None, "it was killed");
    assert!(folder.names().contains(&"t.db-wal".to_owned()), "{:?}", folder.names());
    let served = start(&data, group.as_ref());
    for table in &tables {
        assert_eq!(served.ask("GET", &format!("/api/tables/{table}"), "").0, 200);
    }
    let begun = std::time::Instant::now();
    assert_eq!(served.end("-TERM"), Some(0), "an orderly end is no failure");
    let patience: u64 = key("TimeoutStopSec").parse().expect("seconds");
    assert!(begun.elapsed().as_secs() < patience);
    assert_eq!(folder.names(), ["t.db", "t.db-lock"], "one file holds everything");
}
