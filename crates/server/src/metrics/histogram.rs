//! How long something took, counted in steps; atomics only, so that nobody waits for a number.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Upper ends of the steps in microseconds, and as Prometheus writes them in seconds.
pub(super) const STEPS: [(u64, &str); 15] = [
    (100, "0.0001"),
    (250, "0.00025"),
    (500, "0.0005"),
    (1_000, "0.001"),
    (2_500, "0.0025"),
    (5_000, "0.005"),
    (10_000, "0.01"),
    (25_000, "0.025"),
    (50_000, "0.05"),
    (100_000, "0.1"),
    (250_000, "0.25"),
    (500_000, "0.5"),
    (1_000_000, "1"),
    (5_000_000, "5"),
    (20_000_000, "20"),
];

/// How long something took, counted in steps.
#[derive(Debug, Default)]
pub struct Histogram {
    steps: [AtomicU64; STEPS.len()],
    /// Longer than the last step.
    longer: AtomicU64,
    micros: AtomicU64,
}

impl Histogram {
    /// One that took so long.
    pub fn add(&self, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        let step = STEPS.partition_point(|(end, _)| *end < micros);
        self.steps.get(step).unwrap_or(&self.longer).fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    /// One that began then and is over now.
    pub fn since(&self, begun: Instant) {
        self.add(begun.elapsed());
    }

    /// How many took as long as each step or less, how many there were, and the microseconds of all.
    pub(super) fn read(&self) -> ([u64; STEPS.len()], u64, u64) {
        let mut sum = 0;
        let below = std::array::from_fn(|step| {
            sum += self.steps[step].load(Ordering::Relaxed);
            sum
        });
        let all = sum + self.longer.load(Ordering::Relaxed);
        (below, all, self.micros.load(Ordering::Relaxed))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_duration_falls_into_its_step_and_all_above() {
        let histogram = Histogram::default();
        for micros in [0, 100, 101, 20_000_000, 20_000_001] {
            histogram.add(Duration::from_micros(micros));
        }
        let (below, all, micros) = histogram.read();
        assert_eq!((below[0], below[1], below[13], below[14], all), (2, 3, 3, 4, 5));
        assert_eq!(micros, 40_000_202);
        for (micros, seconds) in STEPS {
            let written: f64 = seconds.parse().unwrap();
            assert_eq!((written * 1e6).round().to_string(), micros.to_string());
        }
    }
}
