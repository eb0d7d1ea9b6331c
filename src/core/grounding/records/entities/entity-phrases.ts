import { type EntityToken, entityTokens, isDash } from './entity-token.ts';

/** A tree of phrases by their words; hyphens do not count. */
export interface PhraseNode<T> {
  readonly next: Map<string, PhraseNode<T>>;
  readonly values: T[];
}

/** A phrase that was met: tokens `[from, to)`. */
export interface PhraseMatch<T> {
  readonly from: number;
  readonly to: number;
  readonly values: readonly T[];
}

export function phraseTree<T>(): PhraseNode<T> {
  return { next: new Map(), values: [] };
}

/** Meanings of one phrase that are kept: with more it is ambiguous anyway. */
const MEANINGS = 64;

export function addPhrase<T>(
  tree: PhraseNode<T>,
  phrase: string,
  value: T,
  same: (a: T, b: T) => boolean,
): void {
  let node = tree;
  const tokens = entityTokens(phrase).filter((token) => token.kind === 'word' || token.kind === 'number');
  if (tokens.length === 0) return;
  for (const { key } of tokens) {
    let next = node.next.get(key);
    if (next === undefined) {
      next = phraseTree();
      node.next.set(key, next);
    }
    node = next;
  }
  if (node.values.length < MEANINGS && !node.values.some((one) => same(one, value))) node.values.push(value);
}

/** The longest phrase that begins at token `from`; null where none does. */
export function phraseAt<T>(
  tree: PhraseNode<T>,
  tokens: readonly EntityToken[],
  from: number,
): PhraseMatch<T> | null {
  let node = tree;
  let best: PhraseMatch<T> | null = null;
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    if (at > from && isDash(token)) continue;
    const next: PhraseNode<T> | undefined = node.next.get(token.key);
    if (next === undefined) break;
    node = next;
    if (node.values.length > 0) best = { from, to: at + 1, values: node.values };
  }
  return best;
}
