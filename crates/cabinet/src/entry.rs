//! One game before its box is opened.

use std::cell::OnceCell;

use kernel::chance::Need;
use kernel::replay::Snapshot;
use kernel::{Chance, Cx, Digest, Form, Heuristic, Info, Pack, Seat, Sheet, Show};
use minds::arena::{self, Plan, Played};
use serde_json::Value;

use crate::note::notes;
use crate::{
    Dice, Live, Note, Refusal, Shelf, Table, Voice, dice, guess, live, options, record, tool,
};

/// Options that open, in their normal form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The options in normal form.
    pub options: Value,
    /// How many seats the table has.
    pub seats: u8,
    /// Digest of the content in force.
    pub content: Digest,
    /// What opening changed without refusing it.
    pub notes: Vec<Note>,
}

/// A game of the cabinet. [`Shelf`] is its only implementation.
pub trait Entry: Send + Sync {
    /// What is true of the game before its box is opened.
    fn info(&self) -> Info;
    /// The form from which a table is made.
    fn form(&self) -> Form;
    /// Checks and normalises options; all reasons at once.
    fn setup(&self, options: &Value, pack: Option<&Pack>, voice: &Voice) -> Result<Setup, Refusal>;
    /// Opens the box and sets the game up.
    fn open(
        &self,
        options: &Value,
        pack: Option<&Pack>,
        dice: &mut Dice,
        voice: &Voice,
    ) -> Result<Box<dyn Table>, Refusal>;
    /// The same with a promise about the dice, which becomes part of the record.
    fn open_with(
        &self,
        options: &Value,
        pack: Option<&Pack>,
        commitment: Option<String>,
        dice: &mut Dice,
        voice: &Voice,
    ) -> Result<Box<dyn Table>, Refusal>;
    /// The first question to chance that these outcomes leave open if the game is set up.
    fn ask_open(
        &self,
        options: &Value,
        pack: Option<&Pack>,
        given: &[u32],
        voice: &Voice,
    ) -> Result<Option<Need>, Refusal>;
    /// The same as far as this seat can know it: where something is drawn, only what the seat
    /// cannot rule out.
    fn ask_open_as(
        &self,
        knower: Seat,
        options: &Value,
        pack: Option<&Pack>,
        given: &[u32],
        own: &mut dyn Chance,
        voice: &Voice,
    ) -> Result<Option<Need>, Refusal>;
    /// The public picture of the board that these options give.
    fn picture(
        &self,
        options: &Value,
        pack: Option<&Pack>,
        voice: &Voice,
    ) -> Result<Option<Value>, Refusal>;
    /// Plays a record again and continues from its end, or says where it first differs.
    fn load(
        &self,
        replay: &Value,
        pack: Option<&Pack>,
        voice: &Voice,
    ) -> Result<Box<dyn Table>, Refusal>;
    /// Continues a record from a snapshot and plays again only what follows it; nothing if the
    /// snapshot is not a state of this record under these rules.
    fn resume(
        &self,
        replay: &Value,
        pack: Option<&Pack>,
        snapshot: &Snapshot,
        voice: &Voice,
    ) -> Option<Box<dyn Table>>;
    /// Plays a record again, or says where it first differs.
    fn verify(&self, replay: &Value, pack: Option<&Pack>, voice: &Voice) -> Result<(), Refusal> {
        self.load(replay, pack, voice).map(drop)
    }
    /// Starts from a written position; all reasons at once if it is unsound.
    fn position(
        &self,
        options: &Value,
        pack: Option<&Pack>,
        state: &Value,
        voice: &Voice,
    ) -> Result<Box<dyn Table>, Refusal>;
    /// Lets opponents play each other on tables with these options; `tick` hears of each game.
    fn arena(
        &self,
        options: &Value,
        pack: Option<&Pack>,
        plan: &Plan,
        voice: &Voice,
        tick: &mut dyn FnMut(&Played),
    ) -> Result<Vec<Played>, Refusal>;
    /// The same voice about the box that these options and this pack open: it says an owner's names.
    fn voice(&self, options: &Value, pack: Option<&Pack>, voice: &Voice) -> Result<Voice, Refusal>;
    /// Tables of exact figures that the game computes about a box with these options.
    fn sheets(
        &self,
        options: &Value,
        pack: Option<&Pack>,
        voice: &Voice,
    ) -> Result<Vec<Sheet>, Refusal>;
    /// The names of the game's tools.
    fn tools(&self) -> Vec<&'static str>;
    /// What one of them answers about the box of these options and files.
    fn work(
        &self,
        tool: &str,
        chosen: (&Value, Option<&Pack>),
        asked: &Value,
        voice: &Voice,
    ) -> Result<Value, Refusal>;
    /// The content that ships with the game, as the files of a pack.
    fn content(&self, voice: &Voice) -> Result<Pack, Refusal>;
}

impl<G: Heuristic<Options: Send> + Show> Entry for Shelf<G> {
    fn info(&self) -> Info {
        G::INFO
    }

    fn form(&self) -> Form {
        G::form()
    }

