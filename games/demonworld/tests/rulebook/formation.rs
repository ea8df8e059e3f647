//! Formations and bases of several hexes.

use demonworld::Content;
use demonworld::content::{Card, TurnMode, Zone};
use demonworld::formation::{self, Shape};
use demonworld::grid::{Facing, Hex, Place, Side, hex};
use demonworld::ids::Base;
use demonworld::large::{self, Cone, Quarter, Shift, Turn};

fn card(id: &str) -> Card {
    let content = Content::load(None).expect("the shipped content is sound");
    content.cards.iter().find(|card| card.id == id).expect("a card").clone()
}

/// Elements looking north.
fn north(hexes: &[(i16, i16)]) -> Vec<Place> {
    hexes.iter().map(|&(q, r)| Place::new(hex(q, r), Facing(0))).collect()
}

/// Ranks by depth and half hexes, looking north and then turned as one.
fn ranks(list: &[(i16, &[i16])], turns: u8) -> Vec<Place> {
    let one = |depth: i16, x: i16| hex((x - depth) / 2, depth).clockwise(turns);
    list.iter()
        .flat_map(|(depth, row)| {
            row.iter().map(move |x| Place::new(one(*depth, *x), Facing(turns)))
        })
        .collect()
}

/// §PR-29 Depth grows to the rear, neighbours in a rank are two half hexes apart, whatever way
/// the unit faces.
#[test]
fn ranks_follow_the_facing() {
    for turns in 0..6 {
        let line = ranks(&[(0, &[0, 2, 4, 6]), (1, &[1, 3, 5, 7])], turns);
        assert_eq!(formation::shape(&line, &card("E01"), 0), Shape::Line);
        assert_eq!(formation::front_width(&line), 4);
    }
    let mut mixed = ranks(&[(0, &[0, 2, 4, 6])], 0);
    mixed[3].facing = Facing(1);
    assert_eq!(formation::shape(&mixed, &card("E01"), 0), Shape::Disorganised);
}

/// §PR-30 Four and four, six and two with gaps are lines; three and five, four and two and two
/// are not.
#[test]
fn full_ranks_and_a_loose_last_one() {
    let shape = |list: &[(i16, &[i16])]| formation::shape(&ranks(list, 0), &card("O02"), 0);
    assert_eq!(shape(&[(0, &[0, 2, 4, 6]), (1, &[1, 3, 5, 7])]), Shape::Line);
    assert_eq!(shape(&[(0, &[0, 2, 4, 6, 8, 10]), (1, &[1, 7])]), Shape::Line);
    assert_eq!(shape(&[(0, &[0, 2, 4]), (1, &[-1, 1, 3, 5, 7])]), Shape::Disorganised);
    let three = [(0, &[0, 2, 4, 6][..]), (1, &[1, 3]), (2, &[0, 2])];
    assert_eq!(shape(&three), Shape::Disorganised);
    // The last rank may stick out by half a hex on either side, not by more.
    assert_eq!(shape(&[(0, &[0, 2, 4, 6]), (1, &[-1, 7])]), Shape::Line);
    assert_eq!(shape(&[(0, &[0, 2, 4, 6]), (1, &[-3, 1])]), Shape::Disorganised);
    // A single rank has no gap.
    assert_eq!(shape(&[(0, &[0, 2, 4, 6])]), Shape::Line);
    assert_eq!(shape(&[(0, &[0, 2, 4, 8])]), Shape::Disorganised);
}

/// §PR-30 A full rank begins half a hex beside the one before.
#[test]
fn ranks_are_shifted_by_half_a_hex() {
    let shifted = |first: i16| {
        let second = [first, first + 2, first + 4, first + 6];
        let third = [first + 1, first + 3];
        let list = [(0, &[0, 2, 4, 6][..]), (1, &second[..]), (2, &third[..])];
        formation::shape(&ranks(&list, 0), &card("O02"), 0)
    };
    assert_eq!(shifted(1), Shape::Line);
    assert_eq!(shifted(-1), Shape::Line);
    assert_eq!(shifted(3), Shape::Disorganised);
}

