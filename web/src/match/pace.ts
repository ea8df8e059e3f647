// One position after the other: what came up in one stays in sight before the next one is shown.

/**
 * How fast one step of a telling may follow the other, and for how many milliseconds it stands at the plain
 * speed.
 */
export const SPEEDS = [1, 2, 4] as const;
export const STEP_TIME = 900;

/** So many wait at most; an onlooker who is further behind is brought up at once. */
const MOST = 30;

export class Pace<T> {
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `show` shows one and says for how many milliseconds it wants to be seen. */
  constructor(readonly show: (one: T) => number) {}

  take(one: T): void {
    this.#waiting.push(one);
    if (this.#waiting.length > MOST) this.hurry();
    else this.#go();
  }

  /** Everything that waits is shown at once. */
  hurry(): void {
    const waiting = this.#waiting;
    this.drop();
    for (const one of waiting) this.show(one);
  }

  /** What waits is not shown at all. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #go(): void {
    while (this.#timer === undefined) {
      const next = this.#waiting.shift();
      if (next === undefined) return;
      const wanted = this.show(next);
      if (wanted <= 0) continue;
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#go();
      }, wanted);
    }
  }
}
