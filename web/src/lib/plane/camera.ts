// Where a sheet lies under its window: pure arithmetic of panning and zooming.

export type Spot = readonly [number, number];

/** The window's size in pixels. */
export interface Frame {
  width: number;
  height: number;
}

/** Pixels per unit of the sheet, and where the sheet's origin lies in the window. */
export interface Camera {
  scale: number;
  x: number;
  y: number;
}

/** The scale at which the whole sheet is seen. */
export const fitting = (sheet: Frame, frame: Frame): number =>
  Math.min(frame.width / sheet.width, frame.height / sheet.height) || 1;

/** The whole sheet in the middle of the window. */
export function whole(sheet: Frame, frame: Frame): Camera {
  return held({ scale: fitting(sheet, frame), x: 0, y: 0 }, sheet, frame);
}

/**
 * How far an edge of an enlarged sheet comes into the window: corners must get clear of the buttons over
 * them.
 */
const SLACK = 56;

/** Keeps the sheet from being pushed out of the window; what is smaller is centred. */
export function held(camera: Camera, sheet: Frame, frame: Frame): Camera {
  const axis = (at: number, length: number, window: number): number => {
    const drawn = length * camera.scale;
    return drawn <= window ? (window - drawn) / 2 : Math.min(SLACK, Math.max(window - drawn - SLACK, at));
  };
  return {
    scale: camera.scale,
    x: axis(camera.x, sheet.width, frame.width),
    y: axis(camera.y, sheet.height, frame.height),
  };
}

/** Another scale, with the point of the sheet under `at` staying where it is. */
export function zoomed(camera: Camera, scale: number, at: Spot): Camera {
  const ratio = scale / camera.scale;
  return { scale, x: at[0] - (at[0] - camera.x) * ratio, y: at[1] - (at[1] - camera.y) * ratio };
}

export const moved = (camera: Camera, by: Spot): Camera => ({
  ...camera,
  x: camera.x + by[0],
  y: camera.y + by[1],
});

/** The point of the sheet under a point of the window. */
export const under = (camera: Camera, at: Spot): Spot => [
  (at[0] - camera.x) / camera.scale,
  (at[1] - camera.y) / camera.scale,
];

/** A point of the sheet in the middle of the window. */
export function centred(at: Spot, scale: number, frame: Frame): Camera {
  return { scale, x: frame.width / 2 - at[0] * scale, y: frame.height / 2 - at[1] * scale };
}

/** The smallest move after which a point of the sheet is at least `margin` pixels inside. */
export function showing(camera: Camera, at: Spot, frame: Frame, margin: number): Camera {
  const axis = (from: number, value: number, window: number): number => {
    const room = Math.min(margin, window / 2);
    const drawn = value * camera.scale + from;
    if (drawn < room) return from + room - drawn;
    return drawn > window - room ? from + window - room - drawn : from;
  };
  return {
    scale: camera.scale,
    x: axis(camera.x, at[0], frame.width),
    y: axis(camera.y, at[1], frame.height),
  };
}

/** The factor that keeps a label between two sizes on screen, given its size at scale one. */
export function counterScale(scale: number, size: number, least = 11, most = 18): number {
  const drawn = size * scale;
  return Math.max(least, Math.min(most, drawn)) / drawn;
}