/// §PR-31 One behind the other, curved or not; the head is the lowest number that works.
#[test]
fn a_column() {
    let straight = north(&[(0, 0), (0, 1), (-1, 2), (-1, 3)]);
    assert_eq!(formation::shape(&straight, &card("O02"), 0), Shape::Column);
    assert_eq!(formation::column(&straight), Some(vec![0, 1, 2, 3]));
    let curved = [
        Place::new(hex(1, 0), Facing(2)),
        Place::new(hex(0, 0), Facing(1)),
        Place::new(hex(0, 1), Facing(0)),
        Place::new(hex(-1, 2), Facing(0)),
    ];
    assert_eq!(formation::shape(&curved, &card("O02"), 0), Shape::Column);
    let mut broken = curved;
    broken[3].facing = Facing(3);
    assert_eq!(formation::shape(&broken, &card("O02"), 0), Shape::Disorganised);
    // A ring could begin anywhere.
    let ring = [
        Place::new(hex(0, 0), Facing(1)),
        Place::new(hex(1, 0), Facing(3)),
        Place::new(hex(0, 1), Facing(0)),
    ];
    assert_eq!(formation::column(&ring).map(|order| order[0]), Some(0));
}

/// §PR-32 Three elements or fewer are small and organised, whatever they form.
#[test]
fn a_small_unit() {
    let scattered = north(&[(0, 0), (5, 0), (0, 5)]);
    let shape = formation::shape(&scattered, &card("O02"), 0);
    assert_eq!(shape, Shape::Small);
    assert!(shape.is_organised());
    assert!(!Shape::Square.is_organised() && !Shape::Disorganised.is_organised());
    // A shape that is not on the card gives nothing.
    let wedge = ranks(&[(0, &[0]), (1, &[-1, 1]), (2, &[-2, 0, 2])], 0);
    assert_eq!(formation::shape(&wedge, &card("O02"), 0), Shape::Disorganised);
}

/// §PR-33 §DW-264 One, two, three, then up to four; six at least, one arm only.
#[test]
fn a_wedge() {
    let six = [(0, &[0][..]), (1, &[-1, 1]), (2, &[-2, 0, 2])];
    let shape = |list: &[(i16, &[i16])]| formation::shape(&ranks(list, 2), &card("E02"), 0);
    assert_eq!(shape(&six), Shape::Wedge);
    assert_eq!(shape(&six[..2]), Shape::Small);
    assert_eq!(shape(&[(0, &[0]), (1, &[-1, 1]), (2, &[-2, 2])]), Shape::Disorganised);
    let eight = [six[0], six[1], six[2], (3, &[-3, 1][..])];
    assert_eq!(shape(&eight), Shape::Wedge);
    let wide = [six[0], six[1], six[2], (3, &[-5, 1][..])];
    assert_eq!(shape(&wide), Shape::Disorganised);
    let eleven = [six[0], six[1], six[2], (3, &[-3, -1, 1, 3][..]), (4, &[0][..])];
    assert_eq!(shape(&eleven), Shape::Wedge);
    let hole = [six[0], six[1], six[2], (3, &[-3, -1, 1][..]), (4, &[0][..])];
    assert_eq!(shape(&hole), Shape::Disorganised);
    let point = formation::point(&ranks(&six, 0));
    assert_eq!(point, Some(0));
    // A character on foot spoils the wedge of riders.
    let places = ranks(&six, 0);
    assert_eq!(formation::shape(&places, &card("E03"), 0), Shape::Wedge);
    assert_eq!(formation::shape(&places, &card("E03"), 1), Shape::Disorganised);
    assert_eq!(formation::shape(&places, &card("E02"), 1), Shape::Wedge);
}

/// §PR-34 §DW-267 §DW-268 Two ranks with gaps, the rear rank behind them.
#[test]
fn a_skirmish_formation() {
    let shape = |list: &[(i16, &[i16])]| formation::shape(&ranks(list, 3), &card("O01"), 0);
    assert_eq!(shape(&[(0, &[0, 4, 8]), (2, &[2, 6])]), Shape::Skirmish);
    assert!(Shape::Skirmish.is_organised());
    assert_eq!(shape(&[(0, &[0, 4, 8]), (2, &[2, 6, 10])]), Shape::Skirmish);
    assert_eq!(shape(&[(0, &[0, 4, 8]), (2, &[-2, 2, 6])]), Shape::Skirmish);
    assert_eq!(shape(&[(0, &[0, 4, 8]), (2, &[-2, 2])]), Shape::Disorganised);
    assert_eq!(shape(&[(0, &[0, 4, 10]), (2, &[2, 6])]), Shape::Disorganised);
    assert_eq!(shape(&[(0, &[0, 4]), (2, &[2, 6, 10])]), Shape::Disorganised);
    assert_eq!(shape(&[(0, &[0, 4]), (2, &[2, 6])]), Shape::Disorganised);
    let near = ranks(&[(0, &[0, 4, 8]), (1, &[1, 5])], 0);
    assert!(!formation::is_skirmish(&near));
}

