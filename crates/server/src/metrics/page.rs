//! The numbers as Prometheus reads them.

use std::fmt::{Display, Write as _};
use std::sync::atomic::Ordering;

use super::histogram::{Histogram, STEPS};
use super::{gauge, machine, shown};
use crate::state::App;

/// All numbers of a server.
pub(super) fn text(app: &App) -> String {
    let mut page = Page(String::new());
    counters(&mut page, app);
    gauges(&mut page, app);
    latencies(&mut page, app);
    if let Some(taken) = machine::taken() {
        page.one("process_resident_memory_bytes", "gauge", "Memory.", taken.resident_bytes);
        page.one("process_threads", "gauge", "Threads of any kind.", taken.threads);
        page.one("process_open_fds", "gauge", "Open files and sockets.", taken.open_files);
    }
    page.0
}

fn counters(page: &mut Page, app: &App) {
    let metrics = &app.metrics;
    let rows = [
        ("requests_total", "Requests.", &metrics.requests),
        ("actions_total", "Actions carried out.", &metrics.actions),
        ("thoughts_total", "Decisions of opponents.", &metrics.thoughts),
        ("tables_made_total", "Tables made.", &metrics.created),
        ("tables_damaged_total", "Tables set aside.", &metrics.damaged),
        ("tables_resumed_total", "Tables back from a snapshot.", &metrics.resumed),
        ("removed_total", "What was removed by age.", &metrics.removed),
        ("sweeps_total", "Times all was looked through for it.", &metrics.sweeps),
        ("store_failures_total", "Writes refused.", &metrics.store_failures),
        ("clock_jumps_total", "Jumps of the wall clock.", &app.time.jumps),
        ("questions_shed_total", "Questions turned away.", &app.gate.shed),
    ];
    for (name, help, value) in rows {
        page.one(&format!("pandemonium_{name}"), "counter", help, shown(value));
    }
    let refused = "pandemonium_refused_total";
    page.head(refused, "counter", "Requests and messages refused, by reason.");
    for (code, times) in metrics.refused() {
        page.row(refused, &format!("{{reason=\"{code}\"}}"), times);
    }
}

fn gauges(page: &mut Page, app: &App) {
    let metrics = &app.metrics;
    let writes = app.store.figures().waiting.load(Ordering::Relaxed);
    // A connection that became a live one is counted there.
    let live = shown(&metrics.connections);
    let sockets = live + shown(&metrics.sockets);
    let rows = [
        ("connections", "Live connections.", live),
        ("sockets", "Open connections of any kind.", sockets),
        ("tables_in_memory", "Tables in memory.", shown(&metrics.tables)),
        ("questions_waiting", "Questions that wait or are answered.", gauge(app.gate.asked())),
        ("folds_waiting", "Tables that wait to be brought back.", gauge(app.gate.waiting())),
        ("workers_busy", "Workers at work.", gauge(app.gate.busy())),
        ("thinkers_waiting", "Opponents that wait to think.", gauge(app.thinkers.waiting())),
        ("up_seconds", "What clocks of games count as up.", app.time.up_ms() / 1000),
        ("writes_waiting", "Writes that wait or are written.", gauge(writes)),
        ("blocking_threads", "Threads that may block.", gauge(machine::blocking_threads())),
    ];
    for (name, help, value) in rows {
        page.one(&format!("pandemonium_{name}"), "gauge", help, value);
    }
}

fn latencies(page: &mut Page, app: &App) {
    let (metrics, store) = (&app.metrics, app.store.figures());
    let rows = [
        ("accept", "From a connection to the first step of its task.", &metrics.accept),
        ("request", "From the head of a request to that of its answer.", &metrics.request),
        ("acknowledge", "From an action received to its reply queued.", &metrics.acknowledge),
        ("commit", "From the begin of a transaction until it is durable.", &store.commit),
        ("fold_wait", "Waiting at the gate to bring a table back.", &app.gate.tables_waited),
        ("question_wait", "Waiting at the gate with a question.", &app.gate.questions_waited),
        ("think_wait", "Waiting for room to think.", &app.thinkers.waited),
    ];
    for (name, help, histogram) in rows {
        page.histogram(&format!("pandemonium_{name}_seconds"), help, histogram);
    }
}

/// The text as it grows.
struct Page(String);

impl Page {
    fn head(&mut self, name: &str, kind: &str, help: &str) {
        writeln!(self.0, "# HELP {name} {help}\n# TYPE {name} {kind}").expect(FITS);
    }

    fn row(&mut self, name: &str, labels: &str, value: impl Display) {
        writeln!(self.0, "{name}{labels} {value}").expect(FITS);
    }

    fn one(&mut self, name: &str, kind: &str, help: &str, value: u64) {
        self.head(name, kind, help);
        self.row(name, "", value);
    }

    fn histogram(&mut self, name: &str, help: &str, histogram: &Histogram) {
        self.head(name, "histogram", help);
        let (below, all, micros) = histogram.read();
        let bucket = format!("{name}_bucket");
        for ((_, end), below) in STEPS.iter().zip(below) {
            self.row(&bucket, &format!("{{le=\"{end}\"}}"), below);
        }
        self.row(&bucket, "{le=\"+Inf\"}", all);
        let seconds = format!("{}.{:06}", micros / 1_000_000, micros % 1_000_000);
        self.row(&format!("{name}_sum"), "", seconds);
        self.row(&format!("{name}_count"), "", all);
    }
}

const FITS: &str = "writing to a string cannot fail";
