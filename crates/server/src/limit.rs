//! Who may ask how much: token buckets, and connections by address.

use std::collections::BTreeMap;
use std::fmt;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use ipnet::IpNet;

use crate::config::Config;
use crate::wards::Whom;

/// How often something may be done: so much at once, and then one in each span.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    burst: u32,
    span: Duration,
}

impl Pace {
    /// So many at once, then one in each span.
    pub(crate) const fn new(burst: u32, span: Duration) -> Pace {
        Pace { burst, span }
    }

    /// So many a second, and as many at once as make four seconds.
    pub(crate) fn per_second(rate: u32) -> Pace {
        Pace { burst: rate.saturating_mul(4), span: Duration::from_secs(1) / rate.max(1) }
    }

    /// So many a minute, and a fifth of them at once.
    pub(crate) fn per_minute(rate: u32) -> Pace {
        Pace { burst: rate.div_ceil(5), span: Duration::from_mins(1) / rate.max(1) }
    }

    /// What a full bucket holds.
    fn most(self) -> Duration {
        self.span.saturating_mul(self.burst)
    }
}

/// A bucket that fills at a steady pace and holds a burst; what it holds is counted in the time that
/// it took to fill.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    level: Duration,
    at: Instant,
}

impl Bucket {
    /// A full bucket.
    pub(crate) fn full(pace: Pace) -> Bucket {
        Bucket { level: pace.most(), at: Instant::now() }
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self, pace: Pace) -> bool {
        self.spend(pace, 1)
    }

    /// How long until there is one.
    pub(crate) fn until(&mut self, pace: Pace) -> Duration {
        self.fill(pace);
        pace.span.saturating_sub(self.level)
    }

    /// Whether nothing has been taken for long.
    pub(crate) fn is_full(&mut self, pace: Pace) -> bool {
        self.fill(pace);
        self.level == pace.most()
    }

    /// Takes so many; what costs more than the bucket holds takes all of it.
    fn spend(&mut self, pace: Pace, cost: u32) -> bool {
        self.fill(pace);
        let cost = pace.span.saturating_mul(cost).min(pace.most());
        let rest = self.level.checked_sub(cost);
        self.level = rest.unwrap_or(self.level);
        rest.is_some()
    }

    fn fill(&mut self, pace: Pace) {
        let now = Instant::now();
        self.level = self.level.saturating_add(now - self.at).min(pace.most());
        self.at = now;
    }
}

/// Neighbourhoods remembered before the quiet half of them is forgotten.
const REMEMBERED: usize = 20_000;

/// The part of an address that one household or one rented machine has to itself: anybody with a
/// line of their own has 2⁶⁴ addresses of IPv6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Neighbourhood(IpAddr);

impl Neighbourhood {
    /// The address that stands for all of them.
    pub(crate) const fn line(self) -> IpAddr {
        self.0
    }

    /// All of them.
    pub(crate) fn net(self) -> IpNet {
        let length = if self.0.is_ipv6() { 64 } else { 32 };
        IpNet::new_assert(self.0, length)
    }
}

impl fmt::Display for Neighbourhood {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", Whom::Net(self.net()))
    }
}

impl From<IpAddr> for Neighbourhood {
    fn from(address: IpAddr) -> Neighbourhood {
        Neighbourhood(match address.to_canonical() {
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
            }
            address @ IpAddr::V4(_) => address,
        })
    }
}

/// Buckets of those who asked lately. Nobody is refused because others have asked: where too many
/// are remembered, those that asked longest ago are forgotten, and begin anew with a full bucket.
#[derive(Debug, Default)]
pub(crate) struct Buckets(Lately<Bucket>);

impl Buckets {
    /// The bucket of a neighbourhood.
    pub(crate) fn of(&mut self, who: Neighbourhood, pace: Pace) -> &mut Bucket {
        self.0.of(who, || Bucket::full(pace))
    }
}

/// Something about everybody who came lately.
#[derive(Debug)]
struct Lately<T> {
    young: BTreeMap<Neighbourhood, T>,
    old: BTreeMap<Neighbourhood, T>,
}

impl<T> Default for Lately<T> {
    fn default() -> Lately<T> {
        Lately { young: BTreeMap::new(), old: BTreeMap::new() }
    }
}

