//! §DD-43 to §DD-49 Alone: predict the leaders in order.

use crate::color::Color;
use crate::options::SoloTies;

/// §DD-46 §DD-47 The winning score, or nothing if the game is lost (§DD-48, §A-23).
///
/// §A-22 Predicted colors take the ranks from the first on; §A-42 a color without points ranks
/// like any other.
pub fn score(ties: SoloTies, predicted: &[Color], points: &[u16; 5]) -> Option<u32> {
    let of = |color: &Color| points[color.index()];
    let last = predicted.last().map(of)?;
    let in_order = predicted.windows(2).all(|pair| match ties {
        SoloTies::Friendly => of(&pair[0]) >= of(&pair[1]),
        SoloTies::StrictPredicted | SoloTies::Strict => of(&pair[0]) > of(&pair[1]),
    });
    let ahead = Color::ALL.iter().filter(|color| !predicted.contains(color)).all(|color| {
        match ties {
            // §DD-49 §A-21 Another color may draw level with the last predicted one.
            SoloTies::Friendly | SoloTies::StrictPredicted => last >= of(color),
            SoloTies::Strict => last > of(color),
        }
    });
    let weighted =
        predicted.iter().zip([3, 2, 1]).map(|(color, weight)| weight * u32::from(of(color)));
    (in_order && ahead).then(|| weighted.sum())
}
