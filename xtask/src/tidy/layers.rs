//! Nothing points upwards: which of our crates may depend on which.

use serde_json::Value;

use super::manifests::line_of_dependency;
use crate::problem::Problem;

/// A crate, what it may use, and what its tests may use besides.
struct Layer {
    /// Package name; `games/*` stands for every game.
    name: &'static str,
    uses: &'static [&'static str],
    tests_use: &'static [&'static str],
}

const GAMES: &str = "games/*";

/// One line of the table.
const fn layer(
    name: &'static str,
    uses: &'static [&'static str],
    tests_use: &'static [&'static str],
) -> Layer {
    Layer { name, uses, tests_use }
}

/// The architecture, from the bottom up.
const LAYERS: &[Layer] = &[
    layer("kernel", &[], &[]),
    layer("geometry", &[], &[]),
    layer("wording", &["kernel"], &[]),
    layer("pack", &["kernel"], &["wording"]),
    layer("testkit", &["kernel", "wording"], &[]),
    layer("yardstick", &["kernel"], &["testkit"]),
    layer("minds", &["kernel"], &["testkit", "yardstick"]),
    layer(GAMES, &["kernel", "geometry", "pack"], &["testkit", "wording"]),
    layer("cabinet", &[GAMES, "kernel", "minds", "pack", "wording"], &["testkit"]),
    layer("protocol", &[], &[]),
    layer("server", &["cabinet", "kernel", "minds", "protocol", "wording"], &["testkit"]),
    layer(
        "pandemonium",
        &["cabinet", "kernel", "minds", "protocol", "server", "wording"],
        &["testkit"],
    ),
    layer("xtask", &[], &[]),
];

/// The place of a package in the table.
fn layer_name(package: &Value) -> &str {
    let manifest = package["manifest_path"].as_str().unwrap_or_default().replace('\\', "/");
    let mut folders = manifest.rsplit('/').skip(2);
    match package["name"].as_str().unwrap_or_default() {
        _ if folders.next() == Some("games") => GAMES,
        // It has a name of its own by which others may use it.
        "boardwright" => "kernel",
        name => name,
    }
}

/// Compares the dependencies of one package with the table.
pub(super) fn check(file: &str, text: &str, package: &Value, packages: &[Value]) -> Vec<Problem> {
    let name = layer_name(package);
    let Some(layer) = LAYERS.iter().find(|layer| layer.name == name) else {
        let advice = format!("{name} has no place in the table of xtask/src/tidy/layers.rs");
        return vec![Problem::new(file, 1, advice)];
    };
    let mut problems = Vec::new();
    for dependency in package["dependencies"].as_array().into_iter().flatten() {
        let Some(wanted) = dependency["name"].as_str() else {
            continue;
        };
        let Some(target) = packages.iter().find(|other| other["name"] == wanted) else {
            continue;
        };
        let target = layer_name(target);
        let is_for_tests = dependency["kind"] == "dev";
        let is_allowed =
            layer.uses.contains(&target) || (is_for_tests && layer.tests_use.contains(&target));
        if !is_allowed {
            let called = dependency["rename"].as_str().unwrap_or(wanted);
            let line = line_of_dependency(text, called);
            problems.push(Problem::new(file, line, advice(layer, wanted, is_for_tests)));
        }
    }
    problems
}

fn advice(layer: &Layer, wanted: &str, is_for_tests: bool) -> String {
    let kind = if is_for_tests { "tests of " } else { "" };
    let mut allowed = layer.uses.to_vec();
    if is_for_tests {
        allowed.extend(layer.tests_use);
    }
    let allowed = if allowed.is_empty() { "none".to_owned() } else { allowed.join(", ") };
    format!("{kind}{} must not depend on {wanted}; of ours allowed: {allowed}", layer.name)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn packages() -> Vec<Value> {
        let package = |name: &str, folder: &str| {
            let manifest = format!("/somewhere/{folder}/{name}/Cargo.toml");
            json!({"name": name, "manifest_path": manifest, "dependencies": []})
        };
        vec![
            package("kernel", "crates"),
            package("testkit", "crates"),
            package("cabinet", "crates"),
            package("toy", "games"),
            package("other", "games"),
            package("stray", "crates"),
        ]
    }

    /// The problems of a package that depends on another in this way.
    fn found(name: &str, wanted: &str, kind: Option<&str>) -> Vec<String> {
        let packages = packages();
        let mut package =
            packages.iter().find(|one| one["name"] == name).expect("a known package").clone();
        package["dependencies"] = json!([{"name": wanted, "kind": kind}]);
        let text = format!("[dependencies]\n{wanted}.workspace = true\n");
        let problems = check("toy.toml", &text, &package, &packages);
        problems.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn what_points_down_is_allowed() {
        assert_eq!(found("toy", "kernel", None), [""; 0]);
        assert_eq!(found("toy", "testkit", Some("dev")), [""; 0]);
        assert_eq!(found("cabinet", "toy", None), [""; 0]);
        assert_eq!(found("kernel", "serde", None), [""; 0]);
    }

    #[test]
    fn what_points_up_or_sideways_is_found() {
        assert_eq!(
            found("toy", "other", None),
            [
                "toy.toml:2: games/* must not depend on other; of ours allowed: kernel, geometry, pack"
            ]
        );
        assert_eq!(found("toy", "testkit", None).len(), 1);
        assert_eq!(found("kernel", "toy", Some("dev")).len(), 1);
        assert_eq!(found("kernel", "cabinet", Some("build")).len(), 1);
    }

    #[test]
    fn a_crate_without_a_place_is_found() {
        assert_eq!(found("stray", "kernel", None).len(), 1);
    }
}
