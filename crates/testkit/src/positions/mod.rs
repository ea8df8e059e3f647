//! Positions written by others: whatever a game calls sound can be looked at and played on.

mod damage;
mod watch;

use std::collections::BTreeMap;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use kernel::chance::Seeded;
use kernel::{Cx, Game, Heuristic, Seat, Show, Turn};
use serde_json::Value;
use wording::Wording;

use crate::scene::{legal, mix, one_of, play, play_opening, seats, viewers};
use crate::suite::panic_text;
use damage::{damaged, differences};
use watch::Watch;

/// Decisions for which a written position is played on.
const PLAYED_ON: u32 = 60;

/// Real positions kept, of which pieces are taken.
const KEPT: usize = 24;

/// Different findings after which a run has seen enough.
const ENOUGH: usize = 12;

/// Damages real positions, opens them as written ones are opened, and plays on what is taken.
///
/// ```text
/// Positions::<MyGame>::new(setups()).tries(5_000).run();
/// ```
///
/// `PANDEMONIUM_POSITIONS=<seconds>` tries for so long instead; `PANDEMONIUM_SEED=<n>` begins with
/// that game. `cargo xtask fuzz-positions` sets both.
#[derive(Debug)]
pub struct Positions<G: Game> {
    setups: Vec<(String, G::Options)>,
    tries: u64,
    seed: u64,
    time: Option<Duration>,
}

/// What a run saw.
#[derive(Debug, Default)]
pub struct Tried {
    /// Positions that could be read and were none of those reached.
    pub tried: u64,
    /// Those of them that were called sound and played on.
    pub sound: u64,
    /// Every different fault with the first position that shows it.
    pub faults: BTreeMap<String, String>,
}

impl<G: Heuristic + Show> Positions<G> {
    /// Positions of these set-ups.
    pub fn new<N: Into<String>>(setups: impl IntoIterator<Item = (N, G::Options)>) -> Self {
        let setups = setups.into_iter().map(|(name, options)| (name.into(), options)).collect();
        Positions { setups, tries: 2_000, seed: 0, time: None }
    }

    /// How many damaged positions are tried.
    #[must_use]
    pub fn tries(mut self, tries: u64) -> Self {
        self.tries = tries;
        self
    }

    /// The game whose positions come first.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Runs and tells how many positions were tried.
    ///
    /// # Panics
    /// When a position that was called sound cannot be looked at or played on; the message tells
    /// each fault once, with what was damaged.
    #[expect(clippy::print_stdout, reason = "a long run tells what it has seen")]
    pub fn run(mut self) -> Tried {
        let number = |name| {
            let text = std::env::var(name).ok()?;
            Some(text.parse::<u64>().expect("a number of seconds, or of a game"))
        };
        self.seed = number("PANDEMONIUM_SEED").unwrap_or(self.seed);
        self.time = number("PANDEMONIUM_POSITIONS").map(Duration::from_secs);
        let tried = self.run_quietly();
        println!("{}: {tried}", G::INFO.slug);
        assert!(tried.faults.is_empty(), "{}: {tried}", G::INFO.slug);
        tried
    }

    /// Runs and gives what was seen, whatever it is.
    ///
    /// # Panics
    /// When a set-up does not open.
    #[expect(
        clippy::disallowed_methods,
        reason = "a long run ends by the clock, never a short one"
    )]
    pub fn run_quietly(&self) -> Tried {
        let begun = Instant::now();
        let watch = Watch::new(G::INFO.slug);
        let mut tried = Tried::default();
        let mut kept: Vec<Value> = Vec::new();
        let mut seed = self.seed;
        let goes_on = |tried: &Tried| {
            tried.faults.len() < ENOUGH
                && self.time.map_or(tried.tried < self.tries, |time| begun.elapsed() < time)
        };
        while goes_on(&tried) {
            let setups = u64::try_from(self.setups.len()).expect("set-ups can be counted");
            let setup = usize::try_from(seed % setups).expect("set-ups can be counted");
            let (name, options) = &self.setups[setup];
            let game = G::open(options, None).expect("every set-up opens");
            let place = Place { game: &game, setup: name, seed, watch: &watch };
            place.walk(&mut kept, &mut tried, &goes_on);
            seed += 1;
        }
        tried
    }
}

/// One game whose positions are damaged.
struct Place<'a, G: Game> {
    game: &'a G,
    setup: &'a str,
    seed: u64,
    watch: &'a Watch,
}

