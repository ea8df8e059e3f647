//! Numbers unfolded: what a blow, a test or a step is made of, each part with its paragraph.

use kernel::Seat;

use crate::Demonworld;
use crate::content::{Addend, MeleeTerm, ShootingTerm};
use crate::grid::Direction;
use crate::ids::{MoraleRow, MoraleTest};
use crate::part;
use crate::rules::course::obedience;
use crate::rules::ground::{arms, contact, sight, terrain};
use crate::rules::melee::{blows, frays, strikes};
pub use crate::rules::morale::courage::Against;
use crate::rules::morale::{courage, rally};
use crate::rules::movement::march;
use crate::rules::shoot::{reaction, shooting, volley};
use crate::sight::Met;
use crate::state::{ElementId, State, TroopId, Troops};
use crate::step::Step;
use crate::view::{SumView, TestView};

/// §DW-58 to §DW-82 What a blow with the weapon at hand needs, part by part.
pub fn blow(
    game: &Demonworld,
    state: &State,
    striker: ElementId,
    target: ElementId,
    support: u8,
) -> Vec<(Addend<MeleeTerm>, i8)> {
    let weapon = blows::weapon(game, state, striker);
    blows::terms(game, state, (striker, weapon), target, support).to_vec()
}

/// §PR-94 §PR-95 What the blow that a seat announces now needs, with the weapon that it is asked for
/// and the support that it has announced.
pub(crate) fn announced(
    game: &Demonworld,
    state: &State,
    seat: Seat,
    target: ElementId,
) -> Option<SumView> {
    let blow = state.blows[frays::ask(state, seat)?];
    let support = strikes::support(game, state, blow.striker, target);
    let terms = blows::terms(game, state, (blow.striker, blow.weapon), target, support);
    let card = game.card_of(state, state.element(blow.striker).troop);
    let arms = card.melee.get(usize::from(blow.weapon & arms::WEAPON));
    let weapon = arms.map(|arms| game.content().weapon(arms.weapon).id.clone());
    let parts = part::named(game, &terms);
    Some(SumView { target, needed: blows::needed(&terms), weapon, support, parts })
}

/// §PR-75 §DW-89 What the shot that a seat declares now needs, with the support that it has declared.
pub(crate) fn declared(
    game: &Demonworld,
    state: &State,
    seat: Seat,
    target: ElementId,
) -> Option<SumView> {
    aimed(game, state, (state.shots[shooting::ask(state, seat)?].shooter, target))
}

/// §PR-59 What the next shot of a volley before an overrun needs, with the support declared so far.
pub(crate) fn reacting(
    game: &Demonworld,
    state: &State,
    pair: (TroopId, TroopId),
) -> Option<SumView> {
    aimed(game, state, reaction::next(game, state, pair)?)
}

/// What a shot needs with the support that is declared for it.
fn aimed(
    game: &Demonworld,
    state: &State,
    (shooter, target): (ElementId, ElementId),
) -> Option<SumView> {
    let backers = shooting::backers(&state.shots, shooter);
    let support = volley::support(game, state, (shooter, target), &backers);
    let parts = part::named(game, &shot(game, state, shooter, target, support)?);
    Some(SumView { target, needed: part::sum(&parts), weapon: None, support, parts })
}

/// §DW-49 §DW-161 The tests that the answers to a step would bring.
pub(crate) fn tests(game: &Demonworld, state: &State, step: Step) -> Vec<TestView> {
    match step {
        Step::Sign { troop, leader, commander } => {
            let test = |(choice, sign)| {
                let signs = obedience::signs(game, state, (troop, leader, commander), sign);
                let against = obedience::prospect(game, state, troop, signs);
                let open = signs.1 == 0;
                Some(TestView {
                    choice,
                    open,
                    ..trial(game, state, troop, (MoraleTest::Obedience, &against))?
                })
            };
            [("urge", 1), ("curb", -1)].into_iter().filter_map(test).collect()
        }
        Step::Rally { from } => {
            let due = rally::due(state, from);
            let against = Against::default();
            let test = |troop| trial(game, state, troop, (MoraleTest::Rally, &against));
            due.and_then(test)
                .map(|test| TestView { choice: "rally", ..test })
                .into_iter()
                .collect()
        }
        _ => Vec::new(),
    }
}

