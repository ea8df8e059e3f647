//! What was taken back is still told: by the game that went back, and by one that never was there.

use cabinet::{Dice, Strike, Table, Tale, Voice, game};
use kernel::{Seat, Turn, Viewer};
use serde_json::Value;

const VIEWERS: [Viewer; 3] = [Viewer::Seat(Seat(0)), Viewer::Spectator, Viewer::Referee];

fn told(tale: &dyn Tale, steps: std::ops::Range<usize>, voice: &Voice) -> Vec<Vec<Value>> {
    let through = |viewer| steps.clone().flat_map(move |step| tale.told(step, viewer, voice));
    VIEWERS.map(|viewer| through(viewer).collect()).into()
}

/// Plays on; the actions are chosen by a number, so that no two courses are alike.
fn play(table: &mut dyn Table, steps: usize, mut number: usize, dice: &mut Dice, voice: &Voice) {
    for _ in 0..steps {
        let Turn::To(seats) = table.turn() else { return };
        let seat = seats.iter().next().expect("somebody is to act");
        let legal = table.legal(seat, voice).expect("a seat of the table").actions;
        number = number * 31 + 7;
        let action = &legal[number % legal.len()].action;
        table.act(seat, action, dice, voice).expect("it is listed");
    }
}

#[test]
fn what_was_taken_back_is_told_as_it_was() {
    for slug in ["dicke-daemonen", "summon-demons", "demons", "dungeon-lords", "demonworld"] {
        let entry = game(slug).unwrap();
        let voice = Voice::new(&entry.info(), "en", &[]).unwrap();
        let mut dice = Dice::from_text("struck");
        let mut table = entry.open(&Value::Null, None, &mut dice, &voice).unwrap();
        play(&mut *table, 12, 1, &mut dice, &voice);
        let (mut strikes, mut before, mut tales) = (Vec::new(), Vec::new(), Vec::new());
        // Deeper, less deep and deeper again, twice from the same place, and some of what stands.
        for (steps, then) in [(9, 3), (10, 1), (4, 6), (9, 0), (7, 4), (7, 2)] {
            let gone = steps + 1..table.steps() + 1;
            before.push(
                VIEWERS.map(|viewer| {
                    table.told(gone.clone(), viewer, &voice).expect("they are known")
                }),
            );
            let lines = gone.clone().filter_map(|step| table.line(step)).collect::<Value>();
            strikes.push(Strike { steps, lines: lines.to_string() });
            let struck = table.go_back(steps).expect("it is recorded");
            tales.push((struck, gone));
            assert_eq!(table.steps(), steps);
            play(&mut *table, then, steps * 5 + then, &mut dice, &voice);
        }
        let replay = table.save(&voice).unwrap();
        let again = entry.load(&replay, None, &voice).expect("what stands is a record");
        assert_eq!(again.digest(), table.digest(), "{slug}");
        let anew = again.struck(&strikes);
        assert_eq!(anew.len(), strikes.len(), "{slug}");
        for (number, ((tale, gone), anew)) in tales.iter().zip(&anew).enumerate() {
            let whole = before[number].to_vec();
            assert_eq!(told(&**tale, gone.clone(), &voice), whole, "{slug} {number}");
            assert_eq!(told(&**anew, gone.clone(), &voice), whole, "{slug} {number}");
        }
        // A secret answer tells nothing; of so many steps some do.
        let any = before.iter().flatten().any(|told| !told.is_empty());
        assert!(any, "{slug}");
        let elsewhere = Strike { steps: 99, lines: "[]".to_owned() };
        assert!(again.struck(&[elsewhere]).is_empty(), "{slug}: it does not lead here");
    }
}
