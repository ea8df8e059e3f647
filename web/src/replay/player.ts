// Walking through a record: which step comes next.

export const clamp = (step: number, steps: number): number => Math.max(0, Math.min(steps, step));

/** The step a key leads to, or `null` where the key means nothing here. */
export function stepByKey(key: string, shift: boolean, at: number, steps: number): number | null {
  const by = shift ? 5 : 1;
  switch (key) {
    case 'ArrowLeft':
      return clamp(at - by, steps);
    case 'ArrowRight':
      return clamp(at + by, steps);
    case 'Home':
      return 0;
    case 'End':
      return steps;
    default:
      return null;
  }
}

/** The first step of the page of a hundred that holds a step. */
export const pageOf = (step: number): number => Math.floor(step / 100) * 100;
