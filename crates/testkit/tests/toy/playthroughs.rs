//! Transcripts of the toy.

use std::panic::catch_unwind;
use std::path::PathBuf;

use testkit::{Playthrough, playthroughs};

use crate::game::Toy;
use crate::options::Options;

fn list() -> [Playthrough<Options>; 2] {
    let two = Options { seats: 2, ..Options::default() };
    [
        Playthrough { name: "three-seats", options: Options::default(), seed: 1 },
        Playthrough { name: "two-seats", options: two, seed: 2 },
    ]
}

#[test]
fn the_toy_plays_as_written() {
    playthroughs::<Toy<false>>("tests/toy/playthroughs", &list());
}

#[test]
fn missing_stale_and_stray_transcripts_are_told() {
    // Recording would mend what this test breaks.
    if std::env::var("PANDEMONIUM_RECORD").is_ok() {
        return;
    }
    let folder = copy_of_the_folder();
    let told = |folder: &PathBuf| {
        let folder = folder.clone();
        let panic = catch_unwind(move || playthroughs::<Toy<false>>(folder, &list()));
        panic.err().map(|panic| panic.downcast_ref::<String>().cloned().unwrap_or_default())
    };
    assert_eq!(told(&folder), None);
    std::fs::write(folder.join("stray.txt"), "").unwrap();
    let first = folder.join("three-seats.txt");
    let text = std::fs::read_to_string(&first).unwrap();
    std::fs::write(&first, text.replacen("keeps", "loses", 1)).unwrap();
    std::fs::remove_file(folder.join("two-seats.txt")).unwrap();
    let message = told(&folder).expect("three things are wrong");
    std::fs::remove_dir_all(&folder).unwrap();
    for expected in ["stray.txt: belongs to no", "stale", "two-seats.txt: missing", "xtask record"]
    {
        assert!(message.contains(expected), "{expected} not in: {message}");
    }
    assert!(message.contains('-') && message.contains("loses everything"), "{message}");
}

fn copy_of_the_folder() -> PathBuf {
    let folder = std::env::temp_dir().join(format!("toy-playthroughs-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a temporary folder can be made");
    for entry in list() {
        let file = format!("{}.txt", entry.name);
        let from = PathBuf::from("tests/toy/playthroughs").join(&file);
        std::fs::copy(from, folder.join(file)).expect("the transcripts are there");
    }
    folder
}
