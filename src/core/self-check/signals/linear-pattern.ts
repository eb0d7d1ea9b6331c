import { RE2JS } from 're2js';
import { AssayError } from '../../../contract/assay-error.ts';
import { EXTENDED_DANGER_SIGNALS } from './danger-signals.ts';

/** The first match of a pattern; null where there is none. */
export type FindFirst = (
  text: string,
) => { readonly start: number; readonly end: number } | 'over_budget' | null;

/** Runs a pattern that takes no linear time, within a bound. */
export type RunBounded = (pattern: RegExp) => FindFirst;

const OWN: ReadonlySet<string> = new Set(EXTENDED_DANGER_SIGNALS.map(({ pattern }) => String(pattern)));

/** JavaScript's flags that RE2 has, by its names; `g`, `y`, `u`, `v` and `d` do not change a first match. */
const FLAGS: Readonly<Record<string, number>> = {
  i: RE2JS.CASE_INSENSITIVE,
  m: RE2JS.MULTILINE,
  s: RE2JS.DOTALL,
};

function compile(pattern: RegExp, orElse: RunBounded | null): RE2JS | null {
  const flags = [...pattern.flags].reduce((sum, flag) => sum | (FLAGS[flag] ?? 0), 0);
  try {
    return RE2JS.compile(RE2JS.translateRegExp(pattern.source), flags);
  } catch (error) {
    if (orElse !== null) return null;
    throw new AssayError('usage', 'the pattern cannot be run in linear time', {
      where: String(pattern),
      hint: 'write it without look-around and back-references',
      cause: error,
    });
  }
}

/**
 * The first match of a pattern in time linear in the text: our own literal patterns on the native engine, those of a
 * user on RE2, and what RE2 does not have by `orElse`. Throws `AssayError` (usage) for that where there is none.
 */
export function findFirst(pattern: RegExp, orElse: RunBounded | null): FindFirst {
  if (OWN.has(String(pattern))) {
    const native = new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, ''));
    return (text) => {
      const match = native.exec(text);
      return match === null ? null : { start: match.index, end: match.index + match[0].length };
    };
  }
  const linear = compile(pattern, orElse);
  if (linear === null) return orElse?.(pattern) ?? (() => 'over_budget');
  return (text) => {
    const matcher = linear.matcher(text);
    return matcher.find() ? { start: matcher.start(), end: matcher.end() } : null;
  };
}
