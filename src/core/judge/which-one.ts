import { madeOnceFor } from '../language/made-once.ts';
import { CUT_PARTICLES, LABELLING } from '../lexicon/korean-marks.ts';
import type { ReadSentence } from '../read/read-text.ts';
import type { Token } from '../statement/token.ts';
import type { ValueMention } from '../statement/value.ts';
import { measured } from './facts/dimension.ts';
import type { Said } from './held.ts';
import { LOOKED_BACK } from './in-place.ts';
import type { ReadPlace } from './judged.ts';
import type { Means } from './means.ts';

/** Which one of its kind a phrase speaks of: 3 of `Room 3`, A of `플랜 A`, 2 of `2층`. */
interface Label {
  readonly kind: string;
  readonly which: string;
  readonly start: number;
  readonly end: number;
}

const KOREAN_LABEL = /^([A-Z][A-Z\d-]*|\d+(?:\.\d+)*)(\p{Script=Hangul}*)$/u;
const LETTER = /^[A-HJ-Z]$/u;
const ENGLISH_NUMBER = /^[A-Z]*-?\d[\p{L}\d.-]*$/u;
const ORDINAL = /^제?(\d+)(\p{Script=Hangul}+)$/u;
const NOUNS: ReadonlySet<string> = new Set(['NOUN', 'PROPN']);

/** The counter that a Korean word begins with: 층 of 층의. */
function counterOf(word: string): string | undefined {
  return LABELLING.find((one) => word.startsWith(one) && isParticle(word.slice(one.length)));
}

function isParticle(rest: string): boolean {
  return rest === '' || CUT_PARTICLES.has(rest);
}

function koreanLabel(token: Token, before: Token | undefined): Omit<Label, 'start' | 'end'> | null {
  const [, number, word = ''] = ORDINAL.exec(token.form) ?? [];
  const counter = counterOf(word);
  if (number !== undefined && counter !== undefined) return { kind: counter, which: number };
  const [, which, rest = ''] = KOREAN_LABEL.exec(token.form) ?? [];
  const isBare =
    before !== undefined && (before.inflection?.particles.length ?? 1) === 0 && before.upos !== 'PUNCT';
  return which !== undefined && isBare && isParticle(rest) ? { kind: before.form, which } : null;
}

function isTimed(token: Token, values: readonly ValueMention[]): boolean {
  return values.some(
    ({ value, reach }) =>
      reach.start <= token.start &&
      token.end <= reach.end &&
      !(value?.kind === 'quantity' && value.unit === null) &&
      value?.kind !== 'name' &&
      value?.kind !== 'code',
  );
}

/** Room 3, Plan B; three rooms and `5 members` count. */
function englishLabel(at: number, { tokens, values }: ReadSentence): Omit<Label, 'start' | 'end'> | null {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (before === undefined || token === undefined) return null;
  const isCount = next?.xpos === 'NNS' && before.upos !== 'PROPN';
  const isNumber = ENGLISH_NUMBER.test(token.form) && NOUNS.has(before.upos) && !isCount;
  const isLetter = LETTER.test(token.form) && /^\p{L}+$/u.test(before.form);
  if (!(isNumber || isLetter) || isTimed(token, values)) return null;
  return { kind: before.form.toLowerCase(), which: token.form.toLowerCase() };
}

/** The first room, the second floor. */
function ordinalLabels({ tokens, values }: ReadSentence): readonly Label[] {
  return values.flatMap(({ value, start, end, written }) => {
    const noun = tokens.find((token) => token.start >= end);
    const isOrdinal = value?.kind === 'quantity' && value.sort === 'ordinal';
    if (!isOrdinal || noun?.inflection !== undefined || noun?.upos !== 'NOUN') return [];
    return { kind: noun.lemma.toLowerCase(), which: written.toLowerCase(), start, end: noun.end };
  });
}

const labelsOf = madeOnceFor((sentence: ReadSentence): readonly Label[] => {
  const { tokens } = sentence;
  const found = tokens.flatMap((token, at) => {
    const label =
      token.inflection === undefined ? englishLabel(at, sentence) : koreanLabel(token, tokens[at - 1]);
    return label === null ? [] : { ...label, start: token.start, end: token.end };
  });
  return [...found, ...ordinalLabels(sentence)].sort((a, b) => a.start - b.start);
});

/** The amounts and times of a sentence that are no labels themselves. */
function amountsIn(sentence: ReadSentence): readonly ValueMention[] {
  const labels = labelsOf(sentence);
  return measured(sentence.values).filter(
    ({ start, end }) => !labels.some((one) => one.start < end && start < one.end),
  );
}

/** A value that the claim says, or null for the whole of it, and the sentence that has it. */
interface Found {
  readonly value: ValueMention | null;
  readonly at: number;
}

/** The last label of a kind before a place: of the sentence, else of the nearest before it. */
function labelBefore(kind: string, place: number, at: number, said: readonly Said[]): Label | undefined {
  for (let one = at; one >= Math.max(0, at - LOOKED_BACK); one -= 1) {
    const sentence = said[one]?.sentence;
    if (sentence === undefined || said[one]?.place.passage !== said[at]?.place.passage) return undefined;
    const found = labelsOf(sentence).findLast(
      (label) => label.kind === kind && (one < at || label.end <= place),
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether what a sentence says of a value may be of the one that the claim speaks of. */
function mayBe(label: Label, value: ValueMention | null, at: number, said: readonly Said[]): boolean {
  const sentence = said[at]?.sentence;
  if (sentence === undefined) return true;
  const own = labelsOf(sentence).filter(({ kind }) => kind === label.kind);
  if (value === null && own.length > 0) return own.some(({ which }) => which === label.which);
  if (own.length > 0 && own.every(({ which }) => which === label.which)) return true;
  const before = labelBefore(label.kind, value?.start ?? 0, at, said);
  return before === undefined ? own.length === 0 : before.which === label.which;
}

/**
 * JD118: the claim speaks of one of several that a number or letter tells apart (`Room 3`, `플랜 A`, `2층`), and these
 * sentences say it of another one: the last one that is named before the value.
 */
export function isOfAnotherOne(
  claim: ReadSentence,
  places: ReadonlySet<ReadPlace>,
  said: readonly Said[],
  { compare }: Means,
): boolean {
  const labels = labelsOf(claim);
  if (labels.length === 0) return false;
  const amounts = amountsIn(claim);
  const saying = [...said.keys()].filter((at) => {
    const place = said[at]?.place;
    return place !== undefined && places.has(place);
  });
  const isAnother = (label: Label, found: readonly Found[]): boolean =>
    found.length > 0 && !found.some(({ value, at }) => mayBe(label, value, at, said));
  return labels.some((label) => {
    if (amounts.length === 0)
      return isAnother(
        label,
        saying.map((at) => ({ value: null, at })),
      );
    return amounts.some(({ value }) => {
      const isSame = (other: ValueMention): boolean =>
        value !== null && other.value !== null && compare(value, other.value) === 'equal';
      const there = saying.flatMap((at) => {
        const sentence = said[at]?.sentence;
        const own = sentence === undefined ? [] : amountsIn(sentence).filter(isSame);
        return own.map((one) => ({ value: one, at }));
      });
      return isAnother(label, there);
    });
  });
}
