import { ADNOMINAL, TOPIC_OR_SUBJECT } from '../../../lexicon/korean-marks.ts';
import { wordsOf } from '../../../lexicon/operators.ts';
import type { Token } from '../../../statement/token.ts';
import type { Fact, FactBase, Key } from '../fact.ts';
import { isKoreanWord } from './names.ts';

const QUANTIFIED: ReadonlySet<string> = new Set([...wordsOf('all'), ...wordsOf('none')]);
const EACH = '마다';

function hasParticle({ inflection }: Token, wanted: ReadonlySet<string>): boolean {
  return inflection?.kind === 'noun' && inflection.particles.some((one) => wanted.has(one));
}

/** The noun that a clause stands before, of which the sentence says something: 주차장이 있는 곳은, 가장 큰 곳이다. */
function isHead(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  const ending = before?.inflection?.endings.at(-1) ?? '';
  if (token === undefined || !ADNOMINAL.has(ending)) return false;
  return hasParticle(token, TOPIC_OR_SUBJECT) || token.inflection?.copula === true;
}

/** 식당 두 곳이: how many of them. */
function isCounted(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  return token?.inflection?.particles.length === 0 && next?.upos === 'NUM' && next.inflection !== undefined;
}

/** 시민구단 is called by 구단; 축구단 is not. */
function isCalled(key: Key, noun: string): boolean {
  const last = key.at(-1) ?? '';
  return last === noun || (last.endsWith(noun) && last.length > noun.length + 1);
}

/**
 * A noun that some of the names are called by, and others are not, tells them apart; so does one that a fact says of an
 * owner and of nobody else beside: A는 한식당이다. A claim about one that is not called so means all of them.
 */
function tellsApart(noun: string, tokens: readonly Token[], { owners, facts }: FactBase): boolean {
  const called = owners.filter((key) => isCalled(key, noun));
  const isLink = ({ words }: Fact): boolean =>
    owners.some((key) => words.some(({ word }) => key.includes(word)));
  if (called.length === 0)
    return facts.some((fact) => fact.words.some(({ word }) => word === noun) && !isLink(fact));
  if (called.length === owners.length) return false;
  const named = owners.filter((key) => tokens.some((token) => isKoreanWord(token, key.at(-1) ?? '')));
  return named.length === 0 || named.some((key) => called.includes(key));
}

/** Places of nouns that say what kind of thing a Korean claim counts or ranks: 가장 비싼 집은, 모든 집에, 집마다. */
export function koreanKindHeads(tokens: readonly Token[], base: FactBase): readonly number[] {
  return tokens.flatMap((token, at) => {
    if (token.inflection?.kind !== 'noun') return [];
    const before = tokens[at - 1];
    const isQuantified = before !== undefined && QUANTIFIED.has(before.lemma);
    const isKind =
      isHead(tokens, at) || isCounted(tokens, at) || isQuantified || hasParticle(token, new Set([EACH]));
    if (!isKind) return [];
    return base.kinds.has(token.lemma) || !tellsApart(token.lemma, tokens, base) ? [at] : [];
  });
}

/** 주차장이 있는 곳은 없다, 한 곳도 없다, 어느 집에도 없다: that none of them has it. */
export function isOfNone(tokens: readonly Token[]): boolean {
  const there = tokens.findLastIndex(({ lemma }) => lemma === '없');
  const heads = tokens.flatMap((_, at) => (at < there && isHead(tokens, at) ? [at] : []));
  return there >= 0 && heads.length > 0 && tokens.slice(there + 1).every(({ upos }) => upos === 'PUNCT');
}
