import type { ReadSentence } from '../read/read-text.ts';
import type { Token } from '../statement/token.ts';
import { partsOf } from './parts.ts';

function silenced(token: Token): Token {
  return { ...token, form: '', lemma: '', upos: 'X', xpos: '', relation: 'dep' };
}

/**
 * JD143: of a sentence of several parts, an aside or what a semicolon parts, those that have the verb of the claim; the words
 * of the others say nothing. Korean sentences, and those where no part has it, are whole.
 */
export function scoped(claim: ReadSentence, said: ReadSentence): ReadSentence {
  const { tokens } = said;
  const parts = partsOf(tokens);
  const isKorean = tokens.some(({ inflection }) => inflection !== undefined);
  if (isKorean || new Set(parts).size < 2) return said;
  const asked = claim.statements.flatMap(({ at }) => claim.tokens[at] ?? []);
  const verbs = new Set(asked.map(({ lemma }) => lemma));
  const own = new Set(parts.filter((_, at) => verbs.has(tokens[at]?.lemma ?? '')));
  if (own.size === 0 || asked.some(({ upos }) => upos !== 'VERB')) return said;
  const isOwn = (at: number): boolean => own.has(parts[at] ?? -1);
  const values = said.values.filter(({ start, end }) =>
    tokens.some((token, at) => isOwn(at) && start < token.end && token.start < end),
  );
  return { ...said, values, tokens: tokens.map((token, at) => (isOwn(at) ? token : silenced(token))) };
}
