//! Saved games: checked and told.

use std::io::{self, Write};

use cabinet::Table;
use kernel::{Turn, Viewer};
use serde_json::Value;

use crate::args::{Record, Replay};
use crate::files::{read_json, read_optional_pack, read_record, shown};
use crate::problem::refused;
use crate::sentences::Sentences;

/// Verifies a saved game, or tells it.
pub(crate) fn run(which: &Replay, sentences: &Sentences) -> anyhow::Result<()> {
    match which {
        Replay::Verify(record) => verify(record, sentences),
        Replay::Show(record) => show(record, sentences),
    }
}

fn load(
    record: &Record,
    sentences: &Sentences,
) -> anyhow::Result<(Box<dyn Table>, cabinet::Voice)> {
    let (entry, replay) = read_record(&record.file, sentences)?;
    let pack = read_optional_pack(record.content.as_ref(), sentences)?;
    let voice = sentences.voice(entry)?;
    let table = entry.load(&replay, pack.as_ref(), &voice);
    Ok((table.map_err(|refusal| refused(&refusal))?, voice))
}

fn verify(record: &Record, sentences: &Sentences) -> anyhow::Result<()> {
    let (table, voice) = load(record, sentences)?;
    let mut out = io::stdout().lock();
    let steps = sentences.count("steps", table.steps());
    let args = [("file", &*shown(&record.file)), ("steps", &*steps)];
    writeln!(out, "{}", sentences.say("verified", &args))?;
    let file = read_json(&record.file, sentences)?;
    let pack = read_optional_pack(record.content.as_ref(), sentences)?;
    let entry = sentences.game(table.info().slug)?;
    match server::fair::verify_file(entry, &file, pack.as_ref(), &voice) {
        Ok(None) => {}
        Ok(Some(checked)) => {
            if checked.derived > 0 || checked.typed == 0 {
                writeln!(out, "{}", sentences.count("dice-fair", checked.derived as usize))?;
            }
            if checked.typed > 0 {
                writeln!(out, "{}", sentences.count("dice-typed", checked.typed as usize))?;
            }
            let id = if checked.scheme == 1 { "dice-told" } else { "dice-promised" };
            writeln!(out, "{}", sentences.say(id, &[("round", &*checked.round.to_string())]))?;
        }
        Err(problem) => {
            let args = [("file", &*shown(&record.file)), ("problem", &*problem)];
            return Err(sentences.problem("dice-broken", &args));
        }
    }
    Ok(())
}

fn show(record: &Record, sentences: &Sentences) -> anyhow::Result<()> {
    let (table, voice) = load(record, sentences)?;
    let mut out = io::stdout().lock();
    writeln!(out, "{} · {}", table.info().slug, table.options())?;
    for step in 0..=table.steps() {
        let events = table.told(step..step + 1, Viewer::Referee, &voice);
        let events = events.map_err(|refusal| refused(&refusal))?;
        let number = if step == 0 { String::new() } else { step.to_string() };
        for (index, line) in lines(&events).iter().enumerate() {
            let number = if index == 0 { &*number } else { "" };
            writeln!(out, "{number:>5}  {line}")?;
        }
    }
    let text = table.text(Viewer::Referee, &voice);
    writeln!(out, "\n{}", text.map_err(|refusal| refused(&refusal))?)?;
    if let Turn::Over(outcome) = table.turn() {
        crate::play::standings(&mut out, &outcome, sentences)?;
    }
    Ok(())
}

/// The sentences of events; equal ones that follow one another are one line with their number.
pub(crate) fn lines(events: &[Value]) -> Vec<String> {
    let mut folded: Vec<(String, usize)> = Vec::new();
    for line in events.iter().map(sentence) {
        match folded.last_mut() {
            Some((last, times)) if *last == line => *times += 1,
            _ => folded.push((line, 1)),
        }
    }
    let counted = folded.into_iter().map(|(line, times)| match times {
        1 => line,
        more => format!("{line} ×{more}"),
    });
    counted.collect()
}

/// The sentence of an event with its paragraph.
fn sentence(event: &Value) -> String {
    let text = event["text"].as_str().unwrap_or_default();
    match event["rule"].as_str() {
        Some(rule) => format!("{text} (§{rule})"),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn equal_lines_that_follow_one_another_are_folded() {
        let dealt = json!({"text": "Tide is dealt a hidden demon.", "rule": "SD-34"});
        let begins = json!({"text": "Ember begins."});
        let told = lines(&[dealt.clone(), dealt.clone(), dealt.clone(), begins, dealt]);
        let line = "Tide is dealt a hidden demon. (§SD-34)";
        assert_eq!(told, [&format!("{line} ×3"), "Ember begins.", line]);
        assert!(lines(&[]).is_empty());
    }
}
