import { statSync } from 'node:fs';

/** False only where nothing is at a path; what may not be looked at may be there. */
export function mayBeThere(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return true;
  }
}
