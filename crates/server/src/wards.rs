//! Who may not come, and who may not speak.

use std::collections::BTreeMap;
use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;
use std::sync::{PoisonError, RwLock};

use ipnet::IpNet;
use tokio::sync::watch;

use crate::limit::Neighbourhood;
use crate::names::{Unseen, alike};
use crate::store::{Deed, Forbidden, Ward};

/// Whom a ban or a mute is about.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Whom {
    /// A household, or a whole network.
    Net(IpNet),
    /// Whoever goes by this name.
    Name(String),
}

/// What stands before a name.
const NAME: &str = "name:";
/// Networks wider than this would shut out half the world by a slip of the finger.
const WIDEST: (u8, u8) = (8, 24);

impl Whom {
    fn name(text: &str) -> Option<Whom> {
        let name = text.trim().to_lowercase();
        (!name.is_empty()).then_some(Whom::Name(name))
    }
}

impl FromStr for Whom {
    type Err = ();

    /// Reads an address, a network, or a name after `name:`.
    fn from_str(text: &str) -> Result<Whom, ()> {
        if let Some(name) = text.strip_prefix(NAME) {
            return Whom::name(name).ok_or(());
        }
        if let Ok(address) = text.parse::<IpAddr>() {
            return Ok(Whom::Net(Neighbourhood::from(address).net()));
        }
        let net: IpNet = text.parse().map_err(|_| ())?;
        let (widest, narrowest) = match net {
            IpNet::V4(_) => (WIDEST.0, 32),
            IpNet::V6(_) => (WIDEST.1, 64),
        };
        let length = net.prefix_len();
        if length < widest {
            return Err(());
        }
        let net = IpNet::new(net.addr(), length.min(narrowest)).map_err(|_| ())?;
        Ok(Whom::Net(net.trunc()))
    }
}

impl fmt::Display for Whom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Whom::Net(net) if net.prefix_len() == net.max_prefix_len() => {
                write!(f, "{}", net.addr())
            }
            Whom::Net(net) => write!(f, "{net}"),
            Whom::Name(name) => write!(f, "{NAME}{name}"),
        }
    }
}

/// All bans and mutes, as the store has them.
#[derive(Debug)]
pub(crate) struct Wards {
    /// Until when, in milliseconds since 1970.
    all: RwLock<BTreeMap<(Forbidden, Whom), u64>>,
    changed: watch::Sender<()>,
}

impl Wards {
    /// Those that were stored.
    pub(crate) fn new(stored: Vec<Ward>) -> Wards {
        let read = |one: Ward| {
            let whom = one.whom.parse().ok();
            if whom.is_none() {
                tracing::warn!(whom = one.whom, "a ban cannot be read and is passed over");
            }
            whom.map(|whom| ((one.ward, whom), one.until_ms))
        };
        let all = stored.into_iter().filter_map(read).collect();
        Wards { all: RwLock::new(all), changed: watch::channel(()).0 }
    }

    /// Takes in what the operator has decided and the store keeps.
    pub(crate) fn note(&self, deed: &Deed) {
        let mut all = self.all.write().unwrap_or_else(PoisonError::into_inner);
        match deed {
            Deed::Ward { ward, whom, until_ms } => {
                if let Ok(whom) = whom.parse() {
                    all.insert((*ward, whom), *until_ms);
                }
            }
            Deed::Lift { ward, whom } => {
                if let Ok(whom) = whom.parse() {
                    all.remove(&(*ward, whom));
                }
            }
            Deed::Close { .. }
            | Deed::Reopen { .. }
            | Deed::Delete { .. }
            | Deed::DeleteUpload { .. } => return,
        }
        drop(all);
        self.changed.send_replace(());
    }

    /// Tells whenever something is decided anew.
    pub(crate) fn watch(&self) -> watch::Receiver<()> {
        self.changed.subscribe()
    }

    /// Until when whoever comes from there may not do something.
    pub(crate) fn of(&self, ward: Forbidden, from: Neighbourhood, now_ms: u64) -> Option<u64> {
        let about = |whom: &Whom| match whom {
            Whom::Net(net) => net.contains(&from.line()),
            Whom::Name(_) => false,
        };
        self.longest(ward, now_ms, about)
    }

