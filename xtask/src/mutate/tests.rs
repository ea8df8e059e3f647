use std::collections::{BTreeMap, BTreeSet};

use super::memory::Memory;
use super::report::{Tried, report};
use super::scratch::Chapter;
use super::sites::{Site, sites};
use super::splice::splice;
use super::trial::{Verdict, near, result};
use super::{chosen, folder, spread};

/// What can be changed in the body of a function.
fn of(body: &str) -> Vec<Site> {
    sites(&format!("fn f() {{\n{body}\n}}\n")).unwrap()
}

fn told(body: &str) -> Vec<String> {
    of(body).into_iter().map(|site| site.what).collect()
}

#[test]
fn every_kind_of_change_is_found() {
    assert_eq!(told("a < b"), ["`<` becomes `<=`: `a < b`", "`<` becomes `>=`: `a < b`"]);
    assert_eq!(told("a == b"), ["`==` becomes `!=`: `a == b`"]);
    assert_eq!(told("a - b"), ["`-` becomes `+`: `a - b`"]);
    assert_eq!(told("a += b;"), ["`+=` becomes `-=`: `a += b`"]);
    assert_eq!(told("a && b"), ["`&&` becomes `||`: `a && b`"]);
    assert_eq!(told("7_u8"), ["`7_u8` becomes `8u8`: `7_u8`", "`7_u8` becomes `6u8`: `7_u8`"]);
    assert_eq!(told("0"), ["`0` becomes `1`: `0`"]);
    assert_eq!(told("true"), ["`true` becomes `false`: `true`"]);
    assert_eq!(told("!a"), ["`!` left out: `!a`"]);
    assert_eq!(told("a..b"), ["`..` becomes `..=`: `a..b`"]);
    assert_eq!(told("if a() {}"), ["condition negated: `a()`"]);
    assert_eq!(told("a.b();"), ["left out: `a.b();`"]);
    assert_eq!(told("return;"), ["left out: `return;`"]);
    assert_eq!(told("matches!(x, 1 | 2 if a())"), ["condition negated: `a()`"]);
    assert_eq!(told("match x { 3 if a() => {} _ => {} }"), ["condition negated: `a()`"]);
}

#[test]
fn what_is_fixed_while_compiling_or_told_is_left_alone() {
    let bodies = [
        "const A: u8 = 1;",
        "static B: [u8; 2] = [1, 2];",
        "let [1, ..] = x;",
        "let a: [u8; 3] = b;",
        "[a; 3]",
        "cx.tell(|| Event::Took { count: 1 });",
        "rule!(\"5\")",
        "if let Some(a) = b {}",
        "if let Some(a) = b && c {}",
        "x.0",
    ];
    for body in bodies {
        assert_eq!(told(body), [""; 0], "{body}");
    }
    assert!(sites("const fn f() -> u8 { 1 + 2 }").unwrap().is_empty());
    assert!(sites("#[cfg(test)]\nmod tests { fn f() { a < b } }").unwrap().is_empty());
}

#[test]
fn a_change_stands_under_the_paragraphs_above_its_function() {
    let text = "//! §1 A chapter.\n\nfn a() {\n    true\n}\n\n/// §2 §3\n#[inline]\n\
                pub(crate) fn b() {\n    true\n}\n\n/// §4\nimpl A for B {\n    // §5\n    \
                fn c() {\n        true\n    }\n\n    fn d() {\n        true\n    }\n}\n";
    let found: Vec<_> = sites(text)
        .unwrap()
        .into_iter()
        .map(|site| (site.line, site.function, site.paragraphs.join(" ")))
        .collect();
    let expected = [(4, "a", "1"), (10, "b", "2 3"), (17, "c", "5"), (21, "d", "4")];
    assert_eq!(found, expected.map(|(line, name, ids)| (line, name.to_owned(), ids.to_owned())));
}

#[test]
fn changes_are_nested_and_what_the_compiler_refuses_can_be_left_out() {
    let text = "fn f() { if a + 1 > b { go(); } }";
    let found = sites(text).unwrap();
    let all = splice(text, &found, 10, &BTreeSet::new());
    assert_eq!(
        all.text,
        "fn f() { if (if crate::mutant::on(10) { a + 1 >= b } else { \
         (if crate::mutant::on(11) { a + 1 <= b } else { \
         (if crate::mutant::on(12) { a - 1 } else { a + \
         (if crate::mutant::on(13) { 2 } else { (if crate::mutant::on(14) { 0 } else { 1 }) }) }) \
         > b }) }) { if !crate::mutant::on(15) { go(); } } }"
    );
    let at = all.text.find("a - 1").unwrap();
    assert_eq!(all.blamed(&(at..at + 5)), [12]);
    let at = all.text.find("{ if !").unwrap();
    assert_eq!(all.blamed(&(at..all.text.len())), [15]);
    let few = splice(text, &found, 10, &(10..15).collect());
    assert_eq!(few.text, "fn f() { if a + 1 > b { if !crate::mutant::on(15) { go(); } } }");
    let none = splice(text, &found, 10, &(10..16).collect());
    assert_eq!(none.text, text);
}

