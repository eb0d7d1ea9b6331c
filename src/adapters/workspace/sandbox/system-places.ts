import { lstatSync, readlinkSync, realpathSync } from 'node:fs';
import type { Place } from './root.ts';

/** Programs and libraries of the system, which its administrator alone can write. */
const SYSTEM = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32', '/nix/store', '/gnu/store'];

function placeAt(path: string): Place[] {
  try {
    if (lstatSync(path).isSymbolicLink()) return [{ kind: 'link', to: readlinkSync(path), at: path }];
    return [{ kind: 'read', from: realpathSync(path), at: path }];
  } catch {
    return [];
  }
}

/** Places of the machine that every command may read. */
export function systemPlaces(): Place[] {
  return SYSTEM.flatMap(placeAt);
}
