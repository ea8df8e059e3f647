//! Small plots as SVG text.

use std::fmt::Write as _;

/// One row of a plot: a value with the ends of its interval.
pub(super) struct Row {
    pub(super) label: String,
    pub(super) value: f64,
    pub(super) low: f64,
    pub(super) high: f64,
    pub(super) text: String,
}

const WIDTH: f64 = 720.0;
const LEFT: f64 = 150.0;
/// Room for the longest figure, `100.0 % (75.8–100.0)`, in a wide font.
const RIGHT: f64 = 180.0;
const ROW: f64 = 34.0;
const BARS: usize = 24;

/// Text that cannot be mistaken for markup.
pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Dots with whiskers on a common scale, and a dashed line at parity.
pub(super) fn whiskers(title: &str, rows: &[Row], parity: Option<f64>) -> String {
    let ends = rows.iter().flat_map(|row| [row.low, row.high]).chain(parity);
    let low = ends.clone().fold(f64::INFINITY, f64::min);
    let high = ends.fold(f64::NEG_INFINITY, f64::max);
    let margin = ((high - low) * 0.08).max(1e-3);
    let (low, high) = (low - margin, high + margin);
    let across = |value: f64| LEFT + (value - low) / (high - low) * (WIDTH - LEFT - RIGHT);
    let height = ROW * rows.len() as f64 + 8.0;
    let mut svg = opening(title, height);
    if let Some(parity) = parity {
        let at = across(parity);
        let _ = write!(svg, r#"<path class="parity" d="M{at:.1} 0V{height:.0}"/>"#);
    }
    for (number, row) in rows.iter().enumerate() {
        let y = ROW * (number as f64 + 0.5) + 4.0;
        let (from, dot, to) = (across(row.low), across(row.value), across(row.high));
        let _ = write!(
            svg,
            r#"<text x="0" y="{0:.1}">{1}</text><path class="whisker" d="M{from:.1} {y:.1}H{to:.1}"/>"#,
            y + 5.0,
            escaped(&row.label),
        );
        let _ = write!(
            svg,
            r#"<circle cx="{dot:.1}" cy="{y:.1}" r="6"/><text x="{WIDTH}" y="{0:.1}" text-anchor="end">{1}</text>"#,
            y + 5.0,
            escaped(&row.text),
        );
    }
    svg + "</svg>"
}

/// How often each length occurred.
pub(super) fn histogram(title: &str, values: &[u32]) -> String {
    let low = values.iter().copied().min().unwrap_or(0);
    let high = values.iter().copied().max().unwrap_or(0);
    let wide = ((high - low) as usize / BARS + 1).max(1);
    let mut counts = vec![0u32; (high - low) as usize / wide + 1];
    for value in values {
        counts[(value - low) as usize / wide] += 1;
    }
    let most = f64::from(counts.iter().copied().max().unwrap_or(1).max(1));
    let bar = WIDTH / counts.len() as f64;
    let mut svg = opening(title, 150.0);
    for (number, &count) in counts.iter().enumerate() {
        let tall = 110.0 * f64::from(count) / most;
        let from = low as usize + number * wide;
        let _ = write!(
            svg,
            r#"<rect x="{:.1}" y="{:.1}" width="{:.1}" height="{tall:.1}"><title>{}: {count}</title></rect>"#,
            number as f64 * bar + 1.0,
            120.0 - tall,
            (bar - 2.0).max(1.0),
            if wide == 1 { from.to_string() } else { format!("{from}–{}", from + wide - 1) },
        );
    }
    let _ = write!(
        svg,
        r#"<text x="0" y="142">{low}</text><text x="{WIDTH}" y="142" text-anchor="end">{high}</text>"#
    );
    svg + "</svg>"
}

fn opening(title: &str, height: f64) -> String {
    let title = escaped(title);
    format!(
        r#"<svg viewBox="0 0 {WIDTH} {height:.0}" role="img" aria-label="{title}"><title>{title}</title>"#
    )
}
