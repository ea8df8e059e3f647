//! One game before its box is opened.

use kernel::{Digest, Form, Game, Info, Pack, replay};
use serde_json::Value;

use crate::{Dice, Live, Refusal, Shelf, Table, Voice, options, record};

/// Options that open, in their normal form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The options in normal form.
    pub options: Value,
    /// How many seats the table has.
    pub seats: u8,
    /// Digest of the content in force.
    pub content: Digest,
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
    /// Plays a record again and continues from its end, or says where it first differs.
    fn load(
        &self,
        replay: &Value,
        pack: Option<&Pack>,
        voice: &Voice,
    ) -> Result<Box<dyn Table>, Refusal>;
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
    /// The content that ships with the game, as the files of a pack.
    fn content(&self, voice: &Voice) -> Result<Pack, Refusal>;
}

impl<G: Game<Options: Send>> Entry for Shelf<G> {
    fn info(&self) -> Info {
        G::INFO
    }

    fn form(&self) -> Form {
        G::form()
    }

    fn setup(&self, options: &Value, pack: Option<&Pack>, voice: &Voice) -> Result<Setup, Refusal> {
        let game = options::open::<G>(options, pack, voice)?;
        Ok(Setup {
            options: options::plain(&game),
            seats: game.seats(),
            content: replay::content_digest(&game),
        })
    }

    fn open(
        &self,
        options: &Value,
        pack: Option<&Pack>,
        dice: &mut Dice,
        voice: &Voice,
    ) -> Result<Box<dyn Table>, Refusal> {
        let game = options::open::<G>(options, pack, voice)?;
        Ok(Box::new(Live::start(game, dice, voice)?))
    }

    fn load(
        &self,
        replay: &Value,
        pack: Option<&Pack>,
        voice: &Voice,
    ) -> Result<Box<dyn Table>, Refusal> {
        let (game, recorded, log) = record::verified::<G>(replay, pack, voice)?;
        Ok(Box::new(Live::recorded(game, recorded, log)))
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

    fn content(&self, voice: &Voice) -> Result<Pack, Refusal> {
        let nothing = Value::Object(serde_json::Map::new());
        options::open::<G>(&nothing, None, voice).map(|game| game.pack())
    }
}
