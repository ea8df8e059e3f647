// What is open over the felt on this device: one card enlarged, or the row of a rival.

class Shown {
  card = $state<string | null>(null);
  seat = $state<number | null>(null);
}

export const shown = new Shown();
