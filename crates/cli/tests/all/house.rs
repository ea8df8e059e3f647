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

#[cfg(unix)]
#[test]
fn told_to_by_sighup_the_files_of_a_house_are_read_anew_and_bad_ones_leave_all_as_it_was() {
    use crate::served::Served;
    let folder = Folder::new("house-hangup");
    let file = |name: &str, text: &str| {
        fs::write(folder.path(name), text).unwrap();
        folder.text(name)
    };
    let (word, page) = (file("word", "sesame\n"), file("imprint", "the first"));
    let data = folder.text("tables.db");
    let house = ["--password-file", &word, "--imprint", &page, "--data", &data];
    let served =
        Served::program(&[&["--addr", "127.0.0.1:0", "--metrics", "off"], &house[..]].concat());
    let hang_up = || {
        let id = served.child.id().to_string();
        let sent = std::process::Command::new("kill").args(["-HUP", &id]).status();
        assert!(sent.expect("there is kill").success());
    };
    let enter = |word: &str| served.ask("POST", "/enter", &format!("password={word}")).0;
    let until = |is_so: &dyn Fn() -> bool, what: &str| {
        for _ in 0..400 {
            if is_so() {
                return;
            }
            std::thread::sleep(std::time::Duration::from_millis(25));
        }
        panic!("{what}");
    };
    let shows = |text: &str| served.ask("GET", "/imprint", "").1.contains(text);
    assert!(shows("the first"));
    assert_eq!(enter("sesame"), 303);
    file("imprint", "the second");
    hang_up();
    until(&|| shows("the second"), "the page is read anew");
    // A password that cannot be read changes nothing, the page that was read with it included.
    file("word", " \n");
    file("imprint", "the third");
    hang_up();
    std::thread::sleep(std::time::Duration::from_millis(300));
    assert!(shows("the second") && enter("sesame") == 303);
    file("word", "abracadabra\n");
    hang_up();
    until(&|| shows("the third"), "both are read anew");
    assert_eq!((enter("abracadabra"), enter("sesame")), (303, 403));
    assert_eq!(served.end("-TERM"), Some(0));
}
