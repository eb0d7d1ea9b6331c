import { matchesOf } from '../language/matches-of.ts';
import type { NameCandidate } from '../language/name.ts';
import { wordTable } from '../lexicon/lexicon.ts';
import { SURNAMES, TITLES_KOREAN } from '../lexicon/names.ts';

const surnames = wordTable(SURNAMES).classes;
const titles = wordTable(TITLES_KOREAN).classes;
const TWO_WORDS = /(?<![가-힣])([가-힣]{3,4})\s(?=([가-힣]{1,8}))/gu;
const PARTICLE = /^(?:께서|에게|은|는|이|가|의|과|와|을|를|도)?(?![가-힣])/u;

/** True where a text goes on with a particle that ends its word, or with no word at all. */
function endsInParticle(text: string): boolean {
  return PARTICLE.test(text);
}

function isTitle(word: string): boolean {
  return [...word].some((_, at) => titles.has(word.slice(0, at + 1)) && endsInParticle(word.slice(at + 1)));
}

/** 오세훈 님이, 오세훈 부장과: names of people with a title behind them. */
export function titledNames(text: string): NameCandidate[] {
  return matchesOf(text, TWO_WORDS).flatMap(({ index, 1: name = '', 2: next = '' }) =>
    surnames.has(name.charAt(0)) && isTitle(next) ? [{ start: index, end: index + name.length, name }] : [],
  );
}
