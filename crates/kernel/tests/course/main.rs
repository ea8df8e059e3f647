//! A game whose course is an agenda: two questions, one of them sealed, and work.
#![allow(missing_docs, reason = "the game is made of tests")]

use kernel::chance::Scripted;
use kernel::{Question, Sealed, Steps as _, course};
use step::Step;

include!("pebbles.rs");

mod step {
    use super::{Pebbles, Seat};

    kernel::agenda! {
        /// What can be due.
        pub enum Step for Pebbles {
            /// §3 Each seat hides two numbers.
            sealed Hide = 7,
            /// §1 Chance decides who begins.
            work Begin = 1 => super::begin,
            /// §2 Pebbles are taken.
            ask Take { seat: Seat, most: u8 } = 0,
        }
    }
}

const ALICE: Seat = Seat(0);
const BOB: Seat = Seat(1);

fn begin(_: step::Begin, Play { state, .. }: Play<'_, '_>) {
    state.agenda.first([Step::Hide]);
}

impl Sealed<Pebbles> for step::Hide {
    const TOPICS: &'static [Topic] = topics!["hide" => "3", "hide-again" => "1"];

    fn part(&self, At { state, .. }: At<'_>, seat: Seat) -> &'static str {
        if state.parts[seat.index()] == 0 { "hide" } else { "hide-again" }
    }
    fn whom(&self, At { state, .. }: At<'_>) -> Seats {
        [ALICE, BOB].into_iter().filter(|seat| state.parts[seat.index()] < 2).collect()
    }
    fn offer(&self, _: At<'_>, _: Seat, found: &mut Found<'_>) {
        for count in [3, 1, 2] {
            found(Action::Take { count });
        }
    }
    fn note(&mut self, _: &Pebbles, state: &mut State, seat: Seat, action: &Action) {
        let Action::Take { count } = *action;
        state.hidden[seat.index()] += count;
        state.parts[seat.index()] += 1;
    }
    fn forget(&self, _: &Pebbles, state: &mut State, seat: Seat) {
        state.hidden[seat.index()] = 0;
        state.parts[seat.index()] = 0;
    }
    fn done(&self, _: At<'_>, seat: Seat, cx: &mut Cx<'_, Event>) {
        cx.tell(|| Event::Sealed { seat });
    }
    fn close(self, Play { state, cx, .. }: Play<'_, '_>) {
        cx.tell(|| Event::Shown);
        state
            .agenda
            .first([Step::Take { seat: ALICE, most: 2 }, Step::Take { seat: BOB, most: 1 }]);
    }
    fn why_not(&self, _: At<'_>, _: Seat, _: &Action) -> Option<Illegal> {
        None
    }
}

impl Ask<Pebbles> for step::Take {
    const TOPICS: &'static [Topic] = topics![lone "take" => "2"];

