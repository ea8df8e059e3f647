// Whether a table plays with values that somebody has read from a box, or only with files of somebody's own.

const BOX = 'box';

/** Whether any record of a picture says that it was read from a box. */
export function fromBox(picture: unknown): boolean {
  if (typeof picture !== 'object' || picture === null) return false;
  return Object.entries(picture).some(([key, value]) =>
    key === 'sources'
      ? Object.values(value as object).includes(BOX)
      : key === 'source'
        ? value === BOX
        : fromBox(value),
  );
}
