import { createContext, Script } from 'node:vm';
import type { FindFirst } from '../core/self-check/signals/linear-pattern.ts';

/** A pattern that runs longer than this over one text is left, and its signal is unchecked. */
const LIMIT_MS = 2000;
const FIRST = new Script(`(() => {
  const own = new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, ''));
  const found = own.exec(text);
  return found && [found.index, found.index + found[0].length];
})()`);

/** Of whatever realm the error is. */
function isOver(error: unknown): boolean {
  const known = typeof error === 'object' && error !== null && 'code' in error;
  return known && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}

/** The first match of a pattern that no linear engine has (look-around, back-references), within a limit. */
export function boundedPattern(pattern: RegExp): FindFirst {
  return (text) => {
    try {
      const found: unknown = FIRST.runInContext(createContext({ pattern, text }), { timeout: LIMIT_MS });
      if (!Array.isArray(found)) return null;
      return { start: Number(found[0]), end: Number(found[1]) };
    } catch (error) {
      if (isOver(error)) return 'over_budget';
      throw error;
    }
  };
}
