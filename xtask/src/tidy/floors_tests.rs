//! Planted cycles, and floors that call upwards.

use super::*;
use crate::modules::graph;

/// The problems of a crate with these files.
fn found(files: &[(&str, &str)]) -> Vec<String> {
    let sources = files.iter();
    let sources = sources.map(|(name, text)| (format!("toy/src/{name}"), (*text).to_owned()));
    let modules = graph::read("toy/src", sources.collect()).expect("sources that can be read");
    check(&modules).iter().map(ToString::to_string).collect()
}

/// Four modules, each of which calls the next.
const FOUR: [(&str, &str); 5] = [
    ("lib.rs", "mod a;\nmod b;\nmod c;\nmod d;"),
    ("a.rs", "use crate::b;\npub(crate) fn one() { b::two() }"),
    ("b.rs", "pub(crate) fn two() { super::c::three() }"),
    ("c.rs", "use crate::d::{self, Four as Other};\npub(crate) fn three() { d::four(Other) }"),
    ("d.rs", "pub(crate) struct Four;\npub(crate) fn four(_: Four) { crate::a::one() }"),
];

/// The same with one file written otherwise.
fn four_but(name: &str, text: &'static str) -> Vec<String> {
    let mut files = FOUR;
    let file = files.iter_mut().find(|file| file.0 == name).expect("a file of that name");
    file.1 = text;
    found(&files)
}

#[test]
fn a_cycle_of_four_is_named_with_a_way_round_it() {
    assert_eq!(
        found(&FOUR),
        ["toy/src/a.rs:2: 4 modules reach each other, at most 3 may: a, b, c, d; \
          one way round is a > b > c > d > a"]
    );
}

#[test]
fn three_may_reach_each_other() {
    assert_eq!(four_but("c.rs", "pub(crate) fn three() { crate::a::one() }"), [""; 0]);
}

#[test]
fn tests_comments_and_values_that_are_called_alike_do_not_count() {
    for text in [
        "#[cfg(test)]\nmod tests {\n    use crate::a;\n    fn f() { a::one() }\n}",
        "/// See [`crate::a::one`]. // crate::a::one()\npub(crate) fn four() {}",
        "pub(crate) fn four(text: &str) -> bool { text == \"crate::a::one\" }",
        "use std::fmt as a;\npub(crate) fn four(x: X) { x.a(); other::a::one(); a::one() }",
        "pub(crate) fn four() -> impl Iterator<Item = u8> + use<> { [1].into_iter() }",
    ] {
        assert_eq!(four_but("d.rs", text), [""; 0], "{text}");
    }
}

#[test]
fn a_reference_counts_however_it_is_written() {
    for text in [
        "pub(crate) fn four() { crate::a::one() }",
        "pub(crate) fn four() -> Vec<crate::a::One> { vec![] }",
        "pub(crate) fn four() { println!(\"{}\", crate::a::one()) }",
        "pub(crate) fn four() { f(..crate::a::one()) }",
        "use crate::a as b;\npub(crate) fn four() { b::one() }",
        "use super::a::*;\npub(crate) fn four() {}",
        "mod inner {\n    pub(crate) fn four() { super::super::a::one() }\n}",
        "use crate::a::One as _;\npub(crate) fn four() {}",
    ] {
        assert_eq!(four_but("d.rs", text).len(), 1, "{text}");
    }
}

#[test]
fn what_is_handed_on_counts_where_it_is_defined() {
    let files = [
        ("lib.rs", "mod a;\nmod house;"),
        ("a.rs", "pub(crate) struct A(crate::house::B);"),
        ("house/mod.rs", "mod b;\nmod c;\nmod d;\npub(crate) use b::B;\npub(crate) use c::C;"),
        ("house/b.rs", "use super::C;\npub(crate) struct B(C);"),
        ("house/c.rs", "use super::d::D;\npub(crate) struct C(D);"),
        ("house/d.rs", "pub(crate) struct D;"),
    ];
    assert_eq!(found(&files), [""; 0]);
    let mut round = files;
    round[5].1 = "pub(crate) struct D(crate::a::A);";
    assert_eq!(
        found(&round),
        ["toy/src/a.rs:1: 4 modules reach each other, at most 3 may: a, house::b, house::c, \
          house::d; one way round is a > house::b > house::c > house::d > a"]
    );
}

#[test]
fn what_the_kernel_calls_is_no_reference() {
    let agenda = "use crate::a;\nuse crate::a::One;\n\
        kernel::agenda! {\n    pub enum Step for Toy {\n        work Go = 1 => a::one,\n    }\n}\n\
        impl Course for Toy {\n    fn over(one: One) -> bool { a::one() }\n}";
    assert_eq!(four_but("d.rs", agenda), [""; 0]);
    let fields = "kernel::agenda! {\n    ask Go { one: crate::a::One } = 1,\n}";
    assert_eq!(four_but("d.rs", fields).len(), 1);
    let both = "use crate::a::One;\nimpl Game for Toy {\n    type One = One;\n}\nstruct Two(One);";
    assert_eq!(four_but("d.rs", both).len(), 1);
}

/// A house with two floors.
fn house(ground: &'static str, roof: &'static str) -> Vec<String> {
    found(&[
        ("lib.rs", "mod rules;"),
        ("rules/mod.rs", "//! Floors, lowest first: `ground`,\n//! `roof`. Words.\n\nmod ground;"),
        ("rules/ground/mod.rs", "mod deep;"),
        ("rules/ground/deep.rs", ground),
        ("rules/roof.rs", roof),
    ])
}

#[test]
fn a_floor_calls_downwards_only() {
    let down = "fn f() { crate::rules::ground::deep::g() }";
    assert_eq!(house("pub fn g() {}", down), [""; 0]);
    assert_eq!(
        house("use crate::rules::roof;\n\nfn g() { roof::shelter() }", "pub fn shelter() {}"),
        ["toy/src/rules/ground/deep.rs:3: ground is a floor below rules::roof: \
          put it on the agenda"]
    );
}

#[test]
fn every_module_of_the_house_is_on_a_floor() {
    let files = [
        ("lib.rs", "mod rules;"),
        ("rules/mod.rs", "//! Floors, lowest first: `ground`.\n\nmod ground;\nmod stray;"),
        ("rules/ground.rs", ""),
        ("rules/stray.rs", ""),
    ];
    assert_eq!(found(&files), ["toy/src/rules/stray.rs:1: rules::stray is on no floor of rules"]);
}
