//! §PR-23 to §PR-28 Hexes, directions, facings, zones; §PR-73 arcs.

use demonworld::grid::{Arc, Direction, Facing, Hex, Side, at, column_row, hex};

/// All hexes up to six steps away from the origin.
fn around() -> impl Iterator<Item = Hex> {
    (-6..=6)
        .flat_map(|q| (-6..=6).map(move |r| hex(q, r)))
        .filter(|one| one.distance(hex(0, 0)) <= 6)
}

/// §PR-23 Odd rows are shifted; columns and rows come back.
#[test]
fn columns_and_rows() {
    assert_eq!(at(5, 3), hex(4, 3));
    assert_eq!(at(5, 4), hex(3, 4));
    for (column, row) in [(0, 0), (33, 0), (0, 29), (33, 29), (17, 11)] {
        assert_eq!(column_row(at(column, row)), (column, row));
    }
    assert_eq!(hex(2, -5).s(), 3);
}

/// §PR-24 Six directions, clockwise from the north-east; a die points one lower.
#[test]
fn directions_and_compass() {
    let offsets = Direction::ALL.map(Direction::offset);
    let clockwise = [hex(1, -1), hex(1, 0), hex(0, 1), hex(-1, 1), hex(-1, 0), hex(0, -1)];
    assert_eq!(offsets, clockwise);
    for face in 1..=6 {
        assert_eq!(Direction::of_die(face), Direction(face - 1));
    }
    assert_eq!(Direction(5).turned(1), Direction(0));
    assert_eq!(Direction(1).opposite(), Direction(4));
}

/// §FR-3 The distance is the number of sides crossed; neighbours are at one.
#[test]
fn distance() {
    assert_eq!(hex(0, 0).distance(hex(3, -5)), 5);
    assert_eq!(hex(-2, 4).distance(hex(1, 1)), 3);
    assert_eq!(hex(-2, -1).distance(hex(2, 3)), 8);
    assert!(hex(4, 4).neighbours().all(|one| one.distance(hex(4, 4)) == 1));
}

/// §PR-25 Offsets turn by sixths both ways; six turns change nothing.
#[test]
fn rotation() {
    assert_eq!(hex(2, -1).clockwise(1), hex(1, 1));
    assert_eq!(hex(2, -1).counter_clockwise(1), hex(1, -2));
    for one in around() {
        assert_eq!(one.clockwise(1), hex(-one.r, one.q + one.r));
        assert_eq!(one.counter_clockwise(1), hex(one.q + one.r, -one.q));
        assert_eq!(one.clockwise(6), one);
    }
    assert_eq!(Facing(5).turned(1), Facing(0));
    assert_eq!(Facing(0).turned(-1), Facing(5));
    assert_eq!(Facing(1).apart(Facing(5)), 2);
}

/// §PR-26 §PR-5 The six zones of every facing.
#[test]
fn zones() {
    // Front left, front right, right flank, rear right, rear left, left flank.
    let expected = [
        [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)],
        [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)],
        [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)],
        [(0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0)],
        [(-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0), (0, 1)],
        [(-1, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1)],
    ];
    for (facing, zones) in Facing::ALL.into_iter().zip(expected) {
        let [front_left, front_right] = facing.front();
        let [left_flank, right_flank] = facing.flanks();
        let [rear_left, rear_right] = facing.rear();
        let read = [front_left, front_right, right_flank, rear_right, rear_left, left_flank];
        assert_eq!(read.map(Direction::offset), zones.map(|(q, r)| hex(q, r)), "{facing:?}");
    }
}

/// §PR-27 Two directions are front, two flank, two rear, whatever the facing.
#[test]
fn side_of_an_attack() {
    use Side::{Flank, Front, Rear};
    let north = Direction::ALL.map(|direction| Facing(0).side(direction));
    assert_eq!(north, [Front, Flank, Rear, Rear, Flank, Front]);
    for facing in Facing::ALL {
        let sixths = i8::try_from(facing.0).expect("a facing");
        let turned = Direction::ALL.map(|direction| facing.side(direction.turned(sixths)));
        assert_eq!(turned, north, "{facing:?}");
    }
}

/// §PR-28 In its own view every element has its front in the north.
#[test]
fn own_frame() {
    let offset = hex(3, 2) - hex(2, 3);
    assert_eq!(offset.framed(Facing(1)), hex(0, -1));
    for facing in Facing::ALL {
        assert_eq!(facing.front_left().offset().framed(facing), hex(0, -1));
        assert_eq!(facing.front_right().offset().framed(facing), hex(1, -1));
    }
}

/// §PR-73 At distance n a narrow arc holds n + 1 hexes, half the plane 3n + 1, all round 6n.
#[test]
fn size_of_arcs() {
    for facing in Facing::ALL {
        for distance in 1..=6_u8 {
            let count = |arc: Arc| {
                let ring = around().filter(|one| one.distance(hex(0, 0)) == distance);
                ring.filter(|one| arc.holds(hex(0, 0), facing, *one)).count()
            };
            let n = usize::from(distance);
            assert_eq!(count(Arc::Narrow), n + 1);
            assert_eq!(count(Arc::LeftHalf), 3 * n + 1);
            assert_eq!(count(Arc::ForwardHalf), 3 * n + 1);
            assert_eq!(count(Arc::AllRound), 6 * n);
        }
        assert!(!Arc::AllRound.holds(hex(2, 2), facing, hex(2, 2)), "nobody aims at himself");
    }
}

/// §PR-73 Riders look to the left, dragon riders ahead.
#[test]
fn where_arcs_lie() {
    let seen = |arc: Arc| {
        let holds = |direction: &Direction| arc.holds(hex(0, 0), Facing(0), direction.offset());
        Direction::ALL.into_iter().filter(holds).collect::<Vec<_>>()
    };
    assert_eq!(seen(Arc::Narrow), [Direction(0), Direction(5)]);
    assert_eq!(seen(Arc::LeftHalf), [Direction(0), Direction(3), Direction(4), Direction(5)]);
    assert_eq!(seen(Arc::ForwardHalf), [Direction(0), Direction(1), Direction(4), Direction(5)]);
}
