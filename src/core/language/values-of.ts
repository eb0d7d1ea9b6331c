import type { ValueMention } from '../statement/value.ts';
import { readValues } from '../values/read-values.ts';
import { languageByScript } from './script.ts';

/** The values of the texts that were read last: several ask for the same. Bounded, emptied when full. */
const KNOWN = new Map<string, readonly ValueMention[]>();
const MOST = 64;

/** The values of a text that is in one language. */
export function valuesOf(text: string): readonly ValueMention[] {
  const known = KNOWN.get(text);
  if (known !== undefined) return known;
  const made = readValues(text, languageByScript(text));
  if (KNOWN.size >= MOST) KNOWN.clear();
  KNOWN.set(text, made);
  return made;
}
