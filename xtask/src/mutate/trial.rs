//! Running a rulebook: unchanged, to learn what its tests come by, and once per change.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};

use super::scratch::Built;

/// No test of an unchanged rulebook runs as long as this.
const LONGEST: Duration = Duration::from_mins(30);
/// A change may slow tests down this much before it counts as endless.
const PATIENCE: u32 = 20;
/// Memory a run may take, in kilobytes: an endless loop may fill a list.
const MEMORY: u32 = 4_000_000;

/// The tests of a rulebook, with the changes they come by.
#[derive(Debug)]
pub(crate) struct Rulebook {
    program: PathBuf,
    folder: PathBuf,
    /// How long each test took.
    pub(crate) times: BTreeMap<String, Duration>,
    /// Which tests come by each change.
    reached: BTreeMap<u32, BTreeSet<String>>,
}

/// What became of a change.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Verdict {
    /// A test failed.
    Held,
    /// No end was in sight.
    Endless,
    /// All tests that come by pass.
    NotHeld,
    /// No test comes by.
    NotReached,
    /// The compiler objects.
    LeftOut,
    /// It was not its turn.
    NotTried,
}

impl Verdict {
    /// How it is written down.
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Held => "held",
            Self::Endless => "endless",
            Self::NotHeld => "not-held",
            Self::NotReached => "not-reached",
            Self::LeftOut => "left-out",
            Self::NotTried => "not-tried",
        }
    }

    /// The one that is written so, if it outlives a run.
    pub(super) fn of(word: &str) -> Option<Self> {
        let all = [Self::Held, Self::Endless, Self::NotHeld, Self::LeftOut];
        all.into_iter().find(|verdict| verdict.word() == word)
    }
}

/// How a run of tests ended.
#[derive(PartialEq, Eq, Debug)]
enum Ending {
    Passed,
    Failed(String),
    Endless,
}

impl Rulebook {
    /// Runs all tests twice: for the time, and to see what they come by.
    pub(crate) fn read(built: &Built) -> Result<Self> {
        let mut book = Self {
            program: built.program.clone(),
            folder: built.folder.clone(),
            times: BTreeMap::new(),
            reached: BTreeMap::new(),
        };
        let log = built.folder.join("reached.txt");
        std::fs::write(&log, "")?;
        let (_, times) = book.pass(&[])?;
        book.times = times;
        book.pass(&[("MUTANTS_REACHED", &log.to_string_lossy())])?;
        let text = std::fs::read_to_string(&log)?;
        for (test, id) in text.lines().filter_map(|line| line.split_once('\t')) {
            let id = id.parse().context("the log holds numbers")?;
            book.reached.entry(id).or_default().insert(test.to_owned());
        }
        std::fs::remove_file(&log)?;
        Ok(book)
    }

    fn pass(&self, environment: &[(&str, &str)]) -> Result<(Ending, BTreeMap<String, Duration>)> {
        let mut times = BTreeMap::new();
        let ending = self.run(environment, &[], LONGEST, |test, time| {
            times.insert(test.to_owned(), time);
        })?;
        match ending {
            Ending::Passed => Ok((ending, times)),
            Ending::Failed(test) => bail!("the unchanged rulebook fails: {test}"),
            Ending::Endless => bail!("the unchanged rulebook does not end"),
        }
    }

    /// Whether any test comes by.
    pub(crate) fn reaches(&self, id: u32) -> bool {
        self.reached.contains_key(&id)
    }

    /// Runs the tests that come by a change until one fails: those first that noticed a change near
    /// by, then the quick ones. Also tells which test failed.
    fn try_one(&self, id: u32, near: &[String]) -> Result<(Verdict, Option<String>)> {
        let Some(tests) = self.reached.get(&id) else { return Ok((Verdict::NotReached, None)) };
        let (mut known, unknown): (Vec<&str>, Vec<&str>) =
            tests.iter().map(String::as_str).partition(|test| self.times.contains_key(*test));
        let is_far = |test: &str| !near.iter().any(|other| other == test);
        known.sort_by_key(|test| (is_far(test), self.times[*test]));
        let first = known.iter().take_while(|test| !is_far(test)).count();
        let mut batches: Vec<&[&str]> = Vec::new();
        let mut rest = known.as_slice();
        for size in [first, 8, 40, usize::MAX] {
            let (now, later) = rest.split_at(size.min(rest.len()));
            batches.extend((!now.is_empty()).then_some(now));
            rest = later;
        }
        // A thread that a test has started: which test, nobody can tell.
        if !unknown.is_empty() {
            batches.push(&[]);
        }
        for batch in batches {
            let expected: Duration = match batch {
                [] => self.times.values().sum(),
                some => some.iter().map(|test| self.times[*test]).sum(),
            };
            let limit = Duration::from_secs(5) + expected * PATIENCE;
            match self.run(&[("MUTANT", &id.to_string())], batch, limit, |_, _| {})? {
                Ending::Passed => {}
                Ending::Failed(test) => return Ok((Verdict::Held, Some(test))),
                Ending::Endless => return Ok((Verdict::Endless, None)),
            }
        }
        Ok((Verdict::NotHeld, None))
    }

