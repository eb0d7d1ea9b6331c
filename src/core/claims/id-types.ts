import { RE2JS } from 're2js';
import type { Vocabulary } from '../../contract/vocabulary.ts';

/** The types whose id pattern a name matches as a whole. Patterns are the user's: they run on a linear-time engine. */
export function idTypesOf(vocabulary: Vocabulary): (name: string) => readonly string[] {
  const patterns = Object.entries(vocabulary).flatMap(([type, { id_pattern: pattern }]) =>
    pattern === undefined ? [] : [{ type, matcher: RE2JS.compile(pattern) }],
  );
  return (name) => patterns.filter(({ matcher }) => matcher.matches(name)).map(({ type }) => type);
}
