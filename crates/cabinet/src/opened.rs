//! Opened boxes that tables share.
//!
//! What stands in a box depends on the options and on an owner's files alone, and nobody changes it. So
//! all tables of the same choice hold one box, and a table that comes back opens none.

use std::any::{Any, TypeId};
use std::collections::BTreeMap;
use std::ops::Deref;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use kernel::replay::content_digest;
use kernel::{Digest, Game, Pack, SetupError, digest, encode};

/// A box that is open.
pub(crate) struct Opened<G>(Arc<Inside<G>>);

/// What is in it.
struct Inside<G> {
    game: G,
    content: Digest,
}

/// What opens the same box: the game, the options as given, and the owner's files.
type Key = (TypeId, Vec<u8>, Option<Digest>);

/// Boxes that somebody holds.
static HELD: Mutex<BTreeMap<Key, Weak<dyn Any + Send + Sync>>> = Mutex::new(BTreeMap::new());

impl<G: Game> Opened<G> {
    /// The box of these options: the one that others hold, or a new one.
    pub(crate) fn of(options: &G::Options, pack: Option<&Pack>) -> Result<Self, SetupError> {
        let key = (TypeId::of::<G>(), encode(options), pack.map(digest));
        if let Some(held) = held(&key) {
            return Ok(Opened(held));
        }
        // Opened while nobody waits; whoever opens the same meanwhile comes second and lets his go.
        let game = G::open(options, pack)?;
        let fresh = Arc::new(Inside { content: content_digest(&game), game });
        let mut boxes = HELD.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(first) = boxes.get(&key).and_then(taken) {
            return Ok(Opened(first));
        }
        boxes.retain(|_, held| held.strong_count() > 0);
        let weak: Weak<Inside<G>> = Arc::downgrade(&fresh);
        boxes.insert(key, weak);
        Ok(Opened(fresh))
    }

    /// Digest of the content in force.
    pub(crate) fn content(&self) -> Digest {
        self.0.content
    }
}

/// A box that somebody holds.
fn held<G: Game>(key: &Key) -> Option<Arc<Inside<G>>> {
    HELD.lock().unwrap_or_else(PoisonError::into_inner).get(key).and_then(taken)
}

fn taken<G: Game>(held: &Weak<dyn Any + Send + Sync>) -> Option<Arc<Inside<G>>> {
    held.upgrade()?.downcast().ok()
}

// Written out because a derived one would ask the box itself to be `Clone`.
impl<G> Clone for Opened<G> {
    fn clone(&self) -> Self {
        Opened(Arc::clone(&self.0))
    }
}

impl<G> Deref for Opened<G> {
    type Target = G;

    fn deref(&self) -> &G {
        &self.0.game
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use dicke_daemonen::DickeDaemonen;
    use summon_demons::SummonDemons;

    #[test]
    fn tables_of_the_same_choice_hold_one_box_and_nobody_keeps_it_afterwards() {
        let options = <DickeDaemonen as Game>::Options::default();
        let mut other = options.clone();
        other.seats += 1;
        let open = |options| Opened::<DickeDaemonen>::of(options, None).unwrap();
        let (one, two, third) = (open(&options), open(&options), open(&other));
        assert!(Arc::ptr_eq(&one.0, &two.0));
        assert!(!Arc::ptr_eq(&one.0, &third.0), "other options, another box");
        let pack = one.pack();
        let own = Opened::<DickeDaemonen>::of(&options, Some(&pack)).unwrap();
        assert!(!Arc::ptr_eq(&one.0, &own.0), "an owner's files, another box");
        assert_eq!(own.content(), content_digest(&*one));
        let strange = <SummonDemons as Game>::Options::default();
        assert!(Opened::<SummonDemons>::of(&strange, None).is_ok(), "another game");
        let gone = Arc::downgrade(&third.0);
        drop(third);
        assert_eq!(gone.strong_count(), 0);
    }
}
