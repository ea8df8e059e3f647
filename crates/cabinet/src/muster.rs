//! Army lists of Demonworld before a table is made: what they may hold, and how they stand.

use demonworld::{Demonworld, muster};
use kernel::{Game, Pack};
use serde_json::{Value, json};
use wording::in_all_languages;

use crate::{Refusal, Voice, options};

/// One thing asked of a list, and whether it is so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Demand {
    /// Stable code.
    pub code: String,
    /// Where: a path into the options.
    pub at: String,
    /// The paragraph it stands on.
    pub rule: Option<String>,
    /// Whether the list has it.
    pub met: bool,
    /// What was found and what is asked, as a sentence.
    pub text: String,
}

/// The cards, items and ready armies from which lists are made, an owner's own among them.
pub fn roster(game: &str, pack: Option<&Pack>, voice: &Voice) -> Result<Value, Refusal> {
    has_lists(game, voice)?;
    let game = options::open::<Demonworld>(&json!({}), pack, voice)?;
    let roster = in_all_languages(&*game, |tongues| muster::roster(&game, tongues));
    Ok(serde_json::to_value(roster).expect("a roster has a JSON form"))
}

/// Everything asked of the own lists of these options, what they lack first.
pub fn demands(
    game: &str,
    chosen: &Value,
    pack: Option<&Pack>,
    voice: &Voice,
) -> Result<Vec<Demand>, Refusal> {
    has_lists(game, voice)?;
    let refused = options::open::<Demonworld>(chosen, pack, voice).err();
    let reasons = refused.map_or(Vec::new(), |refusal| refusal.reasons.clone());
    let lacking = reasons.iter().map(|reason| Demand {
        code: reason.code.clone(),
        at: reason.at.clone().unwrap_or_default(),
        rule: reason.rule.clone(),
        met: false,
        text: reason.message.clone(),
    });
    let read = options::read::<Demonworld>(chosen, voice);
    let kept = read.map_or(Vec::new(), |options| muster::kept(&options, pack));
    let voice = &*voice.about(&options::names_of::<Demonworld>(pack));
    let kept = kept.iter().map(|reason| Demand {
        code: reason.code.to_owned(),
        at: reason.at.clone(),
        rule: reason.rule.map(|rule| rule.id().to_owned()),
        met: true,
        text: voice.game().kept(reason),
    });
    Ok(lacking.chain(kept).collect())
}

fn has_lists(game: &str, voice: &Voice) -> Result<(), Refusal> {
    if game == Demonworld::INFO.slug {
        return Ok(());
    }
    let args = [("game", game), ("allowed", Demonworld::INFO.slug)];
    Err(Refusal::new(voice, "no-lists", &args).at("game"))
}
