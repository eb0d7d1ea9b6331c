import type { Correction } from './corrections.ts';
import { findIdentifiers } from '../../language/identifier.ts';
import type { Decision, Material } from './decision.ts';
import { changedNames } from './full-names.ts';
import { negationCount } from './negation-count.ts';
import { missingNumbers, type NumberKey, numberKeys } from './number-keys.ts';
import { type ReadCorrections, readCorrections } from './read-corrections.ts';
import { RULE_WORDS } from './rule-words.ts';
import { hasSameWords } from './same-words.ts';
import { changedUnits } from './changed-units.ts';
import { letterPairs, likeness } from './text-likeness.ts';

/** What a correction changed for sure, and whether anything else differs that may only be spelling. */
interface Difference {
  readonly sure: readonly string[];
  readonly doubtful: boolean;
}

/** A digit with a letter that looks like one: its correction changes the number and mends it. */
const SLIP = /\d[OolI]|[OolI]\d/u;
/** `안아요`, `업어요`: a verb, or a negative misspelt. */
const OTHER_VERB = /(?:안|업)[아았고어었은]/u;
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

/** The same number with another unit; written otherwise it may be the same one, and a bare number says nothing. */
function unitDifference(before: string, after: string): Difference {
  const changed = changedUnits(before, after);
  return { sure: changed, doubtful: changed.length > 0 };
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
  const isMended = Math.min(old.loose, now.loose) > 0;
  const sure = strict * loose > 0 && !isMended ? [`“${after.trim()}”`] : [];
  return { sure, doubtful: loose !== 0 || (strict !== 0 && OTHER_VERB.test(before)) };
}

/** Another word is doubtful only: grammar changes words too. */
function wordDifference(before: string, after: string): Difference {
  return { sure: [], doubtful: !hasSameWords(before, after) };
}

function difference(before: string, after: string): Difference {
  const all = [
    numberDifference,
    unitDifference,
    idDifference,
    nameDifference,
    negationDifference,
    wordDifference,
  ].map((of) => of(before, after));
  return { sure: all.flatMap(({ sure }) => sure), doubtful: all.some(({ doubtful }) => doubtful) };
}

/** What is held against what: sentence by sentence where there are as many, else the whole; none where no text is found. */
function heldTexts({ original, corrected }: ReadCorrections): (readonly [string, string])[] {
  if (corrected.length > 0 && corrected.length === original.length)
    return original.map((sentence, at) => [sentence, corrected[at] ?? ''] as const);
  const whole = [original.join(' '), corrected.join(' ')] as const;
  return likenessOf(whole) >= CLOSE ? [whole] : [];
}

const LEADING = /^(?:안|못)\s+/u;

/** A pair that names one side with the word before it, and the other without: `안 나왓다 → 나왔다`. */
function dropsWord(pair: Correction | undefined): boolean {
  if (pair === undefined || LEADING.test(pair.from) === LEADING.test(pair.to)) return false;
  return hasSameWords(pair.from.replace(LEADING, ''), pair.to.replace(LEADING, ''));
}

/** Beside a text the corrections that are named only raise doubts: the text shows what became of the words. */
function differencesOf(read: ReadCorrections): Difference[] {
  const between = (pairs: readonly (readonly [string, string])[]): Difference[] =>
    pairs.filter(([before, after]) => before !== after).map(([before, after]) => difference(before, after));
  const texts = heldTexts(read);
  const pairs = read.corrections.filter(({ from, to }) => from !== to);
  const named = between(pairs.map(({ from, to }) => [from, to] as const));
  if (texts.length === 0)
    return named.map((one, at) => (dropsWord(pairs[at]) ? { sure: [], doubtful: true } : one));
  const doubts = named.map(({ sure, doubtful }) => ({ sure: [], doubtful: doubtful || sure.length > 0 }));
  return [...between(texts), ...doubts];
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
  const differences = differencesOf(read);
  const sure = [...new Set(differences.flatMap((one) => one.sure))];
  if (sure.length > 0) return { passed: false, note: words.changed(sure) };
  const same = isSameText(read) && !differences.some(({ doubtful }) => doubtful);
  if (same) return { passed: true, note: words.kept([]) };
  return null;
}
