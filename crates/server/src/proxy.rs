//! Who really asks, where a proxy stands in front.
//!
//! Only what a trusted hop says is believed. A proxy appends whom it heard; so the list is read from
//! its end, over all lines of the header, as long as the hop that wrote an entry is trusted. What
//! stands before may be invented by anybody.

use std::net::{IpAddr, SocketAddr};

use axum::http::{HeaderMap, HeaderName, header};
use ipnet::IpNet;

/// In which header proxies write whom they heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Forwarding {
    /// `X-Forwarded-For`, as most proxies do.
    #[default]
    XForwardedFor,
    /// `Forwarded` (RFC 7239).
    Forwarded,
}

/// The proxies in front.
#[derive(Clone, Debug, Default)]
pub struct Proxies {
    /// The hops that are believed; none means the computer itself and its private network.
    pub trusted: Vec<IpNet>,
    /// In which header they write.
    pub header: Forwarding,
}

const X_FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

impl Proxies {
    /// Whether the next hop is a proxy of ours.
    pub(crate) fn trusts(&self, peer: IpAddr) -> bool {
        let peer = peer.to_canonical();
        if self.trusted.is_empty() { is_near(peer) } else { self.names(peer) }
    }

    fn names(&self, hop: IpAddr) -> bool {
        let hop = hop.to_canonical();
        self.trusted.iter().any(|net| net.contains(&hop))
    }

    /// The address of whoever asks. A hop that is not named and not the next one is a client, even
    /// in the private network: there may be clients in it.
    pub(crate) fn client(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        if !self.trusts(peer) {
            return peer.to_canonical();
        }
        let mut client = peer;
        for hop in self.hops(headers).into_iter().rev() {
            // Who writes nonsense is told by the last hop that made sense.
            let Some(hop) = hop else { break };
            client = hop;
            if !self.names(hop) {
                break;
            }
        }
        client.to_canonical()
    }

    /// The addresses in the header in the order in which they were written; nothing for an entry
    /// that is none.
    fn hops(&self, headers: &HeaderMap) -> Vec<Option<IpAddr>> {
        let name = match self.header {
            Forwarding::XForwardedFor => X_FORWARDED_FOR,
            Forwarding::Forwarded => header::FORWARDED,
        };
        let lines = headers.get_all(name).into_iter();
        let entries = lines.flat_map(|line| line.to_str().unwrap_or("?").split(','));
        entries
            .map(|entry| match self.header {
                Forwarding::XForwardedFor => address(entry),
                Forwarding::Forwarded => forwarded(entry),
            })
            .collect()
    }
}

/// Whether an address belongs to the computer itself or to its private network.
fn is_near(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => {
            address.is_loopback() || address.is_private() || address.is_link_local()
        }
        IpAddr::V6(address) => {
            address.is_loopback() || address.is_unique_local() || address.is_unicast_link_local()
        }
    }
}

/// An address with or without port, brackets or quotes.
fn address(text: &str) -> Option<IpAddr> {
    let text = text.trim().trim_matches('"');
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    bare.parse().ok().or_else(|| Some(text.parse::<SocketAddr>().ok()?.ip()))
}

/// The address after `for=` in one entry of `Forwarded`.
fn forwarded(entry: &str) -> Option<IpAddr> {
    let pairs = entry.split(';').filter_map(|pair| pair.split_once('='));
    let mut named = pairs.filter(|(name, _)| name.trim().eq_ignore_ascii_case("for"));
    named.next().and_then(|(_, value)| address(value))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    const PEER: &str = "127.0.0.1";

    fn seen(proxies: &Proxies, peer: &str, name: &'static str, lines: &[&str]) -> String {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(name, HeaderValue::from_str(line).unwrap());
        }
        proxies.client(peer.parse().unwrap(), &headers).to_string()
    }

    #[test]
    fn only_a_trusted_hop_is_believed() {
        let near = Proxies::default();
        let claimed = |peer| seen(&near, peer, "x-forwarded-for", &["203.0.113.5"]);
        assert_eq!(claimed(PEER), "203.0.113.5");
        assert_eq!(claimed("192.168.1.2"), "203.0.113.5");
        assert_eq!(claimed("198.51.100.1"), "198.51.100.1");
        let named = Proxies { trusted: vec!["198.51.100.0/24".parse().unwrap()], ..near };
        assert_eq!(
            seen(&named, "198.51.100.1", "x-forwarded-for", &["203.0.113.5"]),
            "203.0.113.5"
        );
        assert_eq!(seen(&named, PEER, "x-forwarded-for", &["203.0.113.5"]), PEER);
    }

    #[test]
    fn the_last_entry_of_the_last_line_counts() {
        let near = Proxies::default();
        let lines = ["1.1.1.1", "2.2.2.2, 203.0.113.5"];
        assert_eq!(seen(&near, PEER, "x-forwarded-for", &lines), "203.0.113.5");
        let cdn = Proxies {
            trusted: vec!["203.0.113.0/24".parse().unwrap(), "127.0.0.0/8".parse().unwrap()],
            ..near
        };
        assert_eq!(seen(&cdn, PEER, "x-forwarded-for", &lines), "2.2.2.2");
    }

    #[test]
    fn ports_and_brackets_belong_to_no_address() {
        let near = Proxies::default();
        for (text, address) in [
            ("203.0.113.5:4711", "203.0.113.5"),
            ("[2001:db8::1]:4711", "2001:db8::1"),
            ("[2001:db8::1]", "2001:db8::1"),
            ("2001:db8::1", "2001:db8::1"),
            ("::ffff:203.0.113.5", "203.0.113.5"),
            ("unknown", PEER),
            ("", PEER),
        ] {
            assert_eq!(seen(&near, PEER, "x-forwarded-for", &[text]), address, "{text}");
        }
    }

    #[test]
    fn the_standard_header_is_read_where_it_is_asked_for() {
        let standard = Proxies { header: Forwarding::Forwarded, ..Proxies::default() };
        let line = "for=1.1.1.1, For=\"[2001:db8::1]:4711\";proto=https;by=203.0.113.43";
        assert_eq!(seen(&standard, PEER, "forwarded", &[line]), "2001:db8::1");
        assert_eq!(seen(&standard, PEER, "x-forwarded-for", &["203.0.113.5"]), PEER);
        assert_eq!(seen(&standard, PEER, "forwarded", &["for=_hidden"]), PEER);
    }
}
