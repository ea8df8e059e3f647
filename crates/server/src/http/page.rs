//! Plain pages that need no client: the door, what the law asks for, a program without a client.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};

use crate::house::{House, escaped};
use crate::words::{Language, say};

/// How plain pages look: as the client does in its dark dress, without its letters.
const STYLE: &str = "\
    :root{color-scheme:dark light}\
    body{margin:0;font:18px/1.5 system-ui,sans-serif;background:#15110e;color:#f2e8d5}\
    main{max-width:34rem;margin:0 auto;padding:10vh 1.25rem 3rem}\
    h1{font-weight:600;color:#d9b45b;overflow-wrap:anywhere}h2,h3,h4{margin:1.6em 0 .4em}\
    p,li{overflow-wrap:anywhere}a{color:#d9b45b}\
    img{max-height:6rem;max-width:100%}\
    label{display:block;margin:1.5rem 0 .4rem}\
    input{font:inherit;width:100%;box-sizing:border-box;padding:.6rem;color:inherit;\
    background:#241d18;border:1px solid #8a7a63;border-radius:4px}\
    button{font:inherit;font-weight:700;margin-top:1rem;padding:.6rem 1.6rem;min-height:44px;\
    background:#d9b45b;color:#15110e;border:0;border-radius:4px;cursor:pointer}\
    :focus-visible{outline:3px solid #7fb2ff;outline-offset:2px}\
    .bad{color:#ff9b86}footer{margin-top:3rem;font-size:15px}footer a{margin-right:1.2rem}";

/// One page. The title is text, the body is markup.
pub(super) fn page(
    status: StatusCode,
    language: Language,
    house: &House,
    title: &str,
    body: &str,
) -> Response {
    let own = say(language, "page-title", &[]);
    let name = escaped(house.name.as_deref().unwrap_or(&own));
    let sign = house.logo.as_ref().map_or("", |_| "<img src=\"/logo\" alt=\"\">");
    let link = |is_there: bool, path: &str, id: &str| {
        let named = escaped(&say(language, id, &[]));
        if is_there { format!("<a href=\"{path}\">{named}</a>") } else { String::new() }
    };
    let imprint = link(house.imprint.is_some(), "/imprint", "page-imprint");
    let privacy = link(house.privacy.is_some(), "/privacy", "page-privacy");
    let (tag, title) = (language.tag(), escaped(title));
    let text = format!(
        "<!doctype html><html lang=\"{tag}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <title>{title} · {name}</title><style>{STYLE}</style></head><body><main>{sign}\
         <h1>{title}</h1>{body}<footer>{imprint}{privacy}</footer></main></body></html>"
    );
    let kept = [(header::CACHE_CONTROL, HeaderValue::from_static("no-store"))];
    (status, kept, Html(text)).into_response()
}
