// Whose units a phone shows as a sheet, and where the unit stands that was picked from it.

class Shown {
  seat = $state<number | null>(null);
  hex = $state<number | null>(null);
}

export const shown = new Shown();