#[test]
fn a_condition_and_what_stands_in_it_are_changed_apart() {
    let text = "fn f() { if a || b {} }";
    let new = splice(text, &sites(text).unwrap(), 0, &BTreeSet::new()).text;
    assert_eq!(
        new,
        "fn f() { if crate::mutant::on(0) != (\
         (if crate::mutant::on(1) { a && b } else { a || b })) {} }"
    );
}

#[test]
fn a_wrong_name_is_answered_with_those_there_are() {
    let games = ["games/chess".to_owned(), "xtask/games/nim".to_owned()];
    assert_eq!(folder(&games, "nim").unwrap(), "xtask/games/nim");
    let error = folder(&games, "go").unwrap_err().to_string();
    assert_eq!(error, "no game go; there are: chess, nim");
    let error = chosen(&[], "games/chess", Some("castling")).unwrap_err().to_string();
    assert!(error.starts_with("no chapter castling in games/chess/src/rules"), "{error}");
}

#[test]
fn a_sample_is_spread_evenly() {
    let all: Vec<u32> = (0..10).collect();
    assert_eq!(spread(&all, 5), [0, 8, 4, 2, 6]);
    assert_eq!(spread(&all, 3), [0, 6, 3]);
    assert_eq!(spread(&all, 99), [0, 8, 4, 2, 6, 1, 9, 5, 3, 7]);
    assert_eq!(spread(&[], 3), [0; 0]);
}

#[test]
fn tests_that_noticed_a_neighbour_come_first() {
    let noticed = [(1, "a"), (2, "b"), (5, "c"), (6, "b"), (9, "d")];
    let noticed = noticed.map(|(id, test)| (id, test.to_owned())).into();
    assert_eq!(near(&noticed, 4), ["b", "a", "c", "b"]);
    assert_eq!(near(&noticed, 9), ["b", "c", "d"]);
    assert_eq!(near(&BTreeMap::new(), 9), [""; 0]);
}

#[test]
fn a_memory_believes_only_what_was_found_out_about_the_same_chapters() {
    let path = std::env::temp_dir().join(format!("mutate-{}.txt", std::process::id()));
    let chapter = |text: &str| {
        let (file, text) = ("taking.rs".to_owned(), text.to_owned());
        [Chapter { sites: sites(&text).unwrap(), file, text, first: 0 }]
    };
    let same = chapter("fn f() { a == b; c && d }");
    let mut memory = Memory::open(path.clone(), &same);
    memory.leave_out(&[0].into()).unwrap();
    memory.add(1, Verdict::Held);
    memory.add(2, Verdict::NotHeld);
    let mut memory = Memory::open(path.clone(), &same);
    let known = [0, 1, 2, 3].map(|id| memory.get(id));
    assert_eq!(known, [Some(Verdict::LeftOut), Some(Verdict::Held), Some(Verdict::NotHeld), None]);
    assert_eq!(Memory::open(path.clone(), &chapter("fn f() { a == b }")).get(1), None);
    memory.forget_trials().unwrap();
    let memory = Memory::open(path.clone(), &same);
    assert_eq!([0, 1, 2].map(|id| memory.get(id)), [Some(Verdict::LeftOut), None, None]);
    std::fs::remove_file(path).unwrap();
}

#[test]
fn lines_of_a_test_program_are_read() {
    assert_eq!(result("test placing::twice ... ok"), Some(("placing::twice", "ok")));
    assert_eq!(result("test a - should panic ... FAILED"), Some(("a", "FAILED")));
    assert_eq!(result("running 3 tests"), None);
}

#[test]
fn a_report_counts_by_chapter_and_lists_what_is_not_held() {
    let found = sites("/// §1 §2\nfn f() { a == b; c && d; true }").unwrap();
    let verdicts = [Verdict::Held, Verdict::NotHeld, Verdict::NotReached];
    let tried: Vec<Tried<'_>> = found
        .iter()
        .zip(verdicts)
        .map(|(site, verdict)| Tried { chapter: "taking", file: "taking.rs", site, verdict })
        .collect();
    let text = report("nim", &tried, true);
    assert!(text.contains("| taking | 3 | 1 | 1 | 1 | 0 | 0 |\n"), "{text}");
    assert!(text.contains("| §2 | 3 | 1 | 1 | 1 | 0 | 0 |\n"), "{text}");
    let line = "### Not held\n\n- taking.rs:2 f (§1 §2): `&&` becomes `||`: `c && d`\n";
    assert!(text.contains(line), "{text}");
}
