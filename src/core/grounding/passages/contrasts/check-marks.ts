import { areExclusive, findMarks, type Mark } from '../../../language/english-marks.ts';
import type { CheckedText } from '../difference.ts';
import { allPlaces, type Beside, heldAt, placeOf, saidOutside } from './beside.ts';
import { checkNeighbour } from './check-neighbour.ts';

const AGREED = 0.7;

/** GR25: how often, on which day, in which part of a year, at which end: the sentence has another of the same family. */
export function checkMarks(beside: Beside): CheckedText[] {
  const said = findMarks(beside.said);
  if (said.length === 0) return [];
  const there = findMarks(beside.there);
  if (there.length === 0) return [];
  const families = new Set(said.map(({ family }) => family));
  return [...families].flatMap((family) => {
    const own = said.filter((mark) => mark.family === family);
    const theirs = there.filter((mark) => mark.family === family);
    const other = own.flatMap((mark) => otherThan(beside, mark, theirs, said));
    return other.length > 0 ? other : elsewhere(beside, own, theirs);
  });
}

function otherThan(
  beside: Beside,
  mark: Mark,
  theirs: readonly Mark[],
  said: readonly Mark[],
): CheckedText[] {
  const [actual] = theirs;
  if (actual === undefined || !theirs.every((other) => areExclusive(mark, other))) return [];
  const { share, count } = heldAt(beside, saidOutside(beside, said), allPlaces(beside));
  if (share < AGREED || count === 0) return [];
  return [
    {
      rule: 'GR25',
      outcome: 'contradicted',
      place: placeOf(beside, mark),
      reading: beside.said.slice(mark.start, mark.end),
      actual: beside.there.slice(actual.start, actual.end),
      code: 'TERM_MISMATCH',
    },
  ];
}

function elsewhere(beside: Beside, own: readonly Mark[], theirs: readonly Mark[]): CheckedText[] {
  const worded = (text: string) => (mark: Mark) => ({ ...mark, text: text.slice(mark.start, mark.end) });
  return checkNeighbour(
    beside,
    own.map(worded(beside.said)),
    theirs.map(worded(beside.there)),
    (one, other) => one.value === other.value,
    'TERM_MISMATCH',
  );
}
