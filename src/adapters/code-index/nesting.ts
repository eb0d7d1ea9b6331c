/** Deeper trees are cut off: whoever walks them may do so by recursion. */
export const DEEPEST_NODE = 1000;
const DEEPEST_BRACKET = 1000;
const LONGEST_CHAIN = 10_000;

const OPENING = new Set(['(', '[', '{']);
const CLOSING = new Set([')', ']', '}']);
const CHAINING = new Set(['+', '-', '!', '~', '.', '?', '|', '&', '=', '*', '/', '<', '%', '^']);
const MARKS = /[()[\]{};,+\-!~.?|&=*/<%^]/g;

/**
 * Where brackets, or operators of one expression, nest too deeply for a native parser, whose stack would end the
 * process; null where they do not. Brackets in strings count too.
 */
export function tooDeep(text: string): number | null {
  let depth = 0;
  let chain = 0;
  for (const match of text.matchAll(MARKS)) {
    const mark = match[0];
    if (OPENING.has(mark)) depth += 1;
    else if (CLOSING.has(mark)) depth = Math.max(0, depth - 1);
    chain = CHAINING.has(mark) ? chain + 1 : mark === ';' || mark === ',' || mark === '}' ? 0 : chain;
    if (depth > DEEPEST_BRACKET || chain > LONGEST_CHAIN) return match.index;
  }
  return null;
}
