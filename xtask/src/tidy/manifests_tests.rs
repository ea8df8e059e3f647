//! Planted faults in manifests.

use super::*;

const ROOT: &str = "[workspace.package]\nrust-version = \"1.95\"\n\n[workspace.dependencies]\n\
    # ours\ncabinet = { path = \"c\" }\nkernel = { path = \"k\" }\n\n\
    # others\nanyhow = \"1\"\nserde = { version = \"1\" }\n";

const MEMBER: &str = "[package]\nname = \"toy\"\nversion.workspace = true\n\
    edition.workspace = true\nrust-version.workspace = true\nlicense.workspace = true\n\
    publish.workspace = true\n\n[lints]\nworkspace = true\n\n[dependencies]\n\
    serde.workspace = true\n";

/// The text with something else in one place.
fn planted(text: &str, old: &str, new: &str) -> String {
    assert!(text.contains(old), "the fault is really planted");
    text.replace(old, new)
}

fn shown(problems: &[Problem]) -> Vec<String> {
    problems.iter().map(ToString::to_string).collect()
}

fn workspace_problems(text: &str) -> Vec<String> {
    shown(&check_workspace(text).expect("a manifest"))
}

fn member_problems(text: &str) -> Vec<String> {
    shown(&check_member("toy.toml", text).expect("a manifest"))
}

#[test]
fn sound_manifests_pass() {
    assert_eq!(workspace_problems(ROOT), [""; 0]);
    assert_eq!(member_problems(MEMBER), [""; 0]);
}

#[test]
fn an_unsorted_dependency_is_found() {
    let text = planted(ROOT, "anyhow", "toml");
    assert_eq!(workspace_problems(&text), ["Cargo.toml:11: serde sorts before toml"]);
}

#[test]
fn a_crate_of_ours_among_the_others_is_found() {
    let text = format!("{ROOT}testkit = {{ path = \"t\" }}\n");
    assert_eq!(
        workspace_problems(&text),
        ["Cargo.toml:12: testkit is ours and belongs above serde"]
    );
}

#[test]
fn a_dependency_of_any_version_is_found() {
    let text = planted(ROOT, "anyhow = \"1\"", "anyhow = \"*\"");
    assert_eq!(workspace_problems(&text), ["Cargo.toml:10: anyhow needs a version of its own"]);
}

#[test]
fn another_toolchain_than_promised_is_found() {
    let problems = |channel: &str| {
        let toolchain = format!("[toolchain]\nchannel = \"{channel}\"\n");
        shown(&check_toolchain(ROOT, &toolchain).expect("both files"))
    };
    assert_eq!(problems("1.95.0"), [""; 0]);
    assert_eq!(problems("1.95"), [""; 0]);
    assert_eq!(
        problems("1.950.0"),
        ["rust-toolchain.toml:2: channel is 1.950.0, but Cargo.toml says rust-version 1.95"]
    );
}

#[test]
fn a_value_that_is_not_inherited_is_found() {
    let text = planted(MEMBER, "edition.workspace = true", "edition = \"2021\"");
    assert_eq!(member_problems(&text), ["toy.toml:4: write edition.workspace = true"]);
    let text = planted(MEMBER, "license.workspace = true\n", "");
    assert_eq!(member_problems(&text), ["toy.toml:1: write license.workspace = true"]);
}

#[test]
fn a_dependency_of_its_own_is_found_in_every_table() {
    let text = planted(MEMBER, "serde.workspace = true", "serde = \"1\"");
    let advice = "declare serde in the workspace; here serde.workspace = true";
    assert_eq!(member_problems(&text), [format!("toy.toml:13: {advice}")]);
    let text = format!("{MEMBER}[target.'cfg(unix)'.dev-dependencies]\nlibc = \"0.2\"\n");
    let advice = "declare libc in the workspace; here libc.workspace = true";
    assert_eq!(member_problems(&text), [format!("toy.toml:15: {advice}")]);
}

#[test]
fn lints_are_inherited_or_have_a_reason() {
    let own = planted(MEMBER, "[lints]\nworkspace = true", "[lints.rust]\nunsafe_code = \"deny\"");
    let advice = "give the reason for lints of its own in a comment above the table";
    assert_eq!(member_problems(&own), [format!("toy.toml:9: {advice}")]);
    let reasoned = planted(&own, "[lints.rust]", "# Macros write unsafe code.\n[lints.rust]");
    assert_eq!(member_problems(&reasoned), [""; 0]);
    let none = planted(MEMBER, "[lints]\nworkspace = true\n", "");
    assert_eq!(member_problems(&none), ["toy.toml:1: write [lints] workspace = true"]);
}