/// §PR-64 The test that a unit would have to pass before it touches an enemy.
pub(crate) fn charge(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    foe: TroopId,
) -> Option<TestView> {
    let (_, against) = march::fears(game, state, unit, Troops::NONE.with(foe))?;
    trial(game, state, unit, (MoraleTest::Charge, &against))
}

/// §DW-159 §DW-160 §DW-161 A test before its die falls.
fn trial(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    (test, against): (MoraleTest, &Against),
) -> Option<TestView> {
    let patient = test == MoraleTest::Obedience;
    let value = if patient {
        courage::parts_of_b(game, state, troop)?
    } else {
        courage::parts_of_a(game, state, troop)?
    };
    let parts = part::parts(&courage::terms(game, state, troop, (test, against)));
    let (needed, sum) = (part::sum(&value), part::sum(&parts));
    let passes = |face: &i8| {
        let all = face.saturating_add(sum);
        if patient { all < needed } else { *face == 6 || all >= needed }
    };
    let ways = u8::try_from((1..=6).filter(passes).count()).expect("six faces");
    Some(TestView {
        choice: "",
        troop,
        test,
        needed,
        ways,
        open: false,
        parts,
        needed_parts: value,
    })
}

/// §DW-208 How fearsome a troop is, with its items and the characters that have joined it.
pub fn fear(game: &Demonworld, state: &State, troop: TroopId) -> i8 {
    courage::fear(game, state, troop)
}

/// §PR-92 Current initiative of an element.
pub fn initiative(game: &Demonworld, state: &State, element: ElementId) -> i8 {
    blows::current(game, state, element)
}

/// §DW-79 §DW-80 §DW-81 §PR-95 Whether an element supports the blow of another at a target.
pub fn supports(
    game: &Demonworld,
    state: &State,
    helper: ElementId,
    striker: ElementId,
    target: ElementId,
) -> bool {
    blows::supports(game, state, (helper, striker), target)
}

/// §DW-201 to §DW-214 What is added to the die of a test, row by row.
pub fn test(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    test: MoraleTest,
    against: &Against,
) -> Vec<(MoraleRow, i8)> {
    courage::terms(game, state, unit, (test, against)).to_vec()
}

/// §PR-40 What a step of an element costs; nothing where it cannot go.
pub fn step(
    game: &Demonworld,
    state: &State,
    element: ElementId,
    direction: Direction,
) -> Option<u8> {
    let hex = state.element(element).hex?;
    let walker = terrain::walker(game, state, element);
    terrain::cost(game, state, walker, (hex, direction), true)
}

/// §PR-61 Whether two enemies are in contact.
pub fn touches(game: &Demonworld, state: &State, one: ElementId, two: ElementId) -> bool {
    contact::touches(game, state, one, two)
}

/// §DW-86 to §DW-91 What a shot needs, part by part; nothing out of arc, range or sight.
pub fn shot(
    game: &Demonworld,
    state: &State,
    shooter: ElementId,
    target: ElementId,
    support: u8,
) -> Option<Vec<(Addend<ShootingTerm>, i8)>> {
    let mark = volley::mark(game, state, shooter, target)?;
    let melee = volley::is_into_melee(game, state, target, mark.seen);
    let manner = if melee { volley::Manner::Melee } else { volley::Manner::Aimed(support) };
    Some(volley::terms(game, state, shooter, (target, mark), manner).to_vec())
}

/// §PR-69 What stands between two elements, each with the segments that it leaves visible.
pub fn sight(
    game: &Demonworld,
    state: &State,
    from: ElementId,
    target: ElementId,
) -> Vec<(Met, u8)> {
    sight::obstacles(game, state, from, target)
}
