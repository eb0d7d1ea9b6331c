import type { Token } from '../statement/token.ts';

/** The word that joins two subjects of one verb: `the author and the readers wrote`, read as two subjects; -1 = none. */
function joinerOf(tokens: readonly Token[], first: number, second: number): number {
  const verb = tokens[second]?.head;
  return tokens.findIndex(
    ({ relation, head }, at) =>
      relation === 'cc' && at > first && at < second && (head === verb || head === second),
  );
}

/** Two subjects of one verb with `and` between them are one joined subject: no clause has two. */
export function mended(tokens: readonly Token[]): readonly Token[] {
  const changed = [...tokens];
  tokens.forEach((token, second) => {
    if (token.relation !== 'nsubj' && token.relation !== 'nsubj:pass') return;
    const first = tokens.findIndex(
      ({ head, relation }) => head === token.head && relation === token.relation,
    );
    const joiner = first < second ? joinerOf(tokens, first, second) : -1;
    const word = tokens[joiner];
    if (word === undefined) return;
    changed[second] = { ...token, head: first, relation: 'conj' };
    changed[joiner] = { ...word, head: second };
  });
  return changed;
}
