import type { UnreadCause } from '../../statement/statement.ts';
import type { Token } from '../../statement/token.ts';
import { isPredicate, lastEnding } from './join-chains.ts';
import type { MendedSentence } from './mended-korean.ts';

/** Endings of a predicate that closes no sentence. */
const OPEN = new Set(['ㄴ', '는', 'ㄹ', '던', '다는', '라는', '자는']);
/** A head that led the next best action by less is a guess: measured on the sentences kept out of training. */
const SURE = 20;

function count(tokens: readonly Token[], head: number, relation: string): number {
  return tokens.filter((token) => token.head === head && token.relation === relation).length;
}

function isDoubled(tokens: readonly Token[], relation: string): boolean {
  return tokens.some((_, at) => count(tokens, at, relation) > 1);
}

/** In Korean the last predicate closes the sentence; all hangs on it. */
function isClosed(tokens: readonly Token[], last: number): boolean {
  const token = tokens[last];
  return token !== undefined && token.head < 0 && !OPEN.has(lastEnding(token));
}

/** What betrays that a Korean sentence was read wrongly; null where nothing does. A dropped subject is none. */
export function koreanIllness({ tokens, moods }: MendedSentence): UnreadCause | null {
  const predicates = [...moods.keys()];
  if (predicates.length === 0) return 'no_clause';
  if (isDoubled(tokens, 'nsubj')) return 'two_subjects';
  if (isDoubled(tokens, 'obj') || !isClosed(tokens, Math.max(...predicates))) return 'odd';
  const isStray = tokens.some(
    ({ relation, head }) => ['nsubj', 'obj'].includes(relation) && !isOn(tokens, head),
  );
  return isStray || tokens.some(({ margin, upos }) => margin < SURE && upos !== 'PUNCT') ? 'odd' : null;
}

function isOn(tokens: readonly Token[], head: number): boolean {
  const token = tokens[head];
  return token !== undefined && isPredicate(token);
}
