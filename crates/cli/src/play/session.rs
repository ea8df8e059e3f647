//! The course of a game at one terminal.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use cabinet::{Dice, JsonFault, Legal, Refusal, Table, Voice};
use kernel::chance::Seeded;
use kernel::{Seat, Seats, Turn, Viewer};
use minds::Level;

use crate::files;
use crate::play::command::Command;
use crate::play::console::Console;
use crate::play::setup::Seating;
use crate::play::{hint, menu, standings};
use crate::problem::{in_full, refused};
use crate::replay;
use crate::rules;
use crate::sentences::Sentences;

/// One game at one terminal.
pub(crate) struct Session<'a> {
    table: Box<dyn Table>,
    voice: Voice,
    dice: Dice,
    /// What opponents think with; never the table's dice.
    own: Seeded,
    /// What hints are thought with, so that asking for one changes no game.
    advice: Seeded,
    humans: Seats,
    level: Level,
    save: Option<PathBuf>,
    console: Console<'a>,
    sentences: &'a Sentences,
    /// How many steps each viewer has been told, the set-up included.
    told: BTreeMap<Option<u8>, usize>,
    /// Who sits in front of the terminal.
    present: Option<Seat>,
    /// How many steps are safe: in the file, or not worth one.
    kept: Option<usize>,
}

/// How a person's turn at the terminal ended.
#[derive(PartialEq, Eq)]
enum Ended {
    /// Something was decided.
    Acted,
    /// The person leaves.
    Left,
}

