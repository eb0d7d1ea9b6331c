import { exact, ONE } from '../statement/exact.ts';
import { type Draft, read } from './draft.ts';
import { unitNamed } from './unit-at.ts';

const FEET = /(\d{1,2})['’′] ?(\d{1,2})(?:["”″]|'')/y;

/** 6'2": feet and inches. */
export function feetAt(text: string, at: number): Draft | null {
  FEET.lastIndex = at;
  const found = FEET.exec(text);
  if (found === null) return null;
  const bound = { value: exact(Number(found[1]) * 12 + Number(found[2])), open: false };
  const amount = {
    low: bound,
    high: bound,
    unit: unitNamed('inch'),
    per: null,
    approximate: false,
    resolution: ONE,
  };
  return read(at, at + found[0].length, { kind: 'quantity', sort: 'cardinal', ...amount });
}
