import { findIdentifiers } from '../../language/identifier.ts';
import type { Decision, Material } from './decision.ts';
import { changedWords } from './changed-words.ts';
import { changedNames } from './full-names.ts';
import { negationCount } from './negation-count.ts';
import { missingNumbers, type NumberKey, numberKeys } from './number-keys.ts';
import { type ReadCorrections, readCorrections } from './read-corrections.ts';
import { RULE_WORDS } from './rule-words.ts';
import { letterPairs, likeness } from './text-likeness.ts';

/** What a correction changed for sure, and whether anything else differs that may only be spelling. */
interface Difference {
  readonly sure: readonly string[];
  readonly doubtful: boolean;
}

/** A digit with a letter that looks like one: its correction changes the number and mends it. */
const SLIP = /\d[OolI]|[OolI]\d/u;
/** So alike are two whole texts, and two sentences at the same place, of which one corrects the other. */
const CLOSE = 0.7;
const ALIKE = 0.5;

function numberDifference(before: string, after: string): Difference {
  const [old, now] = [numberKeys(before), numberKeys(after)];
  const [gone, come] = [missingNumbers(old, now), missingNumbers(now, old)];
  const digits = (text: string): string => text.replace(/\D+/gu, '');
  if (digits(before) === digits(after)) return { sure: [], doubtful: gone.length > 0 && come.length > 0 };
  const written = (keys: readonly NumberKey[]): string[] =>
    keys.filter(({ inDigits }) => inDigits).map(({ value }) => value);
  const [from, to] = [written(gone), written(come)];
  const isSure = from.length > 0 && to.length > 0 && !SLIP.test(before);
  const sure = isSure ? [`${from.join(', ')} → ${to.join(', ')}`] : [];
  return { sure, doubtful: gone.length + come.length > 0 };
}

function idDifference(before: string, after: string): Difference {
  const ids = (text: string): string[] => findIdentifiers(text).map((id) => id.text);
  const gone = ids(before).filter((id) => !after.includes(id));
  const come = ids(after).filter((id) => !before.includes(id));
  const isSure = gone.length > 0 && come.length > 0;
  return {
    sure: isSure ? [`${gone.join(', ')} → ${come.join(', ')}`] : [],
    doubtful: gone.length + come.length > 0,
  };
}

function nameDifference(before: string, after: string): Difference {
  const { changed, doubtful } = changedNames(before, after);
  return { sure: changed, doubtful: doubtful.length > 0 };
}

function negationDifference(before: string, after: string): Difference {
  const [old, now] = [negationCount(before), negationCount(after)];
  const [strict, loose] = [now.strict - old.strict, now.loose - old.loose];
  return { sure: strict * loose > 0 ? [`“${after.trim()}”`] : [], doubtful: loose !== 0 };
}

/** Another word is doubtful only: grammar changes words too. */
function wordDifference(before: string, after: string): Difference {
  return { sure: [], doubtful: changedWords(before, after).length > 0 };
}

function difference(before: string, after: string): Difference {
  const all = [numberDifference, idDifference, nameDifference, negationDifference, wordDifference].map((of) =>
    of(before, after),
  );
  return { sure: all.flatMap(({ sure }) => sure), doubtful: all.some(({ doubtful }) => doubtful) };
}

/** What is held against what: sentence by sentence where there are as many, else the whole; else the corrections alone. */
function heldPairs({ original, corrected, corrections }: ReadCorrections): (readonly [string, string])[] {
  const pairs = corrections.map(({ from, to }) => [from, to] as const);
  if (corrected.length === original.length)
    return [...pairs, ...original.map((sentence, at) => [sentence, corrected[at] ?? ''] as const)];
  const whole = [original.join(' '), corrected.join(' ')] as const;
  return likenessOf(whole) >= CLOSE ? [...pairs, whole] : pairs;
}

/** Whether the corrected text can be told apart, and is that of the original but for its spelling. */
function isSameText({ original, corrected }: ReadCorrections): boolean {
  if (likenessOf([original.join(' '), corrected.join(' ')]) >= CLOSE) return true;
  if (original.length === 0 || original.length !== corrected.length) return false;
  return original.every((sentence, at) => likenessOf([sentence, corrected[at] ?? '']) >= ALIKE);
}

function likenessOf([one, other]: readonly [string, string]): number {
  return likeness(letterPairs(one), letterPairs(other));
}

/** QG8: numbers, ids, names and negation of the original stand in the corrected text, and no others. */
export function meaningKept(material: Material): Decision | null {
  const words = RULE_WORDS[material.lang];
  const read = readCorrections(material);
  const differences = heldPairs(read)
    .filter(([before, after]) => before !== after)
    .map(([before, after]) => difference(before, after));
  const sure = [...new Set(differences.flatMap((one) => one.sure))];
  if (sure.length > 0) return { passed: false, note: words.changed(sure) };
  const same = isSameText(read) && !differences.some(({ doubtful }) => doubtful);
  if (same) return { passed: true, note: words.kept([]) };
  return read.nothing && read.corrected.length === 0
    ? { passed: true, note: words.nothingToCorrect([]) }
    : null;
}
