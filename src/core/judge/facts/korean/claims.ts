import type { ReadSentence } from '../../../read/read-text.ts';
import type { Token } from '../../../statement/token.ts';
import type { ValueMention } from '../../../statement/value.ts';
import type { FactBase } from '../fact.ts';
import { namesKnown } from './names.ts';
import { withNouns } from './nouns.ts';
import type { Part } from './parts.ts';
import { MOST_WORDS, saidParts } from './said-parts.ts';

/** 아동의, before 입장료: whose a name is says nothing by itself. */
function isOwning({ before, isClause }: Part): boolean {
  return before !== null && !isClause;
}

const NOTHING = { tokens: [], values: [] };

/**
 * The claims that a Korean sentence makes: one for each clause and each name with a value of its own. Each has the name
 * that it is about, and the words that it shares with those beside it.
 */
export function koreanClaims(
  sentence: ReadSentence,
  { proper, people = new Set() }: FactBase,
): readonly ReadSentence[] {
  const claim = withNouns(sentence);
  if (claim.tokens.length > MOST_WORDS) return [claim];
  const names = namesKnown(claim, proper);
  const parts = saidParts(claim, names, { people });
  if (parts.length < 2) return [claim];
  let about: readonly Token[] = [];
  let of: { readonly tokens: readonly Token[]; readonly values: readonly ValueMention[] } = NOTHING;
  return parts.flatMap(({ part, owner, lead, tail, values }, at) => {
    if (isOwning(part) && at < parts.length - 1) {
      of = { tokens: [...of.tokens, ...part.all], values: [...of.values, ...values] };
      return [];
    }
    const own = owner === null ? [] : claim.tokens.slice(owner.first, owner.last + 1);
    const isIn = own.every((token) => part.tokens.some(({ start }) => start === token.start));
    about = own.length > 0 ? own : about;
    const before = own.length > 0 && isIn ? [] : about;
    const tokens = [...before, ...of.tokens, ...lead, ...part.all, ...tail];
    const all = [...of.values, ...values];
    of = NOTHING;
    return { ...claim, tokens, values: all, statements: [] };
  });
}
