import { englishSynonymGroups } from '../../language/synonyms-english.ts';
import { englishWordStem } from '../../language/english-word-stem.ts';
import { koreanTermsOf } from '../../language/korean-terms.ts';
import type { TermKind } from '../../language/term.ts';
import { termsOf } from '../../language/terms.ts';

/** A word of a question or a note as words meet: under any of `stems`, or, weaker, in one of `families`. */
export interface Word {
  readonly surface: string;
  readonly stems: readonly string[];
  readonly families: ReadonlySet<string>;
  readonly kind: TermKind;
}

const HANGUL = /[가-힣]/u;
const LATIN = /^[A-Za-z]/;

/** Words of English inside Korean text are stemmed as English ones are. */
function stemsOf(stems: readonly string[]): readonly string[] {
  return stems.flatMap((stem) => (LATIN.test(stem) ? [stem, englishWordStem(stem)] : [stem]));
}

function koreanWords(text: string): Word[] {
  return koreanTermsOf(text).map(({ surface, stems, families, kind }) => ({
    surface,
    stems: stemsOf(stems),
    families: new Set(families.map((family) => `ko${family}`)),
    kind,
  }));
}

function englishWords(text: string): Word[] {
  return termsOf(text).map(({ surface, stem, kind }) => ({
    surface,
    stems: [stem],
    families: new Set(englishSynonymGroups(stem).map((group) => `en${group}`)),
    kind,
  }));
}

/** The words of content of a text, in order. */
export function contentWords(text: string): Word[] {
  const words = HANGUL.test(text) ? koreanWords(text) : englishWords(text);
  return words.filter(({ kind }) => kind !== 'function');
}
