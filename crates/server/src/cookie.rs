//! Seats in a browser: one cookie per table, which may hold several seats.

use axum::http::{HeaderMap, HeaderValue, header};

use crate::config::Config;
use crate::table::hash;

/// How long a browser keeps a seat, in seconds.
const KEPT: u32 = 180 * 24 * 3600;

/// Most seats read from one cookie.
const MOST: usize = 16;

/// Seats with their secrets, as the browser sent them.
pub(crate) fn read(headers: &HeaderMap, table: &str) -> Vec<(u8, String)> {
    let name = format!("seat_{table}");
    let cookies = headers.get_all(header::COOKIE).into_iter().filter_map(|one| one.to_str().ok());
    let values = cookies.flat_map(|line| line.split(';')).filter_map(|pair| {
        let (key, value) = pair.trim().split_once('=')?;
        (key == name).then_some(value)
    });
    let seats = values.flat_map(|value| value.split('~')).filter_map(|one| {
        let (seat, secret) = one.split_once('.')?;
        Some((seat.parse().ok()?, secret.to_owned()))
    });
    seats.take(MOST).collect()
}

/// The same with hashes instead of secrets.
pub(crate) fn hashes(headers: &HeaderMap, table: &str) -> Vec<(u8, [u8; 32])> {
    read(headers, table).iter().map(|(seat, secret)| (*seat, hash(secret))).collect()
}

/// The header that gives seats to a browser, together with those it has.
pub(crate) fn give(
    config: &Config,
    headers: &HeaderMap,
    table: &str,
    seats: &[(u8, String)],
) -> HeaderValue {
    let mut all = seats.to_vec();
    for (seat, secret) in read(headers, table) {
        if all.iter().all(|(other, _)| *other != seat) {
            all.push((seat, secret));
        }
    }
    let value: Vec<String> = all.iter().map(|(seat, secret)| format!("{seat}.{secret}")).collect();
    let secure = if config.secure { "; Secure" } else { "" };
    let text = format!(
        "seat_{table}={}; Path=/api/tables/{table}; HttpOnly; SameSite=Lax; Max-Age={KEPT}{secure}",
        value.join("~")
    );
    HeaderValue::from_str(&text).expect("ids and secrets are letters and digits")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_gives_back_what_it_was_given() {
        let config = Config::default();
        let mut headers = HeaderMap::new();
        let first = give(&config, &headers, "abc", &[(0, "x".to_owned())]);
        let sent = first.to_str().unwrap().split(';').next().unwrap().to_owned();
        headers.insert(header::COOKIE, HeaderValue::from_str(&format!("a=b; {sent}")).unwrap());
        let second = give(&config, &headers, "abc", &[(2, "y".to_owned())]);
        let text = second.to_str().unwrap();
        assert!(text.starts_with("seat_abc=2.y~0.x; "), "{text}");
        assert!(text.contains("HttpOnly") && text.contains("SameSite=Lax"));
        assert_eq!(read(&headers, "abc"), [(0, "x".to_owned())]);
        assert!(read(&headers, "abd").is_empty());
    }
}
