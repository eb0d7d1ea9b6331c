import { doKoreanMarksExclude, findKoreanMarks, type KoreanMark } from '../../../language/korean-marks.ts';
import { contentIn, type KoreanBeside, shareAmong } from './beside.ts';
import { type KoreanValue, neighbours } from './neighbour.ts';

const AGREED = 0.65;

/** Marks of the claim for which the sentence has another of the family, each with that. */
export function otherMarks(beside: KoreanBeside): (readonly [KoreanValue, KoreanValue])[] {
  const said = findKoreanMarks(beside.said);
  const there = said.length === 0 ? [] : findKoreanMarks(beside.there);
  if (there.length === 0) return [];
  const families = new Set(said.map(({ family }) => family));
  return [...families].flatMap((family) => {
    const own = said.filter((mark) => mark.family === family);
    const theirs = there.filter((mark) => mark.family === family);
    const other = own.flatMap((mark) => otherThan(beside, mark, theirs, said));
    return other.length > 0 ? other : neighbours(beside, own.map(valueOf), theirs.map(valueOf));
  });
}

function valueOf({ value, start, end }: KoreanMark): KoreanValue {
  return { key: value, start, end };
}

function otherThan(
  beside: KoreanBeside,
  mark: KoreanMark,
  theirs: readonly KoreanMark[],
  said: readonly KoreanMark[],
): (readonly [KoreanValue, KoreanValue])[] {
  const [actual] = theirs;
  if (actual === undefined || !theirs.every((other) => doKoreanMarksExclude(mark, other))) return [];
  const rest = contentIn(beside.claim, 0, { start: 0, end: beside.said.length }).filter((term) =>
    said.every(({ start, end }) => term.end <= start || term.start >= end),
  );
  return shareAmong(rest, beside.terms) < AGREED ? [] : [[valueOf(mark), valueOf(actual)]];
}
