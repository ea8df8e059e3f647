// Whose dungeon is enlarged.

class Shown {
  seat = $state<number | null>(null);
}

export const shown = new Shown();
