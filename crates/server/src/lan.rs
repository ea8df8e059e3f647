//! Where the network of the living room finds this server.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

/// The address as the network reaches it, if it does.
pub fn address(listens: SocketAddr, is_tls: bool) -> Option<String> {
    let ip = match listens.ip() {
        ip if ip.is_loopback() => return None,
        ip if ip.is_unspecified() => outward()?,
        ip => ip,
    };
    Some(url(SocketAddr::new(ip, listens.port()), is_tls))
}

/// An address as a browser takes it.
pub fn url(addr: SocketAddr, is_tls: bool) -> String {
    format!("{}://{addr}", if is_tls { "https" } else { "http" })
}

/// The address of this computer in its network. Nothing is sent: connecting a datagram socket only
/// chooses a route. The address asked for is reserved for documentation.
fn outward() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_unspecified() && !ip.is_loopback()).then_some(ip)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_the_network_reaches_is_told() {
        assert_eq!(address(SocketAddr::from(([127, 0, 0, 1], 1666)), false), None);
        let own = |is_tls| address(SocketAddr::from(([192, 168, 1, 20], 1666)), is_tls);
        assert_eq!(own(false).as_deref(), Some("http://192.168.1.20:1666"));
        assert_eq!(own(true).as_deref(), Some("https://192.168.1.20:1666"));
    }
}
