import { describe, expect, it } from 'vitest';
import { waitAfter } from '../house/socket';
import { clamp, pageOf, stepByKey } from './player';

describe('the replay', () => {
  it('steps by keys and stays within the record', () => {
    expect(stepByKey('ArrowRight', false, 3, 10)).toBe(4);
    expect(stepByKey('ArrowLeft', true, 3, 10)).toBe(0);
    expect(stepByKey('ArrowRight', true, 8, 10)).toBe(10);
    expect(stepByKey('Home', false, 3, 10)).toBe(0);
    expect(stepByKey('End', false, 3, 10)).toBe(10);
    expect(stepByKey('x', false, 3, 10)).toBeNull();
    expect(clamp(-1, 5)).toBe(0);
    expect(pageOf(250)).toBe(200);
  });
});

describe('reconnecting', () => {
  it('waits longer after each failure, up to a bound', () => {
    expect([1, 2, 3].map(waitAfter)).toEqual([400, 800, 1600]);
    expect(waitAfter(50)).toBe(10_000);
  });
});
