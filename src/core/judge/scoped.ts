import { madeOnceFor } from '../language/made-once.ts';
import type { ReadSentence } from '../read/read-text.ts';
import type { Token } from '../statement/token.ts';

type Tokens = readonly Token[];

const TELLING = new Set(['acl', 'acl:relcl', 'appos']);

/** Words that tell more of a noun behind a comma: `, which employs 320 people,`. */
function opensAside(tokens: Tokens, at: number): boolean {
  const isTelling = TELLING.has(tokens[at]?.relation ?? '');
  return isTelling && tokens.some(({ form, head }, place) => form === ',' && head === at && place < at);
}

/** Of each word the word that opens the aside which it stands in, the innermost; else the root of its tree. */
const partsOf = madeOnceFor((tokens: Tokens): readonly number[] => {
  const partOf = (at: number): number => {
    let up = at;
    for (let steps = 0; steps < tokens.length; steps += 1) {
      const head = tokens[up]?.head ?? -1;
      if (head < 0 || opensAside(tokens, up)) break;
      up = head;
    }
    return up;
  };
  return tokens.map((_, at) => partOf(at));
});

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