    fn whom(&self, _: At<'_>) -> Option<Seat> {
        Some(self.seat)
    }
    fn offer(&self, _: At<'_>, _: Seat, found: &mut Found<'_>) {
        for count in 1..=self.most {
            found(Action::Take { count });
        }
    }
    fn answer(self, Play { state, .. }: Play<'_, '_>, _: Seat, action: &Action) {
        let Action::Take { count } = *action;
        state.heap -= count;
    }
    fn skip(self, Play { state, .. }: Play<'_, '_>) {
        state.heap = 0;
    }
    fn why_not(&self, _: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        let Action::Take { count } = *action;
        Some(Illegal::Count { count, most: self.most })
    }
}

fn take(count: u8) -> Action {
    Action::Take { count }
}

/// A table, and what happens when these actions are played.
fn played(actions: &[(Seat, u8)]) -> (State, Vec<Event>) {
    let (mut chance, mut told) = (Scripted::new(&[]), Vec::new());
    let mut cx = Cx::telling(&mut chance, &mut told);
    let mut state = Pebbles.start(&mut cx);
    for &(seat, count) in actions {
        Pebbles.apply(&mut state, seat, &take(count), &mut cx).expect("a legal action");
    }
    (state, told)
}

const HIDDEN: [(Seat, u8); 4] = [(ALICE, 1), (BOB, 2), (BOB, 3), (ALICE, 2)];

#[test]
fn a_sealed_question_is_asked_part_by_part_until_all_have_answered() {
    let (state, told) = played(&HIDDEN[..3]);
    assert_eq!(Pebbles.turn(&state), Turn::To(Seats::one(ALICE)));
    assert_eq!(told, [Event::Sealed { seat: BOB }]);
    let asked = Question { code: "hide-again", rule: rule!("1"), sealed: true };
    assert_eq!(Pebbles.question(&state, ALICE), Some(asked));
    assert_eq!(Pebbles.question(&state, BOB), None);
    let (_, told) = played(&HIDDEN);
    assert_eq!(told[1..], [Event::Sealed { seat: ALICE }, Event::Shown]);
}

#[test]
fn a_list_is_sorted_where_offers_are_not() {
    let (state, _) = played(&[]);
    let mut list = vec![take(9)];
    Pebbles.legal(&state, ALICE, &mut list);
    assert_eq!(list, [take(9), take(1), take(2), take(3)]);
}

#[test]
fn a_lone_answer_is_given_and_none_is_skipped() {
    // Alice takes one; Bob has one answer, and it is given for him.
    let (mut state, _) = played(&HIDDEN);
    state.heap = 2;
    let mut chance = Scripted::new(&[]);
    Pebbles.play(&mut state, ALICE, &take(1), &mut Cx::silent(&mut chance));
    assert_eq!((state.heap, state.agenda.top()), (0, None));
    // Without any answer the question is skipped.
    let (mut state, _) = played(&[]);
    state.agenda.first([Step::Take { seat: ALICE, most: 0 }]);
    kernel::advance(&Pebbles, &mut state, &mut Cx::silent(&mut chance));
    assert_eq!(state.heap, 0);
    assert!(matches!(Pebbles.turn(&state), Turn::Over(_)));
}

#[test]
fn why_not_is_told_in_order() {
    let (state, _) = played(&HIDDEN);
    assert_eq!(Pebbles.check(&state, ALICE, &take(2)), Ok(()));
    let refused = |seat, count| Pebbles.check(&state, seat, &take(count)).expect_err("refused");
    assert_eq!(refused(BOB, 1), Illegal::NotYourTurn { turn: Some(ALICE) });
    assert_eq!(refused(ALICE, 3), Illegal::Count { count: 3, most: 2 });
    let (hiding, _) = played(&[]);
    let refused = Pebbles.check(&hiding, ALICE, &take(4));
    assert_eq!(refused, Err(Illegal::WrongStep { step: "hide" }));
    let over = State { heap: 0, ..state };
    assert_eq!(Pebbles.check(&over, ALICE, &take(1)), Err(Illegal::Over));
}

#[test]
fn what_is_asked_and_whether_it_may_stand_alone_is_known_beforehand() {
    let topics = Pebbles::topics().iter().copied().flatten();
    let codes: Vec<&str> = topics.map(|topic| topic.code).collect();
    assert_eq!(codes, ["hide", "hide-again", "take"]);
    assert_eq!(Pebbles::INFO.single_answers, ["take"]);
    assert!(Step::Hide.is_sealed() && !Step::Begin.is_sealed());
    let named =
        [Step::Hide, Step::Begin, Step::Take { seat: BOB, most: 1 }].map(|step| step.code());
    assert_eq!(named, ["hide", "work", "take"]);
}

#[test]
fn whom_speaks_of_positions_at_rest_and_asks_of_any() {
    let (mut state, _) = played(&HIDDEN);
    assert_eq!(Pebbles.asked(&state), Seats::one(ALICE));
    state.agenda.first([Step::Take { seat: BOB, most: 1 }]);
    assert_eq!(Pebbles.turn(&state), Turn::To(Seats::one(BOB)));
    assert_eq!(Pebbles.asked(&state), Seats::NONE);
}

#[test]
fn a_secret_answer_is_redrawn_from_what_could_have_been_chosen() {
    let (mut state, _) = played(&HIDDEN[..3]);
    let mut chosen = [0, 2].into_iter();
    let mut one_of = |count| {
        assert_eq!(count, 3);
        chosen.next().expect("two parts")
    };
    course::redraw(&mut Step::Hide, (&Pebbles, &mut state), BOB, 2, &mut one_of);
    assert_eq!((state.hidden, state.parts), ([1, 5], [1, 2]));
}

#[test]
fn compact_bytes_hold_the_number_and_json_the_name() {
    let steps = [Step::Hide, Step::Begin, Step::Take { seat: BOB, most: 2 }];
    let bytes = steps.map(|step| kernel::encode(&step));
    assert_eq!(bytes, [vec![7], vec![1], vec![0, 1, 2]]);
    let json = steps.map(|step| serde_json::to_string(&step).expect("plain data"));
    assert_eq!(json, [r#""Hide""#, r#""Begin""#, r#"{"Take":{"seat":1,"most":2}}"#]);
    for ((step, bytes), json) in steps.iter().zip(&bytes).zip(&json) {
        assert_eq!(postcard::from_bytes::<Step>(bytes).as_ref(), Ok(step));
        assert_eq!(serde_json::from_str::<Step>(json).ok().as_ref(), Some(step));
    }
    assert!(postcard::from_bytes::<Step>(&[2]).is_err());
    for wrong in [r#""Take""#, r#""Hid""#, r#"{"Begin":{}}"#, r#"{"Take":{"seat":1}}"#, "7"] {
        assert!(serde_json::from_str::<Step>(wrong).is_err(), "{wrong}");
    }
}
