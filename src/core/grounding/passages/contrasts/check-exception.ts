import type { Span } from '../../../../contract/span.ts';
import type { CheckedText } from '../difference.ts';
import { allPlaces, type Beside, heldAt, meetsAt, placeOf, placesIn, saidIn } from './beside.ts';

const EXCEPT =
  /\b(?:except(?: for)?|apart from|aside from|other than|with the exception of|excluding|save for|but not)\b/iu;
/** Where what is excepted ends: a mark, or a word that begins what is said. */
const STOP =
  /[,;:.]|\b(?:must|need|may|can|shall|will|should|has|have|is|are|was|were|do|does|who|which|that)\b/iu;
const ALL = /\b(?:all|every|each|everyone|everybody|everything|any)\b/iu;
const DENIED =
  /\b(?:not|no|never|none|nobody|cannot|without|exempt|exclud|except|only|instead|unless|apart|other than)|n't\b|\bbut\b/iu;
const AGREED = 0.7;

interface Exception {
  /** Of the text of the sentence: all that is said of what is excepted. */
  readonly range: Span;
  readonly word: string;
  /** The first place of what is excepted. */
  readonly place: number;
}

/** GR27, GR28: the clause says of what is excepted what its sentence says of all others, or says of all what holds with an exception. */
export function checkException(beside: Beside): CheckedText[] {
  if (!EXCEPT.test(beside.there)) return [];
  const exception = exceptionOf(beside);
  if (exception === null || (/^but/iu.test(exception.word) && !ALL.test(beside.there))) return [];
  if (DENIED.test(beside.said) || DENIED.test(outside(beside, exception))) return [];
  const { range, place } = exception;
  const inside = new Set(placesIn(beside, range));
  const main = allPlaces(beside).filter((at) => !inside.has(at));
  const named = saidIn(beside).find((item) => meetsAt(beside, item, place));
  const rest = saidIn(beside).filter(
    (item) =>
      ![...inside].some((at) => meetsAt(beside, item, at)) || main.some((at) => meetsAt(beside, item, at)),
  );
  const { share, count } = heldAt(
    beside,
    rest.filter((item) => !ALSO.test(item.term.surface)),
    main,
  );
  if (share < AGREED || count === 0 || (named === undefined && count < 2)) return [];
  const actual = beside.there.slice(range.start, range.end).trim();
  if (named !== undefined && isSaidOfNamed(beside, inside, main)) {
    const { start, end, surface } = named.term;
    return [
      {
        rule: 'GR27',
        outcome: 'contradicted',
        place: { start, end },
        reading: surface,
        actual,
        code: 'NEGATION_MISMATCH',
      },
    ];
  }
  const all = ALL.exec(beside.said);
  if (all === null) return [];
  const span = { start: all.index, end: all.index + all[0].length };
  return [
    {
      rule: 'GR28',
      outcome: 'not_found',
      place: placeOf(beside, span),
      reading: all[0],
      actual,
      code: 'STRENGTH_MISMATCH',
    },
  ];
}

const ALSO = /^(?:includ|too|also|well)/iu;

/** Nothing of the clause is what the sentence says of the exception alone. */
function isSaidOfNamed(beside: Beside, inside: ReadonlySet<number>, main: readonly number[]): boolean {
  const said = saidIn(beside).filter(
    (item) =>
      [...inside].some((at) => meetsAt(beside, item, at)) && !main.some((at) => meetsAt(beside, item, at)),
  );
  return said.every((item) => item.term.kind !== 'number') && said.length <= 2;
}

function exceptionOf(beside: Beside): Exception | null {
  const found = EXCEPT.exec(beside.there);
  if (found === null) return null;
  const from = found.index + found[0].length;
  const rest = beside.there.slice(from);
  const stop = rest.search(STOP);
  const end = stop < 0 ? beside.there.length : from + stop;
  const isRelative = /^,? (?:which|who|that)\b/iu.test(beside.there.slice(end));
  const far = isRelative ? beside.there.length : end;
  const [place] = placesIn(beside, { start: from, end });
  return place === undefined ? null : { range: { start: found.index, end: far }, word: found[0], place };
}

function outside({ there }: Beside, { range }: Exception): string {
  return `${there.slice(0, range.start)} ${there.slice(range.end)}`;
}
