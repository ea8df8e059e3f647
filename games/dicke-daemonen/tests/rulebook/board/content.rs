//! The content files themselves.

use dicke_daemonen::board::{Limits, Presets};
use kernel::Source;

const PRESETS: &str = include_str!("../../../content/presets.toml");
const LIMITS: &str = include_str!("../../../content/limits.toml");

fn places(text: &str) -> Vec<String> {
    let faults = Presets::parse(text).expect_err("faulty");
    let place = |fault: kernel::Reason| fault.at.strip_prefix("presets.toml: ").map(str::to_owned);
    faults.into_iter().map(|fault| place(fault).expect("of this file")).collect()
}

/// §A-31
#[test]
fn content_is_sound() {
    let presets = Presets::parse(PRESETS).expect("sound");
    assert_eq!(presets.iter().count(), 8);
    assert!(presets.get(Presets::DEFAULT).is_some());
    assert!(presets.iter().all(|preset| preset.source == Source::Reconstructed));
    assert!(Limits::parse(LIMITS).is_ok());
}

/// §A-31
#[test]
fn faults_name_the_table_and_the_key() {
    let unknown = PRESETS.replace("id = \"star\"", "id = \"star\"\nsize = 3");
    assert_eq!(places(&unknown), ["preset[7].size"]);
    let far = PRESETS.replace("x = 100, y = 0, a = 85", "x = 240, y = 0, a = 85");
    assert_eq!(places(&far), ["preset[0].cords[0].x", "preset[0].cords[0].a"]);
    let wide = PRESETS.replace("x = 100, y = 0, a = 85", "x = 100, y = 0, a = 850");
    assert_eq!(places(&wide), ["preset[0].cords[0].a"]);
    let knot = PRESETS.replace("knot = 225", "knot = 400");
    assert_eq!(places(&knot), ["preset[0].cords[1].knot"]);
    let twice = PRESETS.replace("id = \"star\"", "id = \"ring\"");
    assert_eq!(places(&twice), ["preset[7].id"]);
    let sines = PRESETS.replace("17452, 34899", "34899, 17452");
    assert_eq!(places(&sines), ["sine.values"]);
    assert_eq!(places(&PRESETS.replace("[grid]", "[gird]")), ["gird", "grid"]);
    assert_eq!(places("schema = "), ["line 1"]);
    assert_eq!(places(""), ["schema", "grid", "sine", "preset"]);
}

/// §A-31 §DD-7
#[test]
fn a_preset_that_cannot_be_laid_is_told_by_its_name() {
    assert_eq!(Presets::bundled().faults(), []);
    let apart = PRESETS.replace("x = 100, y = 0, a = 85, b = 85", "x = 160, y = 0, a = 35, b = 35");
    let presets = Presets::parse(&apart).expect("well formed");
    let faults = presets.faults();
    assert!(faults.iter().all(|(preset, _)| *preset == "ring"));
    let alone = |(_, fault): &(&str, dicke_daemonen::board::BoardFault)| {
        fault.code == "E_DEGREE" && fault.value("cord") == Some("red")
    };
    assert!(faults.iter().any(alone), "{faults:?}");
}

/// §A-31
#[test]
fn limits_beyond_the_arithmetic_are_refused() {
    let wide = LIMITS.replace("half_width = 250000", "half_width = 900000");
    let faults = Limits::parse(&wide).expect_err("too wide");
    assert_eq!(faults[0].at, "limits.toml: half_width");
    let unknown = Limits::parse(&format!("{LIMITS}\nhue = 1\n")).expect_err("unknown");
    assert_eq!((unknown[0].code, &*unknown[0].at), ("content-key", "limits.toml: hue"));
}