impl<T: Copy> Lately<T> {
    fn of(&mut self, who: Neighbourhood, new: impl FnOnce() -> T) -> &mut T {
        if self.young.len() >= REMEMBERED / 2 && !self.young.contains_key(&who) {
            self.old = std::mem::take(&mut self.young);
        }
        let known = self.old.get(&who).copied();
        self.young.entry(who).or_insert_with(|| known.unwrap_or_else(new))
    }
}

/// Live connections of a household that may speak as fast as they can, all at once.
const SPEAKERS: u32 = 16;

/// Limits by neighbourhood.
#[derive(Debug)]
pub(crate) struct Limits {
    pace: Pace,
    /// What all live connections of a household say together.
    speech: Pace,
    /// When the next one of a household may be heard.
    heard: Mutex<Lately<Instant>>,
    connections: u32,
    buckets: Mutex<Buckets>,
    /// Live connections.
    live: Counts,
    /// Connections of any kind.
    streams: Counts,
    /// Live connections by table.
    visits: Counts<Visited>,
    /// Requests of those who asked lately, and those of them that were refused.
    asked: Mutex<Lately<(u64, u64)>>,
}

type Counts<Key = Neighbourhood> = Arc<Mutex<BTreeMap<Key, u32>>>;

/// What a neighbourhood takes, as far as it is remembered.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Taken {
    /// Live connections.
    pub(crate) connections: u32,
    /// Tables at which they are.
    pub(crate) tables: u32,
    /// Requests, and those of them that were refused.
    pub(crate) requests: u64,
    pub(crate) refused: u64,
}

/// Connections of any kind for each live one: pages load with several at once.
const STREAMS: u32 = 2;

impl Limits {
    /// The limits of a server.
    pub(crate) fn new(config: &Config) -> Limits {
        Limits {
            pace: Pace::per_second(config.requests),
            speech: Pace::per_second(speech(config)),
            heard: Mutex::default(),
            connections: config.connections,
            buckets: Mutex::default(),
            live: Arc::default(),
            streams: Arc::default(),
            visits: Arc::default(),
            asked: Mutex::default(),
        }
    }

    /// Whether this address may ask now for something that costs as much as so many plain requests.
    pub(crate) fn admit(&self, address: IpAddr, cost: u32) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        self.asked(|asked| asked.of(address.into(), Default::default).0 += 1);
        buckets.of(address.into(), self.pace).spend(self.pace, cost)
    }

    /// How long the next thing that somebody of this household says has to wait: each is heard in
    /// its turn, and none is refused.
    pub(crate) fn hear(&self, who: Neighbourhood) -> Duration {
        let now = Instant::now();
        let longest_ago = now.checked_sub(self.speech.most()).unwrap_or(now);
        let mut heard = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        let next = heard.of(who, || longest_ago);
        *next = (*next).max(longest_ago) + self.speech.span;
        next.saturating_duration_since(now)
    }

    /// A request of this address was refused, for whatever reason.
    pub(crate) fn note_refused(&self, address: IpAddr) {
        self.asked(|asked| asked.of(address.into(), Default::default).1 += 1);
    }

    fn asked<T>(&self, with: impl FnOnce(&mut Lately<(u64, u64)>) -> T) -> T {
        with(&mut self.asked.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// A live connection that has come to a table.
    pub(crate) fn visit(&self, from: Neighbourhood, table: &str) -> Option<Connected<Visited>> {
        Connected::among(&self.visits, (from, table.to_owned()), u32::MAX)
    }

    /// What everybody takes who is remembered.
    pub(crate) fn people(&self) -> BTreeMap<Neighbourhood, Taken> {
        let mut people: BTreeMap<Neighbourhood, Taken> = BTreeMap::new();
        self.asked(|asked| {
            for (who, (requests, refused)) in asked.old.iter().chain(&asked.young) {
                let taken = people.entry(*who).or_default();
                (taken.requests, taken.refused) = (*requests, *refused);
            }
        });
        for (who, connections) in &*self.live.lock().unwrap_or_else(PoisonError::into_inner) {
            people.entry(*who).or_default().connections = *connections;
        }
        for (who, _) in self.visits.lock().unwrap_or_else(PoisonError::into_inner).keys() {
            people.entry(*who).or_default().tables += 1;
        }
        people
    }

    /// A place for a live connection of this address, if it has one left.
    pub(crate) fn connect(&self, address: IpAddr) -> Option<Connected> {
        Connected::among(&self.live, address.into(), self.connections)
    }

    /// A place for a connection of any kind.
    pub(crate) fn accept(&self, address: IpAddr) -> Option<Connected> {
        Connected::among(&self.streams, address.into(), self.connections.saturating_mul(STREAMS))
    }
}

/// What a household may say in a second: a club with more connections speaks more.
fn speech(config: &Config) -> u32 {
    config.messages.saturating_mul(config.connections.div_ceil(SPEAKERS))
}

/// A place for a connection, given back when dropped.
#[derive(Debug)]
pub(crate) struct Connected<Key: Ord = Neighbourhood> {
    who: Key,
    open: Counts<Key>,
}

/// Who is at which table.
type Visited = (Neighbourhood, String);

impl<Key: Ord + Clone> Connected<Key> {
    fn among(counts: &Counts<Key>, who: Key, most: u32) -> Option<Connected<Key>> {
        let mut open = counts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(who.clone()).or_insert(0);
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Connected { who, open: Arc::clone(counts) })
    }
}

