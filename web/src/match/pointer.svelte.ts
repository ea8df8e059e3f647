// What the pointer or the focus is on, kept as it was given, so that it can be compared with what is listed.

import type { Hover } from '../games/client';
import type { Part } from '../games/narrow';
import type { Legal } from '../protocol';

export class Pointer implements Hover {
  part = $state.raw<Part | null>(null);
  action = $state.raw<Legal | null>(null);
}
