import { expect, it } from 'vitest';
import { sentence } from './heard';

it('says a reason as a sentence', () => {
  expect(sentence('this element sees nobody')).toBe('This element sees nobody.');
  expect(sentence('Choose again.')).toBe('Choose again.');
  expect(sentence('')).toBe('');
});