    /// Until when whoever goes by this name, or by one that looks like it, may not do something.
    pub(crate) fn of_name(&self, ward: Forbidden, name: &str, now_ms: u64) -> Option<u64> {
        let about = |whom: &Whom| matches!(whom, Whom::Name(other) if alike(name, other));
        self.longest(ward, now_ms, about)
    }

    /// Names that may not do something now.
    pub(crate) fn names(&self, ward: Forbidden, now_ms: u64) -> Unseen {
        let all = self.all.read().unwrap_or_else(PoisonError::into_inner);
        let now = all.iter().filter(|((kind, _), until)| *kind == ward && **until > now_ms);
        let names = now.filter_map(|((_, whom), _)| match whom {
            Whom::Name(name) => Some(name.as_str()),
            Whom::Net(_) => None,
        });
        names.collect()
    }

    fn longest(&self, ward: Forbidden, now_ms: u64, about: impl Fn(&Whom) -> bool) -> Option<u64> {
        let all = self.all.read().unwrap_or_else(PoisonError::into_inner);
        let fits = all.iter().filter(|((kind, whom), _)| *kind == ward && about(whom));
        fits.map(|(_, until)| *until).filter(|until| *until > now_ms).max()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_household_a_network_and_a_name_are_read_and_written_alike() {
        for (text, written) in [
            ("203.0.113.5", "203.0.113.5"),
            ("::ffff:203.0.113.5", "203.0.113.5"),
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
            ("2001:db8:1:2:3::/80", "2001:db8:1:2::/64"),
            ("203.0.113.77/24", "203.0.113.0/24"),
            ("name: Ada ", "name:ada"),
        ] {
            let whom: Whom = text.parse().unwrap();
            assert_eq!(whom.to_string(), written);
            assert_eq!(written.parse(), Ok(whom));
        }
        for text in ["", "Ada", "name:", "0.0.0.0/0", "2000::/3", "203.0.113.0/99"] {
            assert_eq!(text.parse::<Whom>(), Err(()), "{text}");
        }
    }

    #[test]
    fn a_ward_holds_for_whom_it_names_and_until_it_ends() {
        let put = |ward, whom: &str, until_ms| Deed::Ward { ward, whom: whom.to_owned(), until_ms };
        let wards = Wards::new(Vec::new());
        let changed = wards.watch();
        wards.note(&put(Forbidden::Ban, "203.0.113.0/24", 100));
        wards.note(&put(Forbidden::Ban, "203.0.113.5", 200));
        wards.note(&put(Forbidden::Mute, "name:Ada", 100));
        assert!(changed.has_changed().unwrap());
        let from = |text: &str| Neighbourhood::from(text.parse::<IpAddr>().unwrap());
        let banned = |text: &str, now| wards.of(Forbidden::Ban, from(text), now);
        assert_eq!(banned("203.0.113.5", 99), Some(200), "the longest counts");
        assert_eq!((banned("203.0.113.6", 99), banned("203.0.113.6", 100)), (Some(100), None));
        assert_eq!(banned("203.0.114.5", 99), None);
        assert_eq!(wards.of(Forbidden::Mute, from("203.0.113.5"), 99), None, "a ban is no mute");
        let muted = |name, now| wards.of_name(Forbidden::Mute, name, now);
        assert_eq!(
            (muted("ADA", 99), muted("ADA", 100), muted("Adam", 99)),
            (Some(100), None, None)
        );
        assert_eq!(muted("\u{410}d\u{430}", 99), Some(100), "which looks the same");
        let hidden = wards.names(Forbidden::Mute, 99);
        assert!(hidden.has("ADA") && hidden.has("\u{410}d\u{430}") && !hidden.has("Adam"));
        assert!(!wards.names(Forbidden::Mute, 100).has("Ada"));
        assert_eq!(wards.of_name(Forbidden::Ban, "Ada", 99), None);
        wards.note(&Deed::Lift { ward: Forbidden::Ban, whom: "203.0.113.5".to_owned() });
        assert_eq!(banned("203.0.113.5", 99), Some(100));
    }
}
