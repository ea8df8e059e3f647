//! A house that is set up wrongly says what would be right.

use std::fs;

use crate::program::{Folder, run, run_in};

#[test]
fn wrong_files_of_a_house_are_refused_by_name() {
    let folder = Folder::new("house");
    let file = |name: &str, text: &str| {
        let path = folder.text(name);
        fs::write(&path, text).unwrap();
        path
    };
    let (empty, word) = (file("empty", " \n"), file("word", "sesame\n"));
    let data = folder.text("tables.db");
    let serve = |flags: &[&str], complaint: &str| {
        let mut all = vec!["serve", "--addr", "127.0.0.1:0", "--metrics", "off", "--data", &*data];
        all.extend(flags);
        run(&all, "").refused(complaint);
    };
    serve(&["--password-file", &empty], "empty holds no password");
    serve(&["--password-file", &folder.text("nowhere")], "nowhere");
    serve(&["--password-file", &word, "--operator-password-file", &word], "are the same");
    serve(&["--tables", "members"], "--password-file");
    serve(&["--tables", "operator", "--password-file", &word], "--operator-password-file");
    serve(&["--tables", "friends"], "anyone, members, operator");
    serve(&["--name", "\u{202E}Cellar"], "cannot be the name of a house");
    serve(&["--logo", &word], "it is a PNG or an SVG picture of at most 256 kB");
    serve(&["--imprint", &folder.text("nowhere")], "nowhere");
    serve(&["--tls-cert", &word], "--tls-key");
    serve(&["--tls-cert", &word, "--tls-key", &word], "word holds no certificate");
    serve(&["--tls-cert", &folder.text("nowhere"), "--tls-key", &word], "nowhere");
    serve(&["--lines", "0"], "--lines");
    let french = ["serve", "--password-file", &*empty, "--data", &*data];
    run_in("fr_FR", &french, "").refused("ne contient pas de mot de passe");
    assert!(!std::path::Path::new(&data).exists(), "nothing is made before the flags are right");
}
