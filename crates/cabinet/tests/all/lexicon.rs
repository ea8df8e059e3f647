//! One concept, one word: the same on card, button, log and refusal as in the rules, in French.

use cabinet::GAMES;
use kernel::Info;

/// Words that another one stands for, per game; in small letters, as they begin.
const INSTEAD: &[(&str, &[(&str, &str)])] = &[
    (
        "dicke-daemonen",
        &[
            ("pose", "placer"),
            ("poser", "placer"),
            ("posez", "placer"),
            ("posé", "placer"),
            ("plan", "plateau"),
            ("plans", "plateau"),
            ("tutoriel", "initiation"),
        ],
    ),
    (
        "summon-demons",
        &[
            ("réveill*", "activer"),
            ("partenaire*", "équipier"),
            ("rival", "adversaire"),
            ("rivaux", "adversaire"),
            ("surgi*", "invoquer"),
            ("apparaî*", "invoquer"),
            ("déclench*", "activer"),
            ("lancers", "jet"),
        ],
    ),
    (
        "demons",
        &[
            ("hostile*", "inamical"),
            ("geôlier", "ravisseur"),
            ("gardien", "ravisseur"),
            ("butin", "magot"),
            ("affichage*", "tableau"),
        ],
    ),
    (
        "dungeon-lords",
        &[
            ("malfais*", "méchanceté"),
            ("fléchette*", "flèche"),
            ("balancier", "pendule"),
            ("poulailler", "couvoir"),
            ("rétablissement", "premiers soins"),
            ("groupe*", "équipe"),
            ("repaire", "antre"),
            ("anti-*", "antimagie, antipiège"),
        ],
    ),
    (
        "demonworld",
        &[
            ("mêlée*", "corps à corps"),
            ("porte-étendard", "porte-drapeau"),
            ("adresse", "compétence"),
            ("resserr*", "regrouper"),
        ],
    ),
];

/// Names of Dungeon Lords that its rules tell of.
const NAMED: &[&str] = &[
    "goblin",
    "slime",
    "ghost",
    "troll",
    "witch",
    "vampire",
    "golem",
    "dragon",
    "demon",
    "rolling-stone",
    "pendulum",
    "trap-door",
    "poisoned-dart",
    "anti-magic-dart",
    "wall-of-fire",
    "cursed-ring",
    "kamikaze-imp",
    "poisoned-meal",
    "hatchery",
    "mushroom-bed",
    "souvenir-shop",
    "mint",
    "workshop",
    "tool-shed",
    "printing-press",
    "magic-room",
    "training-room",
    "dark-room",
    "labyrinth",
    "anti-magic-room",
    "cafeteria",
    "chapel",
    "pandemonium",
    "hall-of-fame",
    "y1-fireball",
    "y1-detect-treasure",
    "y1-detect-evil",
    "y1-fist-of-justice",
    "y1-magic-shield",
    "y1-invisibility",
    "y1-suggestion",
    "y1-word-of-peace",
    "y1-mend",
    "y2-illusion",
    "y2-create-food",
    "y2-regeneration",
    "y2-blind-rage",
    "y2-aura-of-fear",
    "y2-metamorphosis",
    "y2-dimensional-gate",
    "y2-great-fireball",
    "y2-scrying",
    "taxes",
    "pay-day",
    "witch-hunt",
    "monster-strike",
    "robbery",
    "rats",
    "extra-tax",
    "imp-flu",
    "impatient-heroes",
    "rumours",
    "charity-drive",
    "get-food",
    "improve-reputation",
    "dig-tunnels",
    "mine-gold",
    "recruit-imps",
    "buy-traps",
    "hire-monster",
    "build-room",
];

fn info(slug: &str) -> Info {
    GAMES
        .iter()
        .map(|entry| entry.info())
        .find(|info| info.slug == slug)
        .expect("the game is there")
}

/// The French rules, and the French sentences without ids, selectors and comments.
fn french(info: &Info) -> (String, String) {
    let texts = info.book.texts.iter().find(|texts| texts.language == "fr").expect("French");
    let mut said = String::new();
    for line in texts.locale.lines().filter(|line| !line.starts_with('#')) {
        let text = match line.trim_start().trim_start_matches('*').strip_prefix('[') {
            Some(variant) => variant.split_once(']').map_or("", |(_, text)| text),
            None => line.split_once(" = ").map_or(line, |(_, text)| text),
        };
        let mut depth = 0_u32;
        for one in text.chars() {
            match one {
                '{' => depth += 1,
                '}' => depth = depth.saturating_sub(1),
                one if depth == 0 => said.push(one),
                _ => {}
            }
        }
        said.push('\n');
    }
    (texts.rules.to_lowercase(), said.to_lowercase())
}

#[test]
fn no_second_word_stands_for_the_same_thing() {
    let mut found = Vec::new();
    for (slug, instead) in INSTEAD {
        let (rules, said) = french(&info(slug));
        for (place, text) in [("rules", &rules), ("sentences", &said)] {
            let is_code = |line: &&str| !line.contains('`');
            let lines = text.lines().filter(is_code);
            for word in
                lines.flat_map(|line| line.split(|one: char| !one.is_alphabetic() && one != '-'))
            {
                for (wrong, right) in *instead {
                    let is_wrong = match wrong.strip_suffix('*') {
                        Some(start) => word.starts_with(start),
                        None => word == *wrong,
                    };
                    if is_wrong {
                        found.push(format!("{slug}, {place}: {word}; the word is {right}"));
                    }
                }
            }
        }
    }
    assert!(found.is_empty(), "{} words:\n{}", found.len(), found.join("\n"));
}

#[test]
fn rules_call_things_as_cards_do() {
    let info = info("dungeon-lords");
    let words = wording::Wording::new(&info, "fr", &[]).expect("the messages read");
    let (rules, _) = french(&info);
    let rules = rules.split_whitespace().collect::<Vec<_>>().join(" ");
    let name = |id: &&str| kernel::Words::say(&words, &format!("name-{id}"), &[]).to_lowercase();
    let missing: Vec<String> =
        NAMED.iter().map(name).filter(|name| !rules.contains(name)).collect();
    assert!(missing.is_empty(), "the rules do not know {missing:?}");
}
