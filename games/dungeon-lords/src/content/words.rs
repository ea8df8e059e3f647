//! The effect lines of the content: words separated by `;`, read into what the rules carry out.

use crate::ids::{Class, Monster, Resource};

/// Who in the line is meant; places are read when the word is carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// The first adventurer.
    First,
    /// The second adventurer.
    Second,
    /// The last adventurer.
    Last,
    /// All but the first.
    Others,
    /// All, front to back.
    Each,
    /// Whom the owner picks.
    Any,
    /// Whom the owner picks, but not the first.
    AnyNotFirst,
    /// Whom the owner picks, but no priest.
    AnyNotPriest,
}

impl Target {
    fn read(word: &str) -> Option<Target> {
        Some(match word {
            "first" => Target::First,
            "second" => Target::Second,
            "last" => Target::Last,
            "others" => Target::Others,
            "each" => Target::Each,
            "any" => Target::Any,
            "any-not-first" => Target::AnyNotFirst,
            "any-not-priest" => Target::AnyNotPriest,
            _ => return None,
        })
    }

    /// Whether the owner picks.
    pub fn is_picked(self) -> bool {
        matches!(self, Target::Any | Target::AnyNotFirst | Target::AnyNotPriest)
    }
}

/// What is left out this round in this dungeon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Skip {
    /// §DL-93 The conquering step.
    Conquer,
    /// §DL-92 The healing step.
    Heal,
    /// §DL-88 The spell.
    Spell,
}

impl Skip {
    fn read(word: &str) -> Option<Skip> {
        Some(match word {
            "SKIP_CONQUER" => Skip::Conquer,
            "SKIP_HEAL" => Skip::Heal,
            "SKIP_SPELL" => Skip::Spell,
            _ => return None,
        })
    }
}

/// One word of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Word {
    /// A cost.
    Pay(Resource, u8),
    /// A forced gain.
    Gain(Resource, u8),
    /// A forced loss.
    Lose(Resource, u8),
    /// A tunnel is dug.
    GainTunnel(u8),
    /// Imps that are busy until the end of the round.
    Work(u8),
    /// §DL-27 So many imps may dig.
    Dig(u8),
    /// §DL-28 So many imps may mine.
    Mine(u8),
    /// §DL-26 Combat cards to be looked at.
    Peek(u8),
    /// §DL-35 Traps drawn.
    Draw(u8),
    /// §DL-32 One monster is hired.
    Hire,
    /// §DL-31 One room is built.
    Build,
    /// §DL-84 Trap damage; nothing means the full hit points of the target.
    Damage(Target, Option<u8>),
    /// §DL-96 Later damage to the target of the word before.
    Poison(u8),
    /// §DL-88 §DL-92 Something is left out if the target of the word before has this class.
    IfClass(Class, Skip),
    /// One attack of a monster or ghost.
    Attack(Target, u8),
    /// One more attack if the one before eliminated its target.
    OnKill(Target, u8),
    /// Something is left out.
    Skip(Skip),
    /// §DL-90 The unit goes home face up.
    FaceUp,
    /// §DL-90 The unit may go home face up.
    MayFaceUp,
}

/// Reads a line word by word; or the word that is none.
pub(super) fn line(text: &str) -> Result<Vec<Word>, String> {
    text.split(';').map(|word| one(word.trim())).collect()
}

fn one(text: &str) -> Result<Word, String> {
    let parts: Vec<&str> = text.split_whitespace().collect();
    let amount = |word: &str| word.parse::<u8>().ok();
    let word = match parts[..] {
        ["PAY", resource, n] => both(Resource::find(resource), amount(n), Word::Pay),
        ["GAIN", "tunnel", n] => amount(n).map(Word::GainTunnel),
        ["GAIN", resource, n] => both(Resource::find(resource), amount(n), Word::Gain),
        ["LOSE", resource, n] => both(Resource::find(resource), amount(n), Word::Lose),
        ["WORK", "imp", n] => amount(n).map(Word::Work),
        ["DIG", n] => amount(n).map(Word::Dig),
        ["MINE", n] => amount(n).map(Word::Mine),
        ["PEEK", n] => amount(n).map(Word::Peek),
        ["DRAW", "trap", n] => amount(n).map(Word::Draw),
        ["HIRE", "1"] => Some(Word::Hire),
        ["BUILD", "1"] => Some(Word::Build),
        ["DAMAGE", target, "FULL"] => Target::read(target).map(|target| Word::Damage(target, None)),
        ["DAMAGE", target, n] => {
            both(Target::read(target), amount(n), |target, n| Word::Damage(target, Some(n)))
        }
        ["POISON", "same", n] => amount(n).map(Word::Poison),
        ["IF_CLASS", "same", class, skip] => {
            both(Class::find(class), Skip::read(skip), Word::IfClass)
        }
        ["ATTACK", target, n] => both(Target::read(target), amount(n), Word::Attack),
        ["ON_KILL", "ATTACK", target, n] => both(Target::read(target), amount(n), Word::OnKill),
        ["FACE_UP"] => Some(Word::FaceUp),
        ["MAY_FACE_UP"] => Some(Word::MayFaceUp),
        [skip] => Skip::read(skip).map(Word::Skip),
        _ => None,
    };
    word.ok_or_else(|| text.to_owned())
}

fn both<A, B>(one: Option<A>, other: Option<B>, make: impl Fn(A, B) -> Word) -> Option<Word> {
    Some(make(one?, other?))
}

/// The numbers of a line that is written like this pattern; `#` stands for a number.
pub(super) fn numbers<const N: usize>(pattern: &str, line: &str) -> Option<[u8; N]> {
    let (mut wanted, mut found) = (pattern.split_whitespace(), line.split_whitespace());
    let mut values = [0; N];
    let mut at = 0;
    loop {
        match (wanted.next(), found.next()) {
            (None, None) => return (at == N).then_some(values),
            (Some("#"), Some(word)) => {
                *values.get_mut(at)? = word.parse().ok()?;
                at += 1;
            }
            (Some(want), Some(word)) if want == word => {}
            _ => return None,
        }
    }
}

/// Kinds of monsters separated by commas.
pub(super) fn kinds(text: &str) -> Option<Vec<Monster>> {
    text.split(',').map(Monster::find).collect()
}