/// §PR-35 §DW-271 §DW-272 A crowd that faces one way, everybody beside two others, in one piece.
#[test]
fn a_horde() {
    let trolls = card("O05");
    let block = ranks(&[(0, &[0, 2, 4, 6, 8]), (1, &[1, 3, 5, 7, 9])], 4);
    assert_eq!(formation::shape(&block, &trolls, 0), Shape::Horde);
    let rank = ranks(&[(0, &[0, 2, 4, 6, 8])], 0);
    assert_eq!(formation::shape(&rank, &trolls, 0), Shape::Disorganised);
    let triangles = north(&[(0, 0), (1, 0), (0, 1), (5, 0), (6, 0), (5, 1)]);
    assert_eq!(formation::shape(&triangles, &trolls, 0), Shape::Disorganised);
    let mut turned = block;
    turned[0].facing = Facing(1);
    assert_eq!(formation::shape(&turned, &trolls, 0), Shape::Disorganised);
}

/// Six around a hex, fronts outward.
fn ring() -> Vec<Place> {
    // The element in direction n looks at the corners n and n + 1.
    (0..6).map(|n| Place::new(hex(0, 0).step(demonworld::grid::Direction(n)), Facing(n))).collect()
}

/// §PR-36 §DW-260 §DW-261 A ring of six with all facings, fronts outward.
#[test]
fn a_square() {
    let foot = card("E01");
    assert_eq!(formation::shape(&ring(), &foot, 0), Shape::Square);
    assert_eq!(formation::enclosed(&ring()), [hex(0, 0)]);
    let mut inward = ring();
    inward[2].facing = Facing(5);
    assert_eq!(formation::shape(&inward, &foot, 0), Shape::Disorganised);
    let mut five = ring();
    five[1].facing = Facing(2);
    assert_eq!(formation::shape(&five, &foot, 0), Shape::Disorganised);
    let open = &ring()[..5];
    assert_eq!(formation::shape(open, &foot, 0), Shape::Disorganised);
    // A character stands inside, not in the ring.
    let mut guarded = ring();
    guarded.push(Place::new(hex(0, 0), Facing(0)));
    assert_eq!(formation::shape(&guarded, &foot, 1), Shape::Square);
    assert!(!formation::is_square(&ring(), 1));
    assert_eq!(formation::shape(&ring(), &card("L06"), 0), Shape::Disorganised);
}

/// §PR-38 Neighbours are linked; in skirmish formation two hexes still are.
#[test]
fn groups() {
    let loose = ranks(&[(0, &[0, 4, 8]), (2, &[2, 6])], 0);
    assert_eq!(formation::groups(&loose, Shape::Skirmish).len(), 1);
    assert_eq!(formation::groups(&loose, Shape::Disorganised).len(), 5);
    let two = north(&[(0, 0), (5, 5), (1, 0), (6, 5)]);
    assert_eq!(formation::groups(&two, Shape::Disorganised), [vec![0, 2], vec![1, 3]]);
}

fn at(q: i16, r: i16, facing: u8) -> Place {
    Place::new(hex(q, r), Facing(facing))
}

fn covered(base: Base, place: Place) -> Vec<Hex> {
    large::hexes(base, place.hex, place.facing).collect()
}

/// §PR-53 What the bases cover, looking north and turned.
#[test]
fn bases() {
    let giant = [hex(0, 0), hex(-1, 1), hex(0, 1)];
    assert_eq!(covered(Base::Giant, at(0, 0, 0)), giant);
    assert_eq!(covered(Base::Gun, at(0, 0, 0)), giant);
    let dragon = [hex(0, 0), hex(-1, 1), hex(0, 1), hex(-1, 2)];
    assert_eq!(covered(Base::Dragon, at(0, 0, 0)), dragon);
    assert_eq!(covered(Base::GreatGun, at(0, 0, 0)), dragon);
    assert_eq!(covered(Base::Chariot, at(0, 0, 0)), [hex(0, 0), hex(1, 0), hex(0, 1)]);
    assert_eq!(covered(Base::Standard, at(3, 4, 5)), [hex(3, 4)]);
    assert_eq!(covered(Base::Giant, at(0, 0, 3)), [hex(0, 0), hex(1, -1), hex(0, -1)]);
}

