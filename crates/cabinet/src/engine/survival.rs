//! The last line of defence behind `sound`: a written position that was taken and cannot be played
//! after all ends neither the conversation nor the process.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use kernel::Digest;
use serde_json::Value;

use super::request::Request;
use super::{Engine, Fields};
use crate::Refusal;
use crate::refusal::short;

impl Engine {
    /// Obeys; a panic over a written position becomes a refusal that names the position, and
    /// everything is as it was. What happens anywhere else is not caught, and the panic tells its
    /// place on standard error as ever: it is a fault to be mended in the game's `sound`.
    pub(super) fn obey_or_survive(&mut self, request: &Request) -> Result<Fields, Refusal> {
        let opened = (request.command == "position").then(|| request.get("state")).flatten();
        let seated = self.seating.as_ref().filter(|seating| seating.written);
        let given = opened.cloned().or_else(|| seated.map(|seating| seating.table.state()));
        let Some(position) = given else { return self.obey(request) };
        let before = seated.map(super::Seating::copy);
        // Whatever was half changed is put back: the seating is a copy from before.
        let obeyed = catch_unwind(AssertUnwindSafe(|| self.obey(request)));
        obeyed.unwrap_or_else(|panic| {
            if before.is_some() {
                self.seating = before;
            }
            Err(self.unplayable(&position, request.command, &*panic))
        })
    }

    fn unplayable(&self, position: &Value, command: &str, panic: &(dyn Any + Send)) -> Refusal {
        let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
        let text = text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default();
        let name = Digest::of(position.to_string().as_bytes()).to_string();
        let args = [("command", command), ("position", &*name), ("problem", &*short(&text))];
        let refusal = Refusal::new(&self.voice, "position-unplayable", &args);
        refusal.with("position", name.clone()).with("problem", short(&text)).at("state")
    }
}