    /// Tries these changes in order, so many at a time, until none is left or time is up.
    pub(crate) fn try_all(
        &self,
        ids: &[u32],
        jobs: usize,
        end: Instant,
        told: impl Fn(u32, Verdict) + Sync,
    ) -> Result<BTreeMap<u32, Verdict>> {
        let waiting = Mutex::new(ids.iter());
        let done = Mutex::new(BTreeMap::new());
        let noticed = Mutex::new(BTreeMap::new());
        let worker = || -> Result<()> {
            loop {
                let next = waiting.lock().expect("no worker panics").next().copied();
                let Some(id) = next.filter(|_| Instant::now() < end) else { return Ok(()) };
                let near = near(&noticed.lock().expect("no worker panics"), id);
                let (verdict, test) = self.try_one(id, &near)?;
                told(id, verdict);
                noticed.lock().expect("no worker panics").extend(test.map(|test| (id, test)));
                done.lock().expect("no worker panics").insert(id, verdict);
            }
        };
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..jobs).map(|_| scope.spawn(worker)).collect();
            workers.into_iter().try_for_each(|one| one.join().expect("no worker panics"))
        })?;
        Ok(done.into_inner().expect("no worker panics"))
    }

    /// Runs these tests, or all, one after the other, and stops at the first that fails.
    fn run(
        &self,
        environment: &[(&str, &str)],
        tests: &[&str],
        limit: Duration,
        mut passed: impl FnMut(&str, Duration),
    ) -> Result<Ending> {
        let mut command = Command::new("sh");
        command.args(["-c", &format!("ulimit -v {MEMORY}; exec \"$0\" \"$@\"")]);
        command.arg(&self.program).args(["--test-threads", "1"]);
        if !tests.is_empty() {
            command.arg("--exact").args(tests);
        }
        command.current_dir(&self.folder).env("CARGO_MANIFEST_DIR", &self.folder);
        command.env_remove("RUST_BACKTRACE").envs(environment.iter().copied());
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().context("starting a rulebook")?;
        let output = BufReader::new(child.stdout.take().context("the output is ours")?);
        let (tell, told) = mpsc::channel();
        let reader = std::thread::spawn(move || {
            // A line may hold anything a dying program has written.
            for line in output.split(b'\n').map_while(Result::ok) {
                if tell.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
                    break;
                }
            }
        });
        let end = Instant::now() + limit;
        let mut since = Instant::now();
        let ending = loop {
            match told.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(line) => match result(&line) {
                    Some((test, "ok")) => {
                        passed(test, since.elapsed());
                        since = Instant::now();
                    }
                    Some((test, "FAILED")) => break Ending::Failed(test.to_owned()),
                    _ => {}
                },
                Err(RecvTimeoutError::Timeout) => break Ending::Endless,
                Err(RecvTimeoutError::Disconnected) => break Ending::Passed,
            }
        };
        if ending != Ending::Passed {
            // It may have ended by itself just now.
            child.kill().ok();
        }
        let status = child.wait().context("waiting for a rulebook")?;
        reader.join().expect("reading lines does not panic");
        match ending {
            Ending::Passed if !status.success() => Ok(Ending::Failed(format!("{status}"))),
            ending => Ok(ending),
        }
    }
}

/// The tests that noticed the changes next to this one.
pub(super) fn near(noticed: &BTreeMap<u32, String>, id: u32) -> Vec<String> {
    let (before, after) = (noticed.range(..id).rev().take(2), noticed.range(id..).take(2));
    before.chain(after).map(|(_, test)| test.clone()).collect()
}

/// The name of a test and how it went, in a line of its program.
pub(super) fn result(line: &str) -> Option<(&str, &str)> {
    let (test, result) = line.strip_prefix("test ")?.split_once(" ... ")?;
    Some((test.trim_end_matches(" - should panic"), result))
}