/// §PR-54 Quarters around the bases, and the side that an attack comes from.
#[test]
fn quarters() {
    let giant = |q, r| large::quarter(Base::Giant, at(0, 0, 0), hex(q, r));
    assert_eq!(giant(1, 1), Some(Quarter::FlankRight));
    assert_eq!(giant(-1, 2), Some(Quarter::Rear));
    assert_eq!(giant(-1, 0), Some(Quarter::FrontLeft));
    assert_eq!(giant(2, 2), None);
    let chariot = |q, r| large::quarter(Base::Chariot, at(0, 0, 0), hex(q, r));
    assert_eq!(chariot(1, 1), Some(Quarter::BackRight));
    assert_eq!(chariot(2, 0), Some(Quarter::FlankRight));
    assert_eq!(chariot(0, 2), Some(Quarter::Rear));
    assert_eq!(chariot(1, -1), Some(Quarter::FrontalMiddle));
    let dragon = |q, r| large::side(Base::Dragon, at(0, 0, 0), hex(q, r));
    assert_eq!(dragon(-2, 2), Side::Flank);
    assert_eq!(dragon(-1, 3), Side::Rear);
    assert_eq!(dragon(1, 0), Side::Front);
    for base in [Base::Gun, Base::GreatGun] {
        assert_eq!(large::side(base, at(0, 0, 0), hex(-1, 2)), Side::Front);
    }
    // Every hex that touches a base has its quarter, whatever its facing.
    for base in [Base::Giant, Base::Dragon, Base::Chariot] {
        for facing in 0..6 {
            let place = at(7, 7, facing);
            let own = covered(base, place);
            let mut near: Vec<Hex> = own.iter().flat_map(|hex| hex.neighbours()).collect();
            near.retain(|hex| !own.contains(hex));
            near.sort_unstable();
            near.dedup();
            let mut around: Vec<Hex> =
                large::surroundings(base, place).map(|(hex, _)| hex).collect();
            around.sort_unstable();
            assert_eq!(near, around);
        }
    }
}

/// §PR-55 §DW-139 to §DW-141 Directions of a step.
#[test]
fn strides() {
    let moved = hex(0, 0).step(Shift::ForwardRight.direction(Facing(0)));
    assert_eq!(moved, hex(1, -1));
    assert_eq!(
        covered(Base::Giant, Place::new(moved, Facing(0))),
        [hex(1, -1), hex(0, 0), hex(1, 0)]
    );
    let directions = Shift::ALL.map(|shift| shift.direction(Facing(0)).0);
    assert_eq!(directions, [5, 0, 4, 1, 3, 2]);
}

fn turn(pivot: u8, sixths: i8, mode: TurnMode) -> Turn {
    Turn { pivot, sixths, mode }
}

/// §PR-56 §DW-144 A giant turns right about its right hex, or on the spot.
#[test]
fn a_giant_turns() {
    let place = at(0, 0, 0);
    let right = large::turned(Base::Giant, place, turn(2, 1, TurnMode::Forward));
    assert_eq!(right, at(1, 0, 1));
    assert_eq!(covered(Base::Giant, right), [hex(1, 0), hex(0, 0), hex(0, 1)]);
    for (sixths, front) in [(2, hex(0, 1)), (-2, hex(-1, 1))] {
        let spun = large::turned(Base::Giant, place, turn(0, sixths, TurnMode::Spot));
        assert_eq!(spun.hex, front);
        let (mut old, mut new) = (covered(Base::Giant, place), covered(Base::Giant, spun));
        old.sort_unstable();
        new.sort_unstable();
        assert_eq!(old, new);
    }
    assert_eq!(large::turns(Base::Giant).len(), 8);
    // §DW-144 A small gun has no turn about its front hex.
    assert!(large::turns(Base::Gun).iter().all(|one| one.mode == TurnMode::Spot || one.pivot > 0));
}

