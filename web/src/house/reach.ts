// The address under which other devices come here.

import { host } from './api';

/** Names that a computer has for itself, and that lead nowhere from another one. */
const OWN = /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

export const isOwn = (name: string): boolean => OWN.test(name);

/** Where other devices find this server; empty if only its own computer does. */
export async function reached(): Promise<string> {
  if (!isOwn(location.hostname)) return location.origin;
  return host().then(
    (found) => found.addresses[0] ?? '',
    () => '',
  );
}
