import { sidesAgainst } from '../../language/korean-kinship.ts';
import { englishOpposites } from '../../language/opposites-english.ts';
import { englishSynonymGroups } from '../../language/synonyms-english.ts';
import { englishWordStem } from '../../language/english-word-stem.ts';
import { koreanTermsOf } from '../../language/korean-terms.ts';
import type { Span } from '../../../contract/span.ts';
import type { TermKind } from '../../language/term.ts';
import { phraseBook } from '../../language/like-phrases.ts';
import { madeOnce } from '../../language/made-once.ts';
import { termsOf } from '../../language/terms.ts';
import { hasHangul } from '../../language/script.ts';

/** A word of a question or a note as words meet: under any of `stems`, or, weaker, in one of `families`. */
export interface Word extends Span {
  readonly surface: string;
  readonly stems: readonly string[];
  readonly families: ReadonlySet<string>;
  /** What the phrase that it stands in names, and whether that has more words: `money back`. */
  readonly phrase: { readonly names: number; readonly isPart: boolean } | null;
  readonly kind: TermKind;
  /** Sides of opposites that it stands on, and those that exclude it. */
  readonly sides: ReadonlySet<string>;
  readonly against: ReadonlySet<string>;
  /** True for a Korean predicate. */
  readonly verbal: boolean;
}

const LATIN = /^[A-Za-z]/;

/** Words of English inside Korean text are stemmed as English ones are. */
function stemsOf(stems: readonly string[]): readonly string[] {
  return stems.flatMap((stem) => (LATIN.test(stem) ? [stem, englishWordStem(stem)] : [stem]));
}

function koreanWords(text: string): Word[] {
  return koreanTermsOf(text).map(({ start, end, surface, stems, families, sides, kind, use }) => ({
    start,
    end,
    surface,
    stems: stemsOf(stems),
    families: new Set(families.map((family) => `ko${family}`)),
    phrase: null,
    sides: new Set(sides.map((side) => `ko${side}`)),
    against: new Set(sides.flatMap(sidesAgainst).map((side) => `ko${side}`)),
    kind,
    verbal: use !== null,
  }));
}

function englishWords(text: string): Word[] {
  return termsOf(text).map(({ start, end, surface, stem, kind }) => ({
    start,
    end,
    surface,
    stems: [stem],
    families: new Set(englishSynonymGroups(stem).map((group) => `en${group}`)),
    phrase: null,
    sides: new Set([stem]),
    against: englishOpposites(stem),
    kind,
    verbal: false,
  }));
}

function plainWords(text: string): Word[] {
  const words = hasHangul(text) ? koreanWords(text) : englishWords(text);
  return words.filter(({ kind }) => kind !== 'function');
}

const phrases = madeOnce(() =>
  phraseBook((phrase) => plainWords(phrase).flatMap(({ stems }) => stems.slice(0, 1))),
);

/** The words of content of a text, in order; `money back` names what `refund` names. */
export function contentWords(text: string): Word[] {
  const words = plainWords(text);
  for (const { from, to, group } of phrases().find(words.map(({ stems }) => stems)))
    for (let at = from; at <= to; at += 1) {
      const word = words[at];
      if (word !== undefined) words[at] = { ...word, phrase: { names: group, isPart: from !== to } };
    }
  return words;
}
