import type { Token } from '../statement/token.ts';

const SUBJECTS = new Set(['nsubj', 'nsubj:pass']);

/** Places of the words that hang on each word by a relation that `wanted` allows, in order. */
function byHead(
  tokens: readonly Token[],
  wanted: (relation: string) => boolean,
): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  tokens.forEach(({ head, relation }, at) => {
    if (!wanted(relation)) return;
    const places = found.get(head);
    if (places === undefined) found.set(head, [at]);
    else places.push(at);
  });
  return found;
}

/** Two subjects of one verb with `and` between them are one joined subject: no clause has two. */
export function mended(tokens: readonly Token[]): readonly Token[] {
  const changed = [...tokens];
  const joiners = byHead(tokens, (relation) => relation === 'cc');
  for (const relation of SUBJECTS)
    for (const [verb, subjects] of byHead(tokens, (own) => own === relation)) {
      const [first = 0, ...others] = subjects;
      const behind = (at: number): number => joiners.get(at)?.find((place) => place > first) ?? tokens.length;
      const ofVerb = others.length > 0 ? behind(verb) : tokens.length;
      for (const second of others) join(changed, first, second, Math.min(ofVerb, behind(second)));
    }
  return changed;
}

/** `The author and the readers wrote`, read as two subjects. */
function join(changed: Token[], first: number, second: number, joiner: number): void {
  const [token, word] = [changed[second], changed[joiner]];
  if (token === undefined || word === undefined || joiner > second) return;
  changed[second] = { ...token, head: first, relation: 'conj' };
  changed[joiner] = { ...word, head: second };
}
