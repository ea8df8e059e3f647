//! Snapshots: a record goes on from one, and one that is not its own is never believed.

use cabinet::{Dice, Table, Voice};
use kernel::replay::Snapshot;
use kernel::{Seat, Viewer};
use serde_json::{Value, json};

use crate::toy::TOYS;

fn voice() -> Voice {
    Voice::new(&TOYS[0].info(), "en", &[]).expect("the toy speaks")
}

/// A table with its snapshots after each of four steps, the set-up first.
fn played() -> (Box<dyn Table>, Vec<Snapshot>) {
    let (voice, mut dice) = (voice(), Dice::from_text("s").with([0, 2, 2, 3]));
    let mut table = TOYS[0].open(&Value::Null, None, &mut dice, &voice).expect("it opens");
    let mut snapshots = vec![table.snapshot().expect("it is recorded")];
    for (seat, action) in [(0, "%"), (1, "%"), (0, "T1"), (0, "T2")] {
        table.act(Seat(seat), &json!(action), &mut dice, &voice).expect("it is allowed");
        snapshots.push(table.snapshot().expect("it is recorded"));
    }
    (table, snapshots)
}

fn resumed(replay: &Value, snapshot: &Snapshot) -> Option<Box<dyn Table>> {
    TOYS[0].resume(replay, None, snapshot, &voice())
}

#[test]
fn a_record_goes_on_from_any_of_its_snapshots_with_its_whole_past() {
    let (table, snapshots) = played();
    let voice = voice();
    let replay = table.save(&voice).unwrap();
    let told = |table: &dyn Table| table.told(0..9, Viewer::Referee, &voice).unwrap();
    for snapshot in &snapshots {
        let mut again = resumed(&replay, snapshot).expect("its own snapshot");
        assert_eq!((again.steps(), again.digest()), (4, table.digest()), "{snapshot:?}");
        assert_eq!(again.save(&voice).unwrap(), replay);
        let mut dice = Dice::from_text("later").with([5]);
        again.act(Seat(0), &json!("%"), &mut dice, &voice).expect("it is allowed");
        let whole = told(&*again);
        assert_eq!(whole[..whole.len() - 1], told(&*table));
        assert_eq!(whole.last().unwrap()["die"], 5);
        assert!(!again.may_take_back(Seat(0)));
        let later = again.save(&voice).unwrap();
        assert!(TOYS[0].verify(&later, None, &voice).is_ok());
        assert_eq!(resumed(&later, snapshot).unwrap().digest(), again.digest());
    }
    let mut again = resumed(&replay, &snapshots[4]).unwrap();
    again.take_back(Seat(0), &voice).unwrap();
    assert_eq!((again.steps(), again.snapshot().as_ref()), (3, Some(&snapshots[3])));
}

#[test]
fn a_snapshot_that_is_not_a_state_of_the_record_is_not_believed() {
    let (table, snapshots) = played();
    let replay = table.save(&voice()).unwrap();
    let believed = |replay: &Value, snapshot: &Snapshot| resumed(replay, snapshot).is_some();
    for (steps, snapshot) in snapshots.iter().enumerate() {
        for place in 0..snapshot.state.len() {
            let mut bad = snapshot.clone();
            bad.state[place] ^= 1;
            assert!(!believed(&replay, &bad), "byte {place} after {steps} steps");
        }
        let longer = [&snapshot.state[..], &[0]].concat();
        let shorter = snapshot.state[..snapshot.state.len() - 1].to_vec();
        for state in [longer, shorter, Vec::new()] {
            assert!(!believed(&replay, &Snapshot { steps, state }));
        }
        for other in (0..9).filter(|&other| other != steps) {
            let state = snapshot.state.clone();
            assert!(!believed(&replay, &Snapshot { steps: other, state }), "{steps} as {other}");
        }
    }
    let mut elsewhere = replay.clone();
    elsewhere["rules_version"] = json!(7);
    assert!(!believed(&elsewhere, &snapshots[4]), "another version of the rules");
    let mut elsewhere = replay.clone();
    elsewhere["content"] = json!("0".repeat(64));
    assert!(!believed(&elsewhere, &snapshots[4]), "other content");
    let mut edited = replay.clone();
    edited["steps"][3]["action"]["count"] = json!(1);
    assert!(!believed(&edited, &snapshots[4]), "another action before it");
    assert!(!believed(&edited, &snapshots[2]), "another action after it");
    let mut shorter = replay.clone();
    shorter["steps"].as_array_mut().unwrap().pop();
    assert!(!believed(&shorter, &snapshots[2]), "a record cut short");
}
