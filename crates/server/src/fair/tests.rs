use super::*;

const SECRET: [u8; 32] = [7; 32];
const TABLE: &str = "abcdefghijkmnpqr";

/// The texts of the document: a browser's, a program's, and one that somebody typed.
fn texts() -> [String; 3] {
    let typed = "my lucky number, 5f1d3a9c0e7b2846d0c1b2a3948576e1".to_owned();
    ["00112233445566778899aabbccddeeff".to_owned(), String::new(), typed]
}

fn promised(round: u32) -> Agreed {
    let promise_of = |(seat, text): (u8, &String)| match &**text {
        "" => String::new(),
        text => promise(TABLE, seat, round, text),
    };
    let promises = (0..).zip(&texts()).map(promise_of).collect();
    Agreed::Promised { round, promises, texts: texts().to_vec() }
}

/// Whatever stands between the lines that name the language and the end.
fn fenced(page: &str, language: &str) -> Vec<String> {
    let begin = format!("```{language}\n");
    page.split(&begin)
        .skip(1)
        .map(|rest| rest.split("```").next().unwrap_or_default().to_owned())
        .collect()
}

const PAGE: &str = include_str!("../../../../docs/fair-dice.md");

/// Our numbers in the order in which the scripts of the document print them: scheme 2, then scheme 1.
fn ours() -> [Vec<String>; 2] {
    let told = Agreed::Told(vec!["salt".to_owned(), String::new()]);
    let first = [
        commitment(&SECRET, TABLE),
        seed(&SECRET, TABLE, &told, 0),
        seed(&SECRET, TABLE, &told, 3),
    ];
    let of = |round| match promised(round) {
        Agreed::Promised { promises, .. } => [promises[0].clone(), promises[2].clone()],
        Agreed::Told(_) => unreachable!("it was promised"),
    };
    let mut second = vec![commitment(&SECRET, TABLE)];
    second.extend(of(1));
    second.extend(of(2));
    second.extend([0, 3].map(|counter| seed(&SECRET, TABLE, &promised(1), counter)));
    second.push(seed(&SECRET, TABLE, &promised(2), 3));
    [second, first.to_vec()]
}

#[test]
fn the_derivations_are_fixed_for_ever_and_the_document_prints_them() {
    let printed: Vec<Vec<String>> = fenced(PAGE, "text")
        .iter()
        .map(|block| block.lines().map(str::to_owned).collect::<Vec<_>>())
        .filter(|lines: &Vec<String>| lines.iter().all(|line| is_promise(line)))
        .collect();
    assert_eq!(printed, ours());
}

#[test]
fn pieces_do_not_run_together() {
    let one = Agreed::Told(vec!["ab".to_owned(), "c".to_owned()]);
    let other = Agreed::Told(vec!["a".to_owned(), "bc".to_owned()]);
    assert_ne!(seed(&SECRET, "t", &one, 1), seed(&SECRET, "t", &other, 1));
}

/// Scheme, table, round, each promise, each text and the counter: another one gives other dice.
#[test]
fn the_dice_of_scheme_2_hang_on_everything_that_was_agreed() {
    let Agreed::Promised { promises, texts, .. } = promised(1) else {
        unreachable!("it was promised");
    };
    let of = |round, promises: &[String], texts: &[String]| Agreed::Promised {
        round,
        promises: promises.to_vec(),
        texts: texts.to_vec(),
    };
    let (mut other_promise, mut other_text) = (promises.clone(), texts.clone());
    other_promise[0] = promise(TABLE, 0, 1, "another text of this seat");
    other_text[2].push('!');
    let (mut swapped, mut swapped_texts) = (promises.clone(), texts.clone());
    swapped.swap(0, 2);
    swapped_texts.swap(0, 2);
    let agreed = [
        of(1, &promises, &texts),
        of(2, &promises, &texts),
        of(1, &other_promise, &texts),
        of(1, &promises, &other_text),
        of(1, &swapped, &swapped_texts),
        Agreed::Told(texts.clone()),
    ];
    let mut seeds: Vec<String> =
        agreed.iter().map(|agreed| seed(&SECRET, TABLE, agreed, 3)).collect();
    seeds.push(seed(&SECRET, TABLE, &agreed[0], 4));
    seeds.push(seed(&SECRET, "another table", &agreed[0], 3));
    seeds.push(seed(&[8; 32], TABLE, &agreed[0], 3));
    let before = seeds.len();
    seeds.sort();
    seeds.dedup();
    assert_eq!(seeds.len(), before);
}

#[test]
fn a_promise_holds_for_one_table_seat_round_and_text() {
    let text = &texts()[0];
    let promises = [
        promise(TABLE, 0, 1, text),
        promise("another table", 0, 1, text),
        promise(TABLE, 1, 1, text),
        promise(TABLE, 0, 2, text),
        promise(TABLE, 0, 1, &texts()[2]),
    ];
    for (at, one) in promises.iter().enumerate() {
        assert!(is_promise(one));
        assert!(!promises[..at].contains(one));
    }
    assert!(!is_promise(&promises[0][1..]) && !is_promise(&promises[0].to_uppercase()));
}

fn fair(round: Option<u32>) -> FairDice {
    let Agreed::Promised { promises, texts, .. } = promised(1) else {
        unreachable!("it was promised");
    };
    FairDice {
        scheme: 2,
        table: TABLE.to_owned(),
        commitment: commitment(&SECRET, TABLE),
        secret: hex(&SECRET),
        entropies: texts,
        promises,
        round,
        counters: Vec::new(),
        typed: Vec::new(),
    }
}

#[test]
fn what_does_not_fit_together_is_said() {
    assert_eq!(Agreed::of(&fair(Some(1))), Ok(promised(1)));
    let told = |fair: &FairDice| Agreed::of(fair).expect_err("it does not fit");
    let mut text = fair(Some(1));
    text.entropies[2].push(' ');
    assert_eq!(told(&text), "the text of seat 3 does not fit what it promised");
    let mut late = fair(Some(1));
    late.entropies[1] = "a program that adds something".to_owned();
    assert_eq!(told(&late), "the text of seat 2 does not fit what it promised");
    assert_eq!(told(&fair(Some(2))), "the text of seat 1 does not fit what it promised");
    let mut fewer = fair(Some(1));
    fewer.promises.pop();
    assert_eq!(told(&fewer), "3 texts have 2 promises");
    for round in [None, Some(0)] {
        assert_eq!(told(&fair(round)), "scheme 2 names the round of promises that counted");
    }
    let both = FairDice { scheme: 1, ..fair(Some(1)) };
    assert_eq!(told(&both), "scheme 1 knows neither rounds nor promises of seats");
    let later = FairDice { scheme: 3, ..fair(Some(1)) };
    assert_eq!(told(&later), "scheme 3 is unknown; this program knows 1 and 2");
}
