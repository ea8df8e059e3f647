//! The suite: which games are played, how many, how closely.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

use kernel::Game;

use crate::findings::{Findings, Occasion};
use crate::laws::{content, encoding, forms, keys, purity, secrecy, texts};
use crate::walk::{Care, Seldom, walk};
use crate::{Law, Report, Violation, golden};

/// Set-ups of which one game is recorded, read back and verified.
const WHOLE_GAMES: usize = 8;

/// Holds a game against every law by random play from the given set-ups.
///
/// ```text
/// Suite::<MyGame>::new(setups()).games(10_000).digests("tests/digests.txt").run();
/// ```
#[derive(Debug)]
pub struct Suite<G: Game> {
    setups: Vec<(String, G::Options)>,
    games: u64,
    thorough: u64,
    one_in: u32,
    leaves: usize,
    seldom_hidden: bool,
    legal_damages: Option<Vec<String>>,
    seed: Option<u64>,
    digests: Option<(PathBuf, usize)>,
    threads: usize,
    seldom: Seldom<G::Action>,
}

impl<G: Game> Suite<G> {
    /// A suite over these set-ups, each with a name of its own.
    ///
    /// # Panics
    /// When there is no set-up or two have the same name.
    pub fn new<N: Into<String>>(setups: impl IntoIterator<Item = (N, G::Options)>) -> Self {
        let owned = |(name, options): (N, G::Options)| (name.into(), options);
        let setups: Vec<_> = setups.into_iter().map(owned).collect();
        let mut names: Vec<&str> = setups.iter().map(|(name, _)| name.as_str()).collect();
        names.sort_unstable();
        names.dedup();
        assert!(!setups.is_empty(), "a suite needs at least one set-up");
        assert_eq!(names.len(), setups.len(), "every set-up needs a name of its own");
        Suite {
            setups,
            games: 1000,
            thorough: 4,
            one_in: 32,
            leaves: 400,
            seldom_hidden: false,
            legal_damages: None,
            seed: None,
            digests: None,
            threads: 2,
            seldom: None,
        }
    }

    /// How many games are played, shared out among the set-ups in turn.
    #[must_use]
    pub fn games(mut self, games: u64) -> Self {
        self.games = games;
        self
    }

    /// In how many games, the first ones, every law is tried at every state.
    #[must_use]
    pub fn thorough(mut self, games: u64) -> Self {
        self.thorough = games;
        self
    }

    /// The expensive laws are tried at one state in this many.
    #[must_use]
    pub fn one_in(mut self, states: u32) -> Self {
        self.one_in = states.max(1);
        self
    }

    /// How many values of the content are damaged at most, spread evenly.
    #[must_use]
    pub fn leaves(mut self, leaves: usize) -> Self {
        self.leaves = leaves;
        self
    }

    /// For games whose only secrets are answers given at the same time: something is hidden in some
    /// states, not in most.
    #[must_use]
    pub fn seldom_hidden(mut self) -> Self {
        self.seldom_hidden = true;
        self
    }

    /// The places of a position where a change may give another legal one, as reports list them:
    /// damages that are called sound anywhere else break H3, and those that are called sound must
    /// play to the end.
    #[must_use]
    pub fn legal_damages<N: Into<String>>(mut self, places: impl IntoIterator<Item = N>) -> Self {
        self.legal_damages = Some(places.into_iter().map(Into::into).collect());
        self
    }

