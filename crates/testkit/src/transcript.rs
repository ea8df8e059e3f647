//! A whole game as readable text.

use std::fmt::Write as _;

use kernel::chance::{Seeded, Settled};
use kernel::{Game, Ruled as _, Seat, Telling, Turn, Viewer, Words as _, digest};
use wording::Wording;

use crate::Playthrough;
use crate::scene::{legal, mix, one_of, play_opening, play_with};

/// Actions listed by their notation.
const LISTED: usize = 8;
/// Steps between two digests of the position, and between two whole pictures of it.
const WHOLE_EVERY: u32 = 10;

/// Plays the game and writes everything that happens.
pub(crate) fn transcript<G: Game>(entry: &Playthrough<G::Options>) -> String {
    let game = match G::open(&entry.options, None) {
        Ok(game) => game,
        Err(error) => panic!("playthrough {}: options refused: {error}", entry.name),
    };
    let words = match Wording::new(&G::INFO, "en", &[]) {
        Ok(words) => words,
        Err(error) => panic!("playthrough {}: {error}", entry.name),
    };
    Writer { game: &game, words, out: String::new() }.whole(entry)
}

struct Writer<'a, G: Game> {
    game: &'a G,
    words: Wording,
    out: String,
}

impl<G: Game> Writer<'_, G> {
    fn whole(mut self, entry: &Playthrough<G::Options>) -> String {
        let game = self.game;
        let mut dice = Seeded::from_number(mix(entry.seed, 21));
        let mut choices = Seeded::from_number(mix(entry.seed, 22));
        let options = serde_json::to_string(&game.options()).expect("options have a JSON form");
        self.line(&format!("game: {}", G::INFO.slug));
        self.line(&format!("rules version: {}", G::INFO.rules_version));
        self.line(&format!("options: {options}"));
        self.line(&format!("seed: {}", entry.seed));
        self.line("");
        self.line("set-up");
        let opened = play_opening(game, &mut dice);
        self.happened(&opened.settled, &opened.events);
        let mut state = opened.state;
        let mut step: u32 = 0;
        let outcome = loop {
            if step.is_multiple_of(WHOLE_EVERY) {
                self.line(&format!("  digest: {}", digest(&state)));
            }
            let asked = match game.turn(&state) {
                Turn::Over(outcome) => break outcome,
                Turn::To(asked) => asked,
            };
            assert!(step < G::INFO.longest, "playthrough {} does not end", entry.name);
            let asked: Vec<Seat> = asked.iter().collect();
            let &seat = one_of(&asked, &mut choices).expect("somebody owes a decision");
            let list = legal(game, &state, seat);
            let action = one_of(&list, &mut choices).expect("whoever owes a decision has a list");
            self.decision(step, &asked, seat, &state, &list);
            let view = game.view(&state, Viewer::Seat(seat));
            let phrase = game.label(&view, action, &self.words);
            self.line(&format!("  plays: {action} ({phrase})"));
            let played = play_with(game, &state, seat, action, &mut dice);
            self.happened(&played.settled, &played.events);
            state = played.state;
            step += 1;
        };
        self.line("");
        self.line(&format!("over after {step} decisions ({})", outcome.rule));
        self.indented(&game.text(&game.view(&state, Viewer::Referee), &self.words));
        for (number, standing) in (0..).zip(&outcome.seats) {
            let name = self.words.seat(Seat(number));
            let won = if standing.won { ", wins" } else { "" };
            let place = standing.place + 1;
            self.line(&format!("  {name}: place {place}, score {}{won}", standing.score));
        }
        self.line(&format!("  digest: {}", digest(&state)));
        self.out
    }

    fn decision(
        &mut self,
        step: u32,
        asked: &[Seat],
        seat: Seat,
        state: &G::State,
        list: &[G::Action],
    ) {
        let names: Vec<String> = asked.iter().map(|&seat| self.words.seat(seat)).collect();
        self.line("");
        self.line(&format!("step {step}, to decide: {}", names.join(", ")));
        if let Some(question) = self.game.question(state, seat) {
            let sealed = if question.sealed { ", sealed" } else { "" };
            let view = self.game.view(state, Viewer::Seat(seat));
            let about = self.game.asking(&view, question.code, &self.words);
            let sentence = about.unwrap_or_else(|| self.words.question(&question));
            let name = self.words.seat(seat);
            self.line(&format!("  asked: {name}: {sentence} ({}{sealed})", question.rule));
        }
        let view = self.game.view(state, Viewer::Seat(seat));
        if step.is_multiple_of(WHOLE_EVERY) {
            self.indented(&self.game.text(&view, &self.words));
        } else {
            let short = digest(&view).to_string();
            self.line(&format!("  sees: {}", &short[..16]));
        }
        let shown: Vec<String> = list.iter().take(LISTED).map(ToString::to_string).collect();
        let more = if list.len() > LISTED { ", …" } else { "" };
        self.line(&format!("  legal: {}: {}{more}", list.len(), shown.join(", ")));
    }

    fn happened(&mut self, settled: &[Settled], events: &[G::Event]) {
        for roll in settled {
            let sentence = self.words.roll(roll.why);
            self.line(&format!("  rolled: {sentence}: {} ({})", roll.id, roll.why.rule));
        }
        for event in events {
            let sentence = self.words.value("event", &Telling { game: self.game, value: event });
            let rule = event.rule().map_or(String::new(), |rule| format!(" ({rule})"));
            self.line(&format!("  - {sentence}{rule}"));
        }
    }

    fn indented(&mut self, text: &str) {
        for line in text.lines() {
            self.line(&format!("  | {line}"));
        }
    }

    fn line(&mut self, line: &str) {
        let _ = writeln!(self.out, "{}", line.trim_end());
    }
}
