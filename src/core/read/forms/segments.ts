import type { Token } from '../../statement/token.ts';
import type { ValueMention } from '../../statement/value.ts';
import type { Line } from './line.ts';
import { piecesOf } from './pieces.ts';
import { within } from './within.ts';

/** A part of a sentence between commas or `and`: whom it names, and what it says of them. */
export interface Segment {
  readonly owner: readonly Token[];
  /** Words that say what the value is of; those that follow are left to say by the first or the last. */
  readonly said: readonly Token[];
  /** Words behind the value, which all share: the verb of a Korean sentence. */
  readonly tail: readonly Token[];
  readonly value: readonly Token[];
  readonly values: readonly ValueMention[];
}

function isInside(values: readonly ValueMention[], token: Token): boolean {
  return within(values, token).length > 0;
}

/** The words between commas and words for `and`, none of which stands inside of a value. */
export function partsOf(line: Line): Token[][] {
  const pieces = piecesOf(line.text, line.span, line.values);
  return pieces.flatMap((piece) => {
    const parts: Token[][] = [[]];
    for (const token of within(line.tokens, piece)) {
      const isJoiner =
        (token.relation === 'cc' || token.upos === 'CCONJ') &&
        token.inflection === undefined &&
        !isInside(line.values, token);
      if (isJoiner) parts.push([]);
      else if (token.upos !== 'PUNCT') parts.at(-1)?.push(token);
    }
    return parts.filter((part) => part.length > 0);
  });
}

function isNominal({ upos }: Token): boolean {
  return upos === 'PROPN' || upos === 'NOUN';
}

/** What stands from the first value of a part on; null where it has none. */
export function fromValue(
  line: Line,
  part: readonly Token[],
): { readonly at: number; readonly end: number; readonly values: readonly ValueMention[] } | null {
  const [first, last] = [part[0], part.at(-1)];
  if (first === undefined || last === undefined) return null;
  const values = within(line.values, { start: first.start, end: last.end });
  const at = part.findIndex((token) => isInside(values, token));
  const end = part.findLastIndex((token) => isInside(values, token)) + 1;
  return at < 0 ? null : { at, end, values };
}

const FINITE = new Set(['VBZ', 'VBP', 'VBD', 'MD']);

export function verbAt(part: readonly Token[]): number {
  return part.findIndex(({ xpos }) => FINITE.has(xpos));
}

/** `Busan 80`: a name and its value, without a verb. */
function bare(line: Line, part: readonly Token[]): Segment | null {
  const from = fromValue(line, part);
  if (from === null || verbAt(part) >= 0) return null;
  const owner = part.slice(0, from.at);
  const isNamed = owner.some(isNominal) && owner.every(({ upos }) => upos !== 'VERB' && upos !== 'ADP');
  return isNamed ? { owner, said: [], tail: [], value: part.slice(from.at), values: from.values } : null;
}

/** `Seoul has 120 units`. */
function full(line: Line, part: readonly Token[]): Segment | null {
  const from = fromValue(line, part);
  const verb = verbAt(part);
  if (from === null || verb < 1 || from.at < verb) return null;
  const owner = part.slice(0, verb);
  return owner.some(isNominal)
    ? { owner, said: part.slice(verb, from.at), tail: [], value: part.slice(from.at), values: from.values }
    : null;
}

/** A clause and names with their values behind it, as English says its verb once; null where it is not that. */
export function englishSegments(line: Line): readonly Segment[] | null {
  const [first, ...others] = partsOf(line);
  const begun = first === undefined ? null : full(line, first);
  const rest = others.map((part) => bare(line, part)).filter((segment) => segment !== null);
  return begun === null || rest.length === 0 || rest.length < others.length ? null : [begun, ...rest];
}