    /// Plays only this game, every law at every state; `PANDEMONIUM_SEED` does the same.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = Some(seed);
        self
    }

    /// Compares three fixed games per set-up with the digests kept in this file.
    #[must_use]
    pub fn digests(self, path: impl Into<PathBuf>) -> Self {
        self.digests_of_first(usize::MAX, path)
    }

    /// The same for the first few set-ups only.
    #[must_use]
    pub fn digests_of_first(mut self, setups: usize, path: impl Into<PathBuf>) -> Self {
        self.digests = Some((path.into(), setups));
        self
    }

    /// Actions that random games take rarely: pointless ones that may be taken at any time would
    /// otherwise crowd out the rest.
    #[must_use]
    pub fn seldom(mut self, seldom: fn(&G::Action) -> bool) -> Self {
        self.seldom = Some(seldom);
        self
    }

    /// How many threads share the games; findings are the same with any number.
    #[must_use]
    pub fn threads(mut self, threads: usize) -> Self {
        self.threads = threads.max(1);
        self
    }

    /// Runs the suite.
    ///
    /// # Panics
    /// When a law is broken, or applies to the game and was never put to the test; the message is
    /// the whole report.
    pub fn run(mut self) -> Report {
        if let Ok(seed) = std::env::var("PANDEMONIUM_SEED") {
            self.seed = Some(seed.parse().expect("PANDEMONIUM_SEED is a number"));
        }
        let report = self.run_quietly();
        assert!(report.is_clean(), "{} breaks its laws\n{report}", G::INFO.slug);
        report
    }

    /// Runs the suite and gives the report, whatever it says.
    pub fn run_quietly(&self) -> Report {
        let mut findings = Findings::new();
        findings.strict = self.legal_damages.is_some();
        findings.begin_whole();
        let boxes = self.open(&mut findings);
        match self.seed {
            Some(seed) => {
                let care = Care { thorough: true, one_in: 1 };
                self.one_game(&boxes, seed, care, &mut findings);
            }
            None => self.all_games(&boxes, &mut findings),
        }
        findings.begin_whole();
        encoding::h3_most(&mut findings);
        if let Some(legal) = &self.legal_damages {
            encoding::h3_places(legal, &mut findings);
        }
        if self.seed.is_none() {
            secrecy::s2_most::<G>(self.seldom_hidden, &mut findings);
        }
        secrecy::s12_different(&mut findings);
        keys::s14_different(&mut findings);
        for game in boxes.iter().flatten().take(WHOLE_GAMES) {
            calmly(&mut findings, |findings| purity::whole_game(game, 0, findings));
        }
        forms::o1::<G>(&mut findings);
        if let Some(Some(first)) = boxes.first() {
            content::o2(first, self.leaves, &mut findings);
        }
        if let Some((path, setups)) = &self.digests {
            let names = self.setups.iter().map(|(name, _)| name.as_str());
            let opened = names.zip(&boxes).take(*setups);
            let opened: Vec<(&str, &G)> =
                opened.filter_map(|(name, game)| Some((name, game.as_ref()?))).collect();
            calmly(&mut findings, |findings| golden::h2(&opened, path, findings));
        }
        texts::x1::<G>(&mut findings);
        texts::x2::<G>(&mut findings);
        self.report(findings)
    }

    fn open(&self, findings: &mut Findings) -> Vec<Option<G>> {
        let open = |(name, options): &(String, G::Options)| match G::open(options, None) {
            Ok(game) => {
                for note in game.notes() {
                    findings.note_reason_as("note", &note);
                }
                Some(game)
            }
            Err(error) => {
                findings.check(Law::O1, false, || format!("set-up {name} is refused: {error}"));
                None
            }
        };
        self.setups.iter().map(open).collect()
    }

    fn all_games(&self, boxes: &[Option<G>], findings: &mut Findings) {
        let next = AtomicU64::new(0);
        let (games, thorough, one_in) = (self.games, self.thorough, self.one_in);
        let strict = self.legal_damages.is_some();
        let work = || {
            let mut found = Findings::new();
            found.strict = strict;
            loop {
                let seed = next.fetch_add(1, Ordering::Relaxed);
                if seed >= games {
                    return found;
                }
                let care = Care { thorough: seed < thorough, one_in };
                self.one_game(boxes, seed, care, &mut found);
            }
        };
        let found: Vec<Findings> = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..self.threads).map(|_| scope.spawn(work)).collect();
            let join = |thread: std::thread::ScopedJoinHandle<'_, Findings>| {
                thread.join().expect("panics of games are caught one by one")
            };
            threads.into_iter().map(join).collect()
        });
        for found in found {
            findings.absorb(found);
        }
    }

    /// Plays the game with this seed at the set-up whose turn it is.
    fn one_game(&self, boxes: &[Option<G>], seed: u64, care: Care, findings: &mut Findings) {
        let setups = u64::try_from(boxes.len()).expect("set-ups can be counted");
        let setup = usize::try_from(seed % setups).expect("set-ups can be counted");
        if let Some(game) = &boxes[setup] {
            findings.begin(setup, seed);
            calmly(findings, |findings| walk(game, seed, care, self.seldom, findings));
        }
    }

    fn report(&self, mut findings: Findings) -> Report {
        findings.violations.sort();
        let violation =
            |(place, law, detail): (Option<crate::findings::Place>, Law, String)| Violation {
                law: law.name(),
                setup: place.map_or(String::new(), |place| self.setups[place.setup].0.clone()),
                game_seed: place.map_or(0, |place| place.seed),
                step: place.map_or(0, |place| place.step),
                detail,
            };
        let tried = |law: &Law| findings.exercised[*law as usize];
        let met = |occasion| findings.occasions.contains(&occasion);
        let applies = |law: &Law| match law {
            Law::S2 => !G::INFO.perfect_information,
            Law::S8 => met(Occasion::Sealed),
            Law::S13 => met(Occasion::Rolled),
            Law::T1 => met(Occasion::QuietStep),
            Law::T2 | Law::T3 => met(Occasion::SealedTogether),
            Law::O2 => met(Occasion::Content),
            _ => true,
        };
        let exercised = Law::ALL.iter().map(|law| (law.name(), tried(law)));
        let untried = |law: &&Law| self.seed.is_none() && applies(law) && tried(law) == 0;
        Report {
            games: findings.games,
            states: findings.states,
            accepted: findings.accepted,
            exercised: exercised.filter(|(_, count)| *count > 0).collect(),
            unexercised: Law::ALL.iter().filter(untried).map(|law| law.name()).collect(),
            violations: findings.violations.into_iter().map(violation).collect(),
        }
    }
}

/// Does something that may panic; a panic is a finding like any other.
fn calmly(findings: &mut Findings, mut work: impl FnMut(&mut Findings)) {
    let done = catch_unwind(AssertUnwindSafe(|| work(findings)));
    findings.check(Law::Calm, done.is_ok(), || {
        let text = done.err().map(|panic| panic_text(&*panic));
        format!("panicked: {}", text.unwrap_or_default())
    });
}

/// What a panic said.
pub(crate) fn panic_text(panic: &(dyn Any + Send)) -> String {
    let owned = panic.downcast_ref::<String>().map(String::as_str);
    let text = owned.or_else(|| panic.downcast_ref::<&str>().copied());
    text.unwrap_or("without a text").to_owned()
}
