/** One place of a grid that can be pointed at. */
export interface GridCell {
  id: string;
  /** Its outline on the sheet. */
  path: string;
  /** What is there, in words. */
  label: string;
  allowed?: boolean;
  chosen?: boolean;
  /** Something stands there, so that Ctrl with an arrow stops. */
  occupied?: boolean;
}
