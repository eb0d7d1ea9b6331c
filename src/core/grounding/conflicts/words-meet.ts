import type { Span } from '../../../contract/span.ts';
import { sidesAgainst } from '../../language/korean-kinship.ts';
import { englishOpposites } from '../../language/opposites-english.ts';
import type { Term } from '../../language/term.ts';
import { isKoreanTerm } from './korean-terms-in.ts';
import { overlaps, type Statement } from './statement.ts';

/** Words that say nothing of what a statement is about. */
const LIGHT: ReadonlySet<string> = new Set(
  (
    'there here also just still well only total overall altogether per each every current currently now ' +
    '있 되 하 것 수 점 곳 등 및 총 모두 전체 현재 다니 이루어지 진행 진행되 알려지 밝히 전하 말하 이번 해당 문'
  ).split(' '),
);

/** The words of a statement that carry what it says, those in `without` left out. */
export function contentWords({ terms }: Statement, without: readonly Span[] = []): Term[] {
  return terms.filter(
    (term) =>
      (term.kind !== 'function' || isAttribute(term)) &&
      !isLight(term) &&
      !without.some((span) => overlaps(term, span)),
  );
}

/** 검은, 낡은: an adjective before its noun. */
const ATTRIBUTE = /^(?!혹은|또는|많은|같은|작은따옴표)[가-힣]+은$/u;

function isAttribute(term: Term): boolean {
  return isKoreanTerm(term) && ATTRIBUTE.test(term.surface);
}

function isLight(term: Term): boolean {
  return LIGHT.has(term.stem) || LIGHT.has(term.surface.toLowerCase());
}

/** Whether two words are the same, inflection aside; Korean predicates also where they say the same. Nouns of one field (lunch, dinner) are not. */
export function areOneWord(one: Term, other: Term): boolean {
  if (one.stem === other.stem) return true;
  if (!isKoreanTerm(one) || !isKoreanTerm(other) || one.kind === 'number' || other.kind === 'number')
    return false;
  if (one.stems.some((stem) => other.stems.includes(stem))) return true;
  const isPredicate = one.use !== null && other.use !== null && !areOpposites(one, other);
  return isPredicate && one.families.some((family) => other.families.includes(family));
}

/** Whether two words exclude each other: open, closed; 늘다, 줄다. */
export function areOpposites(one: Term, other: Term): boolean {
  if (isKoreanTerm(one) && isKoreanTerm(other))
    return one.sides.some((side) => sidesAgainst(side).some((against) => other.sides.includes(against)));
  return englishOpposites(one.stem).has(other.stem);
}

/** The words that none of the others meets. */
export function unmetWords(words: readonly Term[], others: readonly Term[]): Term[] {
  const stems = new Set(others.map(({ stem }) => stem));
  return words.filter((word) => !stems.has(word.stem) && !others.some((other) => areOneWord(word, other)));
}
