import { closeSync, openSync } from 'node:fs';
import { devNull } from 'node:os';

/** What a starting Postgres opens at a time, and more. */
const ENOUGH = 16;

/** Why a start failed that does not say why, where it is for want of files that may be open; null otherwise. */
export function wantOfFiles(): unknown {
  const held: number[] = [];
  try {
    while (held.length < ENOUGH) held.push(openSync(devNull, 'r'));
    return null;
  } catch (error) {
    return error;
  } finally {
    for (const file of held) closeSync(file);
  }
}
