import { expect, it } from 'vitest';
import { isOwn } from './reach';

it('knows the names that a computer has for itself alone', () => {
  for (const own of [
    'localhost',
    'pandemonium.localhost',
    '127.0.0.1',
    '127.1.2.3',
    '0.0.0.0',
    '[::1]',
    '[::]',
  ])
    expect(isOwn(own), own).toBe(true);
  for (const other of [
    '192.168.1.20',
    'play.example.org',
    '127.example.org',
    'localhost.example.org',
    '[fe80::1]',
  ])
    expect(isOwn(other), other).toBe(false);
});