impl<G: Heuristic + Show> Place<'_, G> {
    /// Plays a game with random choices and tries damaged copies of its positions.
    fn walk(&self, kept: &mut Vec<Value>, tried: &mut Tried, goes_on: &dyn Fn(&Tried) -> bool) {
        let game = self.game;
        let mut dice = Seeded::from_number(mix(self.seed, 1));
        let mut choices = Seeded::from_number(mix(self.seed, 2));
        let mut state = play_opening(game, &mut dice).state;
        for step in 0..u64::from(G::INFO.longest) {
            let position = serde_json::to_value(&state).expect("states have a JSON form");
            for number in 0..2 {
                let mut own = Seeded::from_number(mix(mix(self.seed, 3 + step), number));
                let written = damaged(&position, kept, &mut own);
                self.attempt(step, (&position, &written), &mut own, tried);
                if !goes_on(tried) {
                    return;
                }
            }
            match &mut kept[..] {
                full if full.len() == KEPT => {
                    let place = choices.below(u32::try_from(KEPT).expect("a few")) as usize;
                    full[place] = position;
                }
                _ => kept.push(position),
            }
            let Some((seat, action)) = any_action(game, &state, &mut choices) else { return };
            state = play(game, &state, seat, &action, Seeded::from_number(mix(step, 4))).state;
        }
    }

    /// Opens a position as written ones are opened, and plays on if it is taken.
    fn attempt(
        &self,
        step: u64,
        (position, written): (&Value, &Value),
        dice: &mut Seeded,
        tried: &mut Tried,
    ) {
        let Ok(state) = serde_json::from_value::<G::State>(written.clone()) else { return };
        let Ok(written) = serde_json::to_value(&state) else { return };
        if written == *position {
            return;
        }
        tried.tried += 1;
        let story = || {
            let changes = differences(position, &written).join("; ");
            format!("set-up {}, game {}, step {step}: {changes}", self.setup, self.seed)
        };
        self.watch.look_at(story());
        let mut fault = |what: String| {
            tried.faults.entry(what).or_insert_with(story);
        };
        match catch_unwind(AssertUnwindSafe(|| self.game.sound(&state))) {
            Err(panic) => fault(format!("sound panics: {}", panic_text(&*panic))),
            Ok(Err(reasons)) if reasons.0.is_empty() => fault("refused without a reason".into()),
            Ok(Err(_)) => {}
            Ok(Ok(())) => {
                let played = catch_unwind(AssertUnwindSafe(|| plays_on(self.game, state, dice)));
                match played {
                    Ok(Ok(())) => {}
                    Ok(Err(problem)) => fault(format!("called sound: {problem}")),
                    Err(panic) => fault(format!("called sound, panics: {}", panic_text(&*panic))),
                }
                tried.sound += 1;
            }
        }
        self.watch.rest();
    }
}

/// A random listed action of a random seat that is asked; nothing if the game is over.
fn any_action<G: Game>(
    game: &G,
    state: &G::State,
    choices: &mut Seeded,
) -> Option<(Seat, G::Action)> {
    let Turn::To(asked) = game.turn(state) else { return None };
    let asked: Vec<Seat> = asked.iter().collect();
    let seat = *one_of(&asked, choices)?;
    let action = one_of(&legal(game, state, seat), choices)?.clone();
    Some((seat, action))
}

/// Plays a position on and looks at it as an engine may be asked to.
fn plays_on<G: Heuristic + Show>(
    game: &G,
    mut state: G::State,
    dice: &mut Seeded,
) -> Result<(), String> {
    let words = Wording::new(&G::INFO, "en", &[]).map_err(|error| error.to_string())?;
    for step in 0..PLAYED_ON {
        if step % 16 == 0 {
            look_at(game, &state, &words, dice);
        }
        if matches!(game.turn(&state), Turn::Over(_)) {
            return Ok(());
        }
        let Some((seat, action)) = any_action(game, &state, dice) else {
            return Err("nobody can do anything".to_owned());
        };
        game.check(&state, seat, &action).map_err(|no| format!("{action} is listed: {no}"))?;
        game.play(&mut state, seat, &action, &mut Cx::silent(dice));
    }
    Ok(())
}

/// Everything that may be asked about a position.
fn look_at<G: Heuristic + Show>(game: &G, state: &G::State, words: &Wording, dice: &mut Seeded) {
    for viewer in viewers(game) {
        let view = game.view(state, viewer);
        let _ = game.text(&view, words);
        let _ = game.cells(&view, words);
    }
    for seat in seats(game) {
        let view = game.view(state, kernel::Viewer::Seat(seat));
        if let Some(question) = game.question(state, seat) {
            let _ = game.asking(&view, question.code, words);
        }
        let list = legal(game, state, seat);
        for action in &list {
            let _ = game.phrase(action, words);
            let _ = game.prospects(&view, action, words);
        }
        let _ = game.key(state, seat);
        let world = game.imagine(state, seat, dice);
        game.judge(&world, &mut Vec::new());
        game.terms(&world, seat, &mut Vec::new());
        game.labels(&world, seat, &mut Vec::new());
        if !list.is_empty() {
            game.weigh(&world, seat, &list, &mut Vec::new());
        }
    }
}

impl fmt::Display for Tried {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} written positions, {} of them played on", self.tried, self.sound)?;
        for (fault, story) in &self.faults {
            write!(f, "\n  {fault}\n    {story}")?;
        }
        Ok(())
    }
}
