//! Links as pictures that a telephone reads.

use std::fmt::Write as _;

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use qrcode::types::Color;

/// The link for a terminal.
pub fn terminal(link: &str) -> Option<String> {
    let code = QrCode::new(link).ok()?;
    Some(
        code.render::<Dense1x2>()
            // Letters are light on dark in most terminals, and codes are dark on light.
            .dark_color(Dense1x2::Light)
            .light_color(Dense1x2::Dark)
            .build(),
    )
}

/// The link as SVG, dark on light whatever the page looks like.
pub(crate) fn svg(link: &str) -> Option<String> {
    let code = QrCode::new(link).ok()?;
    let width = code.width();
    let whole = width + 8;
    let mut path = String::new();
    for (index, color) in code.to_colors().into_iter().enumerate() {
        if color == Color::Dark {
            let (x, y) = (index % width + 4, index / width + 4);
            write!(path, "M{x} {y}h1v1h-1z").expect("writing to a string cannot fail");
        }
    }
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {whole} {whole}\" \
         shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h{whole}v{whole}H0z\"/>\
         <path d=\"{path}\"/></svg>"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_becomes_a_picture() {
        let picture = svg("http://192.168.1.20:1666/table/abcdefghijkmnpqr").unwrap();
        assert!(picture.starts_with("<svg") && picture.matches('M').count() > 100);
        assert!(terminal("http://localhost").unwrap().lines().count() > 10);
    }
}
