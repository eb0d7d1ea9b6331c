import { madeOnceFor } from '../../language/made-once.ts';
import { folded } from '../../language/fold-text.ts';
import { DECLARATIVE, JOINING } from '../../lexicon/repetition-words.ts';
import type { ClauseWords } from '../../lexicon/clause-words.ts';
import type { ReadSentence } from '../../read/read-text.ts';
import type { Token } from '../../statement/token.ts';
import type { ValueMention } from '../../statement/value.ts';
import { measured } from '../facts/dimension.ts';
import { englishMarks, isSilent } from './english-marks.ts';
import { endingOf, koreanMarks, mergedKorean } from './korean-marks.ts';
import { isSign, type Place, placesOf, type Unit } from './unit.ts';

export function small(text: string): string {
  return folded(text).toLowerCase();
}

export function isIn({ reach }: ValueMention, { start, end }: Token): boolean {
  return reach.start < end && start < reach.end;
}

/** What the last word of a value says beside it: 월 of 3월에. */
function restOf({ value, end }: ValueMention, { lemma, form, inflection, start }: Token): string {
  if (inflection === undefined || value?.kind === 'code') return '';
  const stem = inflection.kind === 'noun' ? lemma : form;
  return stem.slice(Math.max(0, end - start));
}

interface Cut {
  readonly from: number;
  readonly to: number;
  readonly value: ValueMention | null;
}

/** The words of a sentence, those of a value together. */
function cuts(tokens: readonly Token[], values: readonly ValueMention[]): Cut[] {
  const found: Cut[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const value = token === undefined ? undefined : values.find((one) => isIn(one, token));
    if (value === undefined) {
      found.push({ from: at, to: at + 1, value: null });
      continue;
    }
    let to = at + 1;
    for (let next = tokens[to]; next !== undefined && isIn(value, next); next = tokens[to]) to += 1;
    found.push({ from: at, to, value });
    at = to - 1;
  }
  return found;
}

/** One for all that only say, one for all that a next clause stands beside. */
function plainEnding(ending: string): string {
  if (DECLARATIVE.has(ending)) return '다';
  return JOINING.has(ending) ? '고' : ending;
}

function unitOf(
  { from, to, value }: Cut,
  tokens: readonly Token[],
  place: Place,
  words: ClauseWords,
): Unit[] {
  const [first, token] = [tokens[from], tokens[to - 1]];
  if (
    first === undefined ||
    token === undefined ||
    (value === null && (isSign(token) || isSilent(tokens, from)))
  )
    return [];
  const isKorean = token.inflection !== undefined;
  const marks = isKorean
    ? { ...koreanMarks(token, value), form: small(token.form) }
    : englishMarks(tokens, to - 1, words);
  const ending = endingOf(token);
  return [
    {
      token,
      first,
      from,
      to,
      span: { start: first.start, end: token.end },
      form: marks.form === null ? null : small(marks.form),
      lemma: small(token.lemma),
      value,
      rest: value === null ? '' : restOf(value, token),
      marks: marks.marks,
      ending: plainEnding(ending),
      negative: marks.negative,
      ...place,
    },
  ];
}

/** A time that is said by words alone (next year) is words. */
function isFigured({ value, unread, written }: ValueMention): boolean {
  return value !== null || unread !== 'relative' || /\d/u.test(written);
}

const unitsIn = madeOnceFor((words: ClauseWords) =>
  madeOnceFor((values: readonly ValueMention[]) =>
    madeOnceFor((tokens: readonly Token[]): readonly Unit[] => {
      const places = placesOf(tokens, isSilent);
      const found = cuts(tokens, measured(values).filter(isFigured)).flatMap((cut) =>
        unitOf(cut, tokens, places[cut.from] ?? { comma: false, stop: false, depth: 0 }, words),
      );
      return tokens.some(({ inflection }) => inflection !== undefined) ? mergedKorean(found) : found;
    }),
  ),
);

/** The words and values of a sentence, in order; what says nothing by itself is left out. */
export function unitsOf({ tokens, values }: ReadSentence, words: ClauseWords): readonly Unit[] {
  return unitsIn(words)(values)(tokens);
}
