import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { systemIds } from '../../../src/adapters/system/ids.ts';

const ULID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/u;
/** Letters of chance in an id; its others are the time. */
const CHANCE = 16;
/** Chance is fetched for 16 ids at once: many times over. */
const MANY = 600;

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

function idsOf(times: number, next: () => void): string[] {
  const ids = systemIds();
  return Array.from({ length: times }, () => {
    next();
    return ids.next();
  });
}

it('ST19 an id is a ULID, greater than the one before, within a millisecond too', () => {
  const ids = idsOf(MANY, () => undefined);
  expect(ids.filter((id) => !ULID.test(id))).toEqual([]);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(MANY);
});

it('ST19 its chance is fetched anew for each millisecond, also where a block of it ends', () => {
  const ids = idsOf(MANY, () => void vi.advanceTimersByTime(1));
  expect(ids.toSorted()).toEqual(ids);
  const chances = ids.map((id) => id.slice(-CHANCE));
  expect(new Set(chances).size).toBe(MANY);
  const letters = Array.from(
    { length: CHANCE },
    (_, at) => new Set(chances.map((one) => one.charAt(at))).size,
  );
  // all 32 letters stand at each place: one is missing once in 370,000 runs
  expect(letters).toEqual(letters.map(() => 32));
});

it('ST19 two processes in one millisecond share no id', () => {
  const [one, other] = [idsOf(MANY, () => undefined), idsOf(MANY, () => undefined)];
  expect(new Set([...one, ...other]).size).toBe(2 * MANY);
});