    fn setup(&self, options: &Value, pack: Option<&Pack>, voice: &Voice) -> Result<Setup, Refusal> {
        let game = options::open::<G>(options, pack, voice)?;
        Ok(Setup {
            options: options::plain(&*game),
            seats: game.seats(),
            content: game.content(),
            notes: notes(&*game, voice),
        })
    }

    fn open(
        &self,
        options: &Value,
        pack: Option<&Pack>,
        dice: &mut Dice,
        voice: &Voice,
    ) -> Result<Box<dyn Table>, Refusal> {
        self.open_with(options, pack, None, dice, voice)
    }

    fn open_with(
        &self,
        options: &Value,
        pack: Option<&Pack>,
        commitment: Option<String>,
        dice: &mut Dice,
        voice: &Voice,
    ) -> Result<Box<dyn Table>, Refusal> {
        let game = options::open::<G>(options, pack, voice)?;
        Ok(Box::new(Live::start(game, commitment, dice, voice)?))
    }

    fn ask_open(
        &self,
        options: &Value,
        pack: Option<&Pack>,
        given: &[u32],
        voice: &Voice,
    ) -> Result<Option<Need>, Refusal> {
        let game = options::open::<G>(options, pack, voice)?;
        dice::ask(given, voice, |chance| drop(game.start(&mut Cx::silent(chance))))
    }

    fn ask_open_as(
        &self,
        knower: Seat,
        options: &Value,
        pack: Option<&Pack>,
        given: &[u32],
        own: &mut dyn Chance,
        voice: &Voice,
    ) -> Result<Option<Need>, Refusal> {
        let game = options::open::<G>(options, pack, voice)?;
        let play = |chance: &mut dyn Chance| drop(game.start(&mut Cx::silent(chance)));
        let Some(mut need) = dice::ask(given, voice, play)? else {
            return Ok(None);
        };
        if !G::INFO.perfect_information {
            let ids = guess::open_outcomes(knower, given, own, play);
            need.kind = guess::narrowed(&need.kind, &ids);
        }
        Ok(Some(need))
    }

    fn picture(
        &self,
        options: &Value,
        pack: Option<&Pack>,
        voice: &Voice,
    ) -> Result<Option<Value>, Refusal> {
        Ok(live::picture(&*options::open::<G>(options, pack, voice)?))
    }

    fn load(
        &self,
        replay: &Value,
        pack: Option<&Pack>,
        voice: &Voice,
    ) -> Result<Box<dyn Table>, Refusal> {
        let (game, recorded, past) = record::verified::<G>(replay, pack, voice)?;
        Ok(Box::new(Live::recorded(game, recorded, past)))
    }

    fn resume(
        &self,
        replay: &Value,
        pack: Option<&Pack>,
        snapshot: &Snapshot,
        voice: &Voice,
    ) -> Option<Box<dyn Table>> {
        let (game, recorded) = record::resumed::<G>(replay, pack, snapshot, voice)?;
        Some(Box::new(Live::recorded(game, recorded, OnceCell::new())))
    }

    fn position(
        &self,
        options: &Value,
        pack: Option<&Pack>,
        state: &Value,
        voice: &Voice,
    ) -> Result<Box<dyn Table>, Refusal> {
        let game = options::open::<G>(options, pack, voice)?;
        Ok(Box::new(Live::written(game, state, voice)?))
    }

    fn arena(
        &self,
        options: &Value,
        pack: Option<&Pack>,
        plan: &Plan,
        voice: &Voice,
        tick: &mut dyn FnMut(&Played),
    ) -> Result<Vec<Played>, Refusal> {
        let game = options::open::<G>(options, pack, voice)?;
        arena::run(&*game, plan, tick).map_err(|bad| Refusal::bad_plan(voice, &bad))
    }

    fn voice(&self, options: &Value, pack: Option<&Pack>, voice: &Voice) -> Result<Voice, Refusal> {
        let game = options::open::<G>(options, pack, voice)?;
        Ok(voice.about(&game.names()).into_owned())
    }

    fn sheets(
        &self,
        options: &Value,
        pack: Option<&Pack>,
        voice: &Voice,
    ) -> Result<Vec<Sheet>, Refusal> {
        Ok(options::open::<G>(options, pack, voice)?.sheets())
    }

    fn tools(&self) -> Vec<&'static str> {
        tool::names::<G>()
    }

    fn work(
        &self,
        tool: &str,
        chosen: (&Value, Option<&Pack>),
        asked: &Value,
        voice: &Voice,
    ) -> Result<Value, Refusal> {
        tool::work::<G>(tool, chosen, asked, voice).unwrap_or_else(|| {
            let allowed = self.tools().join(", ");
            let args = [("game", G::INFO.slug), ("tool", tool), ("allowed", &*allowed)];
            Err(Refusal::new(voice, "no-tool", &args).at("tool"))
        })
    }

    fn content(&self, voice: &Voice) -> Result<Pack, Refusal> {
        let nothing = Value::Object(serde_json::Map::new());
        options::open::<G>(&nothing, None, voice).map(|game| game.pack())
    }
}