impl<'a> Session<'a> {
    /// A session at this table.
    pub(crate) fn new(
        seating: Seating,
        console: Console<'a>,
        sentences: &'a Sentences,
    ) -> Session<'a> {
        let mut humans = seating.humans.iter();
        let alone = humans.next().filter(|_| humans.next().is_none());
        let steps = seating.table.steps();
        // A resumed game is told from its last step on, not from the beginning.
        let viewers = seating.humans.iter().map(|seat| Some(seat.0)).chain([None]);
        let told = viewers.map(|viewer| (viewer, steps)).collect();
        let has_file = seating.save.is_some();
        Session {
            own: Seeded::from_text(&format!("{} (minds)", seating.seed)),
            advice: Seeded::from_text(&format!("{} (hints)", seating.seed)),
            table: seating.table,
            voice: seating.voice,
            dice: seating.dice,
            humans: seating.humans,
            level: seating.level,
            save: seating.save,
            console,
            sentences,
            told,
            present: alone,
            kept: (seating.is_kept || !has_file).then_some(steps),
        }
    }

    /// Plays until the game is over or the player leaves.
    pub(crate) fn run(mut self) -> anyhow::Result<()> {
        loop {
            match self.table.turn() {
                Turn::Over(outcome) => {
                    self.tell()?;
                    self.show()?;
                    standings(self.console.output(), &outcome, self.sentences)?;
                    return if self.save.is_some() { self.keep_at_last() } else { Ok(()) };
                }
                Turn::To(seats) => {
                    let human = seats.iter().find(|&seat| self.humans.contains(seat));
                    match (human, seats.iter().next()) {
                        (Some(seat), _) => {
                            if self.human(seat)? == Ended::Left {
                                return self.leave();
                            }
                        }
                        (None, Some(seat)) => self.bot(seat)?,
                        (None, None) => unreachable!("somebody owes a decision until the end"),
                    }
                }
            }
        }
    }

    fn bot(&mut self, seat: Seat) -> anyhow::Result<()> {
        let proposal = self
            .table
            .bot(seat, self.level, self.level.budget(), &mut self.own, &self.voice)
            .map_err(|refusal| refused(&refusal))?;
        let action = proposal.choice.action;
        self.table
            .act(seat, &action, &mut self.dice, &self.voice)
            .map_err(|refusal| refused(&refusal))?;
        self.tell()
    }

    fn human(&mut self, seat: Seat) -> anyhow::Result<Ended> {
        if self.present != Some(seat) && !self.hand_over(seat)? {
            return Ok(Ended::Left);
        }
        self.tell()?;
        self.show()?;
        self.ask(seat)?;
        loop {
            let prompt = self.sentences.say("prompt", &[("seat", &self.voice.seat(seat))]);
            let Some(line) = self.console.ask(&prompt)? else {
                return Ok(Ended::Left);
            };
            match Command::read(&line) {
                Command::Quit => return Ok(Ended::Left),
                Command::Act(line) => {
                    if self.act(seat, &line)? {
                        self.tell()?;
                        self.keep()?;
                        return Ok(Ended::Acted);
                    }
                }
                Command::Back => {
                    if self.back(seat)? {
                        return Ok(Ended::Acted);
                    }
                }
                other => self.aside(seat, &other)?,
            }
        }
    }

    /// Everything that leaves the table as it is.
    fn aside(&mut self, seat: Seat, command: &Command) -> anyhow::Result<()> {
        match command {
            Command::Help => self.say("help", &[]),
            Command::Look => {
                self.show()?;
                self.ask(seat)
            }
            Command::List => {
                let legal = self.legal(seat)?;
                self.lines(&menu::in_words(&legal.actions, |_| true))
            }
            Command::Hint => {
                let (table, voice) = (&*self.table, &self.voice);
                match hint::lines(table, seat, &mut self.advice, voice, self.sentences) {
                    Ok(lines) => self.lines(&lines),
                    Err(refusal) => self.refusal(&refusal),
                }
            }
            Command::Why(text) => self.why(seat, text),
            Command::Rules(id) => {
                let info = self.table.info();
                match rules::find(&info, id, self.sentences) {
                    Ok(paragraph) => self.lines(&[rules::printed(&paragraph)]),
                    Err(problem) => self.lines(&[problem.to_string()]),
                }
            }
            Command::Save { file, replace } => self.save_as(file.as_deref(), *replace),
            Command::Back | Command::Quit | Command::Act(_) => Ok(()),
        }
    }

    /// The curtain between two persons at one terminal; false if the input has ended.
    fn hand_over(&mut self, seat: Seat) -> anyhow::Result<bool> {
        self.console.clear()?;
        let name = self.voice.seat(seat);
        let prompt = self.sentences.say("curtain", &[("seat", &name)]);
        let ready = self.console.ask(&prompt)?.is_some();
        self.console.clear()?;
        self.present = Some(seat);
        Ok(ready)
    }

    fn viewer(&self) -> Viewer {
        self.present.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Tells whoever sits there what has happened since they last looked.
    fn tell(&mut self) -> anyhow::Result<()> {
        // Before the first of several persons has sat down there is nobody to tell.
        if self.present.is_none() && !self.humans.is_empty() {
            return Ok(());
        }
        let viewer = self.viewer();
        let now = self.table.steps() + 1;
        let seen = self.told.entry(self.present.map(|seat| seat.0)).or_insert(0);
        let from = std::mem::replace(seen, now).min(now);
        let events = self.table.told(from..now, viewer, &self.voice);
        let events = events.map_err(|refusal| refused(&refusal))?;
        for line in replay::lines(&events) {
            self.console.line(&format!("· {line}"))?;
        }
        Ok(())
    }

    fn show(&mut self) -> anyhow::Result<()> {
        let text = self.table.text(self.viewer(), &self.voice);
        let text = text.map_err(|refusal| refused(&refusal))?;
        self.console.line(&format!("\n{text}\n"))?;
        Ok(())
    }

    /// What the seat is asked, by which paragraph, and what it may do.
    fn ask(&mut self, seat: Seat) -> anyhow::Result<()> {
        let legal = self.legal(seat)?;
        if let Some(question) = &legal.question {
            let args = [
                ("seat", &*self.voice.seat(seat)),
                ("text", &question.text),
                ("rule", question.rule),
            ];
            self.say("question", &args)?;
        }
        self.lines(&menu::menu(&legal.actions))?;
        let hint = self.sentences.count("choose", legal.actions.len());
        self.lines(&[hint])
    }

    fn legal(&self, seat: Seat) -> anyhow::Result<Legal> {
        let legal = self.table.legal(seat, &self.voice);
        legal.map_err(|refusal| refused(&refusal))
    }

    /// Carries out what a line means; false if it means nothing or is refused.
    fn act(&mut self, seat: Seat, line: &str) -> anyhow::Result<bool> {
        let legal = self.legal(seat)?;
        let action = match menu::pick(&legal.actions, line) {
            Some(one) => one.action.clone(),
            None if line.parse::<u128>().is_ok() => {
                let last = legal.actions.len().to_string();
                self.say("not-a-number", &[("value", line), ("last", &last)])?;
                return Ok(false);
            }
            None if legal.actions.iter().any(|one| menu::is_head(one, line)) => {
                let fits = |one: &cabinet::Listed| menu::is_head(one, line);
                self.lines(&menu::in_words(&legal.actions, fits))?;
                return Ok(false);
            }
            None => match menu::written(line) {
                Ok(action) => action,
                Err(fault) => {
                    self.not_json(line, &fault)?;
                    return Ok(false);
                }
            },
        };
        match self.table.act(seat, &action, &mut self.dice, &self.voice) {
            Ok(()) => Ok(true),
            Err(refusal) => {
                self.refusal(&refusal)?;
                Ok(false)
            }
        }
    }

    fn why(&mut self, seat: Seat, text: &str) -> anyhow::Result<()> {
        if text.is_empty() {
            return self.say("why-what", &[]);
        }
        let legal = self.legal(seat)?;
        let picked = menu::pick(&legal.actions, text);
        let action = match picked.map_or_else(|| menu::written(text), |one| Ok(one.action.clone()))
        {
            Ok(action) => action,
            Err(fault) => return self.not_json(text, &fault),
        };
        match self.table.why(seat, &action, &self.voice) {
            Ok(None) => self.say("allowed", &[("action", text)]),
            Ok(Some(refusal)) | Err(refusal) => self.refusal(&refusal),
        }
    }

    fn not_json(&mut self, line: &str, fault: &JsonFault) -> anyhow::Result<()> {
        let problem = self.sentences.fault(fault);
        self.say("typed-not-json", &[("value", line), ("problem", &problem)])
    }

    fn refusal(&mut self, refusal: &Refusal) -> anyhow::Result<()> {
        let reason = in_full(refusal);
        self.say("refused", &[("reason", &reason)])?;
        match &refusal.rule {
            Some(rule) => self.say("read-rule", &[("rule", rule)]),
            None => self.say("try-help", &[]),
        }
    }

    fn back(&mut self, seat: Seat) -> anyhow::Result<bool> {
        match self.table.take_back(seat, &self.voice) {
            Ok(()) => {
                let now = self.table.steps() + 1;
                for seen in self.told.values_mut() {
                    *seen = now.min(*seen);
                }
                self.say("taken-back", &[])?;
                Ok(true)
            }
            Err(refusal) => {
                self.lines(&[refusal.to_string()])?;
                Ok(false)
            }
        }
    }

    fn save_as(&mut self, file: Option<&str>, replace: bool) -> anyhow::Result<()> {
        let path = match (file, &self.save) {
            (Some(file), _) => PathBuf::from(file),
            (None, Some(path)) => path.clone(),
            (None, None) => return self.say("save-where", &[]),
        };
        if path.exists() && self.save.as_ref() != Some(&path) && !replace {
            let shown = files::shown(&path);
            return self.say("save-replace", &[("file", &shown)]);
        }
        if self.write(&path)? {
            self.say("saved", &[("file", &files::shown(&path))])?;
            self.save = Some(path);
        }
        Ok(())
    }

    /// Keeps the game in its file, if it has one.
    fn keep(&mut self) -> anyhow::Result<()> {
        if let Some(path) = self.save.clone() {
            self.write(&path)?;
        }
        Ok(())
    }

    /// Writes the record; a failure is told and the game goes on.
    fn write(&mut self, path: &Path) -> anyhow::Result<bool> {
        let replay = self.table.save(&self.voice);
        let replay = replay.map_err(|refusal| refused(&refusal))?;
        let text = serde_json::to_string_pretty(&replay)?;
        match files::write(path, &format!("{text}\n"), self.sentences) {
            Ok(()) => {
                self.kept = Some(self.table.steps());
                Ok(true)
            }
            Err(problem) => {
                self.lines(&[problem.to_string()])?;
                Ok(false)
            }
        }
    }

    /// Leaves: the game is kept in its file, or a file is offered.
    fn leave(mut self) -> anyhow::Result<()> {
        self.keep_at_last()?;
        if let Some(path) = self.save.clone() {
            self.say("saved", &[("file", &files::shown(&path))])?;
        }
        self.say("goodbye", &[])
    }

    /// Keeps the game before the program ends. Where its file fails, another may be named; a game
    /// that was to be kept and is not is a failure.
    fn keep_at_last(&mut self) -> anyhow::Result<()> {
        let mut failed = None;
        while self.kept != Some(self.table.steps()) {
            if self.save.is_some() {
                self.keep()?;
                if self.kept == Some(self.table.steps()) {
                    return Ok(());
                }
                failed = self.save.take();
            }
            let offer = self.sentences.say("save-offer", &[]);
            // Where nobody plays, nobody is there to answer.
            let answer = if self.humans.is_empty() { None } else { self.console.ask(&offer)? };
            match answer {
                Some(file) if !file.is_empty() => self.save_as(Some(&file), false)?,
                _ => break,
            }
        }
        match failed.filter(|_| self.save.is_none()) {
            Some(file) => {
                Err(self.sentences.problem("not-kept", &[("file", &files::shown(&file))]))
            }
            None => Ok(()),
        }
    }

    fn say(&mut self, id: &str, args: &[(&str, &str)]) -> anyhow::Result<()> {
        let sentence = self.sentences.say(id, args);
        Ok(self.console.line(&sentence)?)
    }

    fn lines(&mut self, lines: &[String]) -> anyhow::Result<()> {
        for line in lines {
            self.console.line(line)?;
        }
        Ok(())
    }
}