impl<Key: Ord> Drop for Connected<Key> {
    fn drop(&mut self) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.who) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.who);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limits(requests: u32) -> Limits {
        Limits::new(&Config { requests, connections: 1, ..Config::default() })
    }

    #[test]
    fn a_bucket_gives_a_burst_and_then_runs_dry() {
        let pace = Pace::per_second(2);
        let mut bucket = Bucket::full(pace);
        let taken = (0..20).filter(|_| bucket.take(pace)).count();
        assert!((8..=9).contains(&taken), "{taken}");
    }

    #[test]
    fn what_costs_more_is_had_more_seldom_and_never_not_at_all() {
        let address = IpAddr::from([192, 0, 2, 1]);
        let dear = limits(10);
        let had = (0..40).filter(|_| dear.admit(address, 10)).count();
        assert_eq!(had, 4, "a burst of 40 pays for four that cost 10");
        assert!(limits(1).admit(address, 1000), "a full bucket pays for anything");
    }

    #[test]
    fn a_household_is_heard_in_its_turn_and_no_other_waits_for_it() {
        let config = Config { messages: 10, connections: 32, ..Config::default() };
        let limits = Limits::new(&config);
        let [home, other] = [1, 2].map(|last| IpAddr::from([192, 0, 2, last]).into());
        let waits: Vec<Duration> = (0..100).map(|_| limits.hear(home)).collect();
        let at_once = waits.iter().filter(|wait| wait.is_zero()).count();
        assert!((80..=82).contains(&at_once), "20 a second, and a burst of 80: {at_once}");
        assert!(waits.is_sorted(), "who comes later waits longer");
        assert!(waits[99] > Duration::from_millis(800), "{:?}", waits[99]);
        assert_eq!(limits.hear(other), Duration::ZERO);
    }

    #[test]
    fn connections_are_counted_and_given_back() {
        let limits = limits(1);
        let address = IpAddr::from([127, 0, 0, 1]);
        let first = limits.connect(address);
        assert!(first.is_some() && limits.connect(address).is_none());
        drop(first);
        assert!(limits.connect(address).is_some());
    }

    #[test]
    fn all_addresses_of_one_line_share_a_bucket() {
        let limits = limits(1);
        let mut line = (0..100).map(|host| format!("2001:db8:1:2::{host:x}").parse().unwrap());
        assert_eq!(line.by_ref().filter(|&address| limits.admit(address, 1)).count(), 4);
        assert!(limits.admit("2001:db8:1:3::1".parse().unwrap(), 1), "a neighbour has his own");
        let of = |text: &str| Neighbourhood::from(text.parse::<IpAddr>().unwrap());
        assert_eq!(of("::ffff:192.0.2.7"), of("192.0.2.7"));
    }

    #[test]
    fn a_crowd_of_addresses_keeps_no_newcomer_out() {
        let limits = limits(1);
        let crowd = (0..3 * REMEMBERED).map(|number| {
            IpAddr::from(Ipv6Addr::from((0x2001_0db8_u128 << 96) | ((number as u128) << 64)))
        });
        assert!(crowd.into_iter().all(|address| limits.admit(address, 1)));
        assert!(limits.admit("203.0.113.9".parse().unwrap(), 1));
        let kept = limits.buckets.lock().unwrap();
        assert!(kept.0.young.len() + kept.0.old.len() <= REMEMBERED);
    }
}
