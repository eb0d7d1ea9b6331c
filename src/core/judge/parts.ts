import { madeOnceFor } from '../language/made-once.ts';
import type { Token } from '../statement/token.ts';

type Tokens = readonly Token[];

const TELLING = new Set(['acl', 'acl:relcl', 'appos']);

/** A comma stands before what hangs on this word: it tells more, and tells none from others. */
export function isParted(tokens: Tokens, at: number): boolean {
  return tokens.some(({ form, head }, place) => form === ',' && head === at && place < at);
}

/** Words that tell more of a noun behind a comma: `, which employs 320 people,`. */
function opensAside(tokens: Tokens, at: number): boolean {
  return TELLING.has(tokens[at]?.relation ?? '') && isParted(tokens, at);
}

/** Of each word the word that opens the aside which it stands in, the innermost; else the root of its tree. */
export const partsOf = madeOnceFor((tokens: Tokens): readonly number[] => {
  const opens = tokens.map((_, at) => opensAside(tokens, at));
  const partOf = (at: number): number => {
    let up = at;
    for (let steps = 0; steps < tokens.length; steps += 1) {
      const head = tokens[up]?.head ?? -1;
      if (head < 0 || opens[up] === true) break;
      up = head;
    }
    return up;
  };
  return tokens.map((_, at) => partOf(at));
});

/** Whether the word stands in an aside. */
export function isInAside(tokens: Tokens, at: number): boolean {
  const part = partsOf(tokens)[at] ?? -1;
  return (tokens[part]?.head ?? -1) >= 0;
}
