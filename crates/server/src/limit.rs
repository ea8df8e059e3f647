//! Who may ask how much: token buckets, and connections by address.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use crate::config::Config;

/// A bucket that fills at a steady rate and holds a burst.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    /// Thousandths of a request.
    level: u64,
    at: Instant,
}

impl Bucket {
    /// A full bucket.
    pub(crate) fn full(rate: u32) -> Bucket {
        Bucket { level: u64::from(rate) * BURST * 1000, at: Instant::now() }
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self, rate: u32) -> bool {
        let now = Instant::now();
        let passed = u64::try_from((now - self.at).as_millis()).unwrap_or(u64::MAX);
        self.at = now;
        let most = u64::from(rate) * BURST * 1000;
        self.level = self.level.saturating_add(passed.saturating_mul(rate.into())).min(most);
        let enough = self.level >= 1000;
        if enough {
            self.level -= 1000;
        }
        enough
    }
}

/// Seconds' worth of requests that may come at once.
const BURST: u64 = 4;

/// Addresses remembered before the quiet ones are forgotten.
const REMEMBERED: usize = 10_000;

/// Limits by address.
#[derive(Debug)]
pub(crate) struct Limits {
    rate: u32,
    connections: u32,
    buckets: Mutex<BTreeMap<IpAddr, Bucket>>,
    /// Live connections.
    live: Counts,
    /// Connections of any kind.
    streams: Counts,
}

type Counts = Arc<Mutex<BTreeMap<IpAddr, u32>>>;

/// Connections of any kind for each live one: pages load with several at once.
const STREAMS: u32 = 2;

impl Limits {
    /// The limits of a server.
    pub(crate) fn new(config: &Config) -> Limits {
        Limits {
            rate: config.requests,
            connections: config.connections,
            buckets: Mutex::default(),
            live: Arc::default(),
            streams: Arc::default(),
        }
    }

    /// Whether this address may ask now.
    pub(crate) fn admit(&self, address: IpAddr) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= REMEMBERED && !buckets.contains_key(&address) {
            let now = Instant::now();
            buckets.retain(|_, bucket| (now - bucket.at).as_secs() < 2 * BURST);
            if buckets.len() >= REMEMBERED {
                return false;
            }
        }
        let rate = self.rate;
        buckets.entry(address).or_insert_with(|| Bucket::full(rate)).take(rate)
    }

    /// A place for a live connection of this address, if it has one left.
    pub(crate) fn connect(&self, address: IpAddr) -> Option<Connected> {
        Connected::among(&self.live, address, self.connections)
    }

    /// A place for a connection of any kind.
    pub(crate) fn accept(&self, address: IpAddr) -> Option<Connected> {
        Connected::among(&self.streams, address, self.connections.saturating_mul(STREAMS))
    }
}

/// A place for a connection, given back when dropped.
#[derive(Debug)]
pub(crate) struct Connected {
    address: IpAddr,
    open: Counts,
}

impl Connected {
    fn among(counts: &Counts, address: IpAddr, most: u32) -> Option<Connected> {
        let mut open = counts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(address).or_insert(0);
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Connected { address, open: Arc::clone(counts) })
    }
}

impl Drop for Connected {
    fn drop(&mut self) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_gives_a_burst_and_then_runs_dry() {
        let mut bucket = Bucket::full(2);
        let taken = (0..20).filter(|_| bucket.take(2)).count();
        assert!((8..=9).contains(&taken), "{taken}");
    }

    #[test]
    fn connections_are_counted_and_given_back() {
        let limits = Limits::new(&Config { connections: 1, ..Config::default() });
        let address = IpAddr::from([127, 0, 0, 1]);
        let first = limits.connect(address);
        assert!(first.is_some() && limits.connect(address).is_none());
        drop(first);
        assert!(limits.connect(address).is_some());
    }
}