/// §PR-56 §DW-145 §DW-146 A dragon turns about a middle hex, a chariot forwards only.
#[test]
fn a_dragon_and_a_chariot_turn() {
    let right = large::turned(Base::Dragon, at(0, 0, 0), turn(2, 1, TurnMode::Forward));
    assert_eq!(right, at(1, 0, 1));
    assert_eq!(covered(Base::Dragon, right), [hex(1, 0), hex(0, 0), hex(0, 1), hex(-1, 1)]);
    for base in [Base::Dragon, Base::GreatGun] {
        assert!(large::turns(base).iter().all(|one| one.mode != TurnMode::Spot));
    }
    let left = large::turned(Base::Chariot, at(0, 0, 0), turn(0, -1, TurnMode::Forward));
    assert_eq!(left, at(0, 0, 5));
    assert_eq!(covered(Base::Chariot, left), [hex(0, 0), hex(1, -1), hex(1, 0)]);
    assert!(large::turns(Base::Chariot).iter().all(|one| one.mode == TurnMode::Forward));
}

/// §PR-56 Every turn keeps its pivot among the covered hexes, and the content knows its mode.
#[test]
fn every_turn_keeps_its_pivot() {
    let content = Content::load(None).expect("the shipped content is sound");
    for base in [Base::Giant, Base::Dragon, Base::Chariot, Base::Gun, Base::GreatGun] {
        let listed = &content.tables.large(base).expect("a large base").turns;
        for facing in 0..6 {
            let place = at(3, 4, facing);
            for one in large::turns(base) {
                assert!(listed.contains(&one.mode));
                let after = covered(base, large::turned(base, place, *one));
                assert!(after.contains(&covered(base, place)[usize::from(one.pivot)]));
            }
        }
    }
}

/// §PR-100 What the weapons of giants, dragons and chariots reach.
#[test]
fn reach_of_large_weapons() {
    let reached = |base: Base, zone: Zone| -> Vec<Hex> {
        let mut list: Vec<Hex> = large::surroundings(base, at(0, 0, 0))
            .filter(|(_, quarter)| large::reaches(zone, *quarter))
            .map(|(hex, _)| hex)
            .collect();
        list.sort_unstable();
        list
    };
    assert_eq!(reached(Base::Giant, Zone::GiantFrontal), [hex(0, -1), hex(1, -1)]);
    assert_eq!(reached(Base::Dragon, Zone::DragonFrontal), [hex(0, -1), hex(1, -1)]);
    assert_eq!(reached(Base::Dragon, Zone::DragonLeftFront), [hex(-1, 0), hex(0, -1)]);
    let tail = [hex(-2, 2), hex(-2, 3), hex(-1, 3), hex(0, 2)];
    assert_eq!(reached(Base::Dragon, Zone::DragonRearOrBackFlank), tail);
    let left = [hex(-2, 1), hex(-1, 0), hex(0, -1)];
    assert_eq!(reached(Base::Giant, Zone::GiantLeft), left);
    let crew = [hex(-1, 1), hex(-1, 2), hex(0, 2), hex(1, 1)];
    assert_eq!(reached(Base::Chariot, Zone::ChariotCrew), crew);
}

/// §PR-79 Three cones of nine hexes, sharing their borders.
#[test]
fn cones() {
    for facing in 0..6 {
        let nose = at(10, 10, facing);
        let held = |cone: Cone| -> Vec<Hex> {
            let all = (0..21).flat_map(|q| (0..21).map(move |r| hex(q, r)));
            all.filter(|hex| cone.holds(nose, 3, *hex)).collect()
        };
        for cone in Cone::ALL {
            assert_eq!(held(cone).len(), 9);
        }
    }
    let nose = at(0, 0, 0);
    assert!(Cone::FrontLeft.holds(nose, 3, hex(0, -2)) && Cone::Front.holds(nose, 3, hex(0, -2)));
    assert!(
        Cone::FrontLeft.holds(nose, 3, hex(-1, -1)) && Cone::FrontLeft.holds(nose, 3, hex(-3, 0))
    );
    assert!(!Cone::FrontLeft.holds(nose, 3, hex(1, -1)) && !Cone::Front.holds(nose, 3, hex(0, -4)));
}
