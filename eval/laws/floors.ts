import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { groupBy } from '../group-by.ts';
import type { LawCount } from './hold-laws.ts';

const FILE = new URL('floors.json', import.meta.url);

/** Per cent of the cases of one change in one language that must hold its law. */
const Floors = z.record(z.string(), z.number());
export type Floors = z.infer<typeof Floors>;

/** With fewer cases a share says little. */
const FEWEST = 15;
/** Points under what was measured. */
const ROOM = 3;

/** The share of each change and language, in per cent, where it has cases enough. */
export function sharesOf(counts: readonly LawCount[]): Floors {
  const groups = groupBy(counts, ({ name, language }) => `${name}, ${language}`);
  const shares = [...groups].flatMap(([key, some]) => {
    const cases = some.reduce((sum, one) => sum + one.cases, 0);
    const held = some.reduce((sum, one) => sum + one.held, 0);
    return cases < FEWEST ? [] : [[key, (100 * held) / cases] as const];
  });
  return Object.fromEntries(shares);
}

/** The floors after a run: higher where it allows, never lower. */
export function raised(floors: Floors, shares: Floors): Floors {
  const keys = [...new Set([...Object.keys(floors), ...Object.keys(shares)])].sort();
  const of = (key: string): number => Math.max(floors[key] ?? 0, Math.floor((shares[key] ?? 0) - ROOM));
  return Object.fromEntries(keys.map((key) => [key, of(key)]));
}

/** The changes whose share lies under its floor. */
export function underFloor(floors: Floors, shares: Floors): string[] {
  return Object.entries(shares)
    .filter(([key, share]) => share < (floors[key] ?? 0))
    .map(([key, share]) => `${key}: ${share.toFixed(1)} % under ${floors[key]} %`);
}

export function readFloors(): Floors {
  return Floors.parse(JSON.parse(readFileSync(FILE, 'utf8')));
}

export function writeFloors(floors: Floors): void {
  writeFileSync(FILE, `${JSON.stringify(floors, null, 2)}\n`);
}
