import { readFileSync } from 'node:fs';
import { z } from 'zod';

const Table = z.object({ units: z.array(z.object({ name: z.string(), unit: z.string() })) });
const FILE = new URL('../../cases/bounds/repeated-units.json', import.meta.url);

export type Unit = z.infer<typeof Table>['units'][number];

/** Short texts that cost much where they are repeated. */
export const { units: UNITS } = Table.parse(JSON.parse(readFileSync(FILE, 'utf8')));

export function repeated(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length));
}

const isHalf = ({ unit }: Unit): boolean => /\p{Surrogate}/u.test(unit);

/** Half a character is malformed input: every face refuses it. */
export const HALVES = UNITS.filter(isHalf);
const WHOLE = UNITS.filter((one) => !isHalf(one));

/** The share of the units that the place `at` of `places` tries: all units over all places. */
export function shareOf(at: number, places: number): readonly Unit[] {
  return WHOLE.filter((_, index) => index % places === at);
}
