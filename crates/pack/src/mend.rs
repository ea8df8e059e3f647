//! Reading on after a fault: the shipped value stands in for a faulty one.

use toml::{Table, Value};

use crate::Complaint;
use crate::path::{Step, found};

/// Puts right what was complained of at a path, as far as the shipped file tells how.
pub(crate) fn mend(
    table: &mut Table,
    shipped: &Table,
    path: &[Step],
    complaint: &Complaint,
) -> bool {
    if let Complaint::NoField { .. } = complaint {
        let Some((Step::Key(key), above)) = path.split_last() else { return false };
        return table_at(table, above).is_some_and(|table| table.remove(key).is_some());
    }
    let twin = twin(&Value::Table(table.clone()), &Value::Table(shipped.clone()), path);
    twin.is_some_and(|value| put(table, path, value))
}

/// What the shipped file has in this place: in the row of the same id, in the row of the same
/// number, or else in any row that has it.
fn twin(own: &Value, shipped: &Value, path: &[Step]) -> Option<Value> {
    let Some((first, rest)) = path.split_first() else { return Some(shipped.clone()) };
    match first {
        Step::Key(key) => {
            let nothing = Value::Table(Table::new());
            twin(own.get(key.as_str()).unwrap_or(&nothing), shipped.get(key.as_str())?, rest)
        }
        Step::Row(index) => {
            let row = own.get(*index)?;
            let rows = shipped.as_array()?;
            let same =
                rows.iter().filter(|one| row.get("id").is_some_and(|id| one.get("id") == Some(id)));
            let mut all = same.chain(rows.get(*index)).chain(rows);
            all.find_map(|shipped| twin(row, shipped, rest))
        }
    }
}

fn put(table: &mut Table, path: &[Step], value: Value) -> bool {
    let Some((last, above)) = path.split_last() else { return false };
    match last {
        Step::Key(key) => {
            let into = table_at(table, above);
            into.map(|table| table.insert(key.clone(), value)).is_some()
        }
        Step::Row(index) => {
            let into = value_at(table, above).and_then(|list| list.get_mut(*index));
            into.map(|row| *row = value).is_some()
        }
    }
}

fn table_at<'a>(table: &'a mut Table, path: &[Step]) -> Option<&'a mut Table> {
    if path.is_empty() { Some(table) } else { value_at(table, path)?.as_table_mut() }
}

fn value_at<'a>(table: &'a mut Table, path: &[Step]) -> Option<&'a mut Value> {
    found(table, path)?;
    let (Step::Key(first), rest) = path.split_first()? else { return None };
    rest.iter().try_fold(table.get_mut(first)?, |value, step| match step {
        Step::Key(key) => value.get_mut(key.as_str()),
        Step::Row(index) => value.get_mut(*index),
    })
}
