//! What a house shows of its own: its name, its sign, and the pages that the law asks of it.

use std::fmt;

use axum::body::Bytes;

/// Largest picture of a house, in bytes.
pub const LOGO_LIMIT: usize = 256 * 1024;

/// What a house shows of its own.
#[derive(Clone, Debug, Default)]
pub struct House {
    /// What it is called.
    pub name: Option<String>,
    /// Its sign.
    pub logo: Option<Logo>,
    /// Who is responsible, as a text.
    pub imprint: Option<String>,
    /// What happens to data, as a text.
    pub privacy: Option<String>,
}

impl House {
    /// A name as it is shown, if it is one.
    pub fn name(text: &str) -> Option<String> {
        crate::names::of_house(text)
    }
}

/// A picture of which the kind is known.
#[derive(Clone)]
pub struct Logo {
    pub(crate) kind: &'static str,
    pub(crate) bytes: Bytes,
}

impl fmt::Debug for Logo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Logo").field(&self.kind).field(&self.bytes.len()).finish()
    }
}

impl Logo {
    /// A PNG or an SVG, told by how it begins; nothing for anything else, or for too much.
    pub fn read(bytes: Vec<u8>) -> Option<Logo> {
        if bytes.len() > LOGO_LIMIT {
            return None;
        }
        let kind = if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
            "image/png"
        } else if is_svg(&bytes) {
            "image/svg+xml"
        } else {
            return None;
        };
        Some(Logo { kind, bytes: bytes.into() })
    }
}

/// Whether a text begins as a drawing, behind what may stand before it.
fn is_svg(bytes: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(bytes) else { return false };
    let mut rest = text.trim_start_matches('\u{FEFF}').trim_start();
    loop {
        let end = match rest {
            _ if rest.starts_with("<?") => "?>",
            _ if rest.starts_with("<!--") => "-->",
            _ if rest.starts_with("<!DOCTYPE svg") => ">",
            _ => break,
        };
        let Some((_, behind)) = rest.split_once(end) else { return false };
        rest = behind.trim_start();
    }
    rest.strip_prefix("<svg").is_some_and(|rest| rest.starts_with([' ', '>', '\n', '\t', '\r']))
}

/// A text as it stands in a page: nothing in it is markup.
pub(crate) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            letter => out.push(letter),
        }
    }
    out
}

/// A text in paragraphs as a page shows it. Of Markdown only headings and lists are known; all
/// else, links and tags among it, stays the text that it is.
pub(crate) fn written(text: &str) -> String {
    let mut pieces = Vec::new();
    for block in text.replace("\r\n", "\n").split("\n\n") {
        let lines: Vec<&str> = block.lines().map(str::trim).filter(|one| !one.is_empty()).collect();
        let runs = lines.chunk_by(|one, next| {
            Kind::of(one) == Kind::of(next) && Kind::of(one) != Kind::Heading
        });
        pieces.extend(runs.map(piece));
    }
    pieces.concat()
}

/// Lines of one kind as markup.
fn piece(lines: &[&str]) -> String {
    let first = lines.first().copied().unwrap_or_default();
    match Kind::of(first) {
        Kind::Heading => {
            let title = first.trim_start_matches('#');
            // The page has a title of its own above.
            let level = (first.len() - title.len()).min(5) + 1;
            format!("<h{level}>{}</h{level}>", escaped(title.trim()))
        }
        Kind::Item => {
            let items: Vec<String> =
                lines.iter().map(|line| format!("<li>{}</li>", escaped(&line[2..]))).collect();
            format!("<ul>{}</ul>", items.concat())
        }
        Kind::Plain => {
            let lines: Vec<String> = lines.iter().map(|line| escaped(line)).collect();
            format!("<p>{}</p>", lines.join("<br>"))
        }
    }
}

/// What a line is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Heading,
    Item,
    Plain,
}

impl Kind {
    fn of(line: &str) -> Kind {
        if line.starts_with("- ") || line.starts_with("* ") {
            Kind::Item
        } else if line.trim_start_matches('#').starts_with(' ') && line.starts_with('#') {
            Kind::Heading
        } else {
            Kind::Plain
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_text_whatever_stands_in_it() {
        let text = "# Who <we> are\r\n\r\nThe club & its\nhouse\n- one\n- <script>alert(1)</script>\n\n\
                    [link](javascript:alert(1)) #no heading\n## More \"quotes\"";
        assert_eq!(
            written(text),
            "<h2>Who &lt;we&gt; are</h2><p>The club &amp; its<br>house</p>\
             <ul><li>one</li><li>&lt;script&gt;alert(1)&lt;/script&gt;</li></ul>\
             <p>[link](javascript:alert(1)) #no heading</p><h3>More &quot;quotes&quot;</h3>"
        );
        assert_eq!(written("  \n\n"), "");
    }

    #[test]
    fn a_sign_is_a_picture_or_nothing() {
        let kind = |bytes: &[u8]| Logo::read(bytes.to_vec()).map(|logo| logo.kind);
        assert_eq!(kind(b"\x89PNG\r\n\x1a\nrest"), Some("image/png"));
        let drawn = "<?xml version='1.0'?>\n<!-- made by <svg> -->\n<svg xmlns='x'></svg>";
        assert_eq!(kind(drawn.as_bytes()), Some("image/svg+xml"));
        for bad in [&b"GIF89a"[..], b"<html><svg></svg>", b"", b"<svgx>", b"<?xml", b"\x89PNG"] {
            assert_eq!(kind(bad), None, "{bad:?}");
        }
        let mut large = b"\x89PNG\r\n\x1a\n".to_vec();
        large.resize(LOGO_LIMIT + 1, 0);
        assert_eq!(kind(&large), None);
    }
}
