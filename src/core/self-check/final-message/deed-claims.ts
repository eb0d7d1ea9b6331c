import { hasHangul } from '../../language/script.ts';
import { wordSet } from '../../lexicon/clause-words.ts';
import { RUN_AGAIN, STARTED, TESTS_GROWN, TRYING_VERBS } from '../../lexicon/work-verbs.ts';
import { type Deed, isDocs, isTests, nounPhrase } from './english-deeds.ts';

/** Words that say how often something was run. */
export const AGAIN = wordSet(RUN_AGAIN);
/** "it three times": nothing else is named. */
const HOW_OFTEN = 3;
const TRYING = wordSet(TRYING_VERBS);
const STARTS = wordSet(STARTED);

/** Something was run, and how it ended is not told. */
export function isRun({ kind, voice, object }: Deed): boolean {
  const named = object.filter((word) => /[\p{L}\p{N}]/u.test(word));
  const isHowOften = AGAIN.has(named.at(-1) ?? '') && named.length <= HOW_OFTEN;
  return kind === 'ran' && voice === 'author' && !isHowOften;
}

/** 네, 확인했습니다: of nothing that is named, nothing was tried. */
function namesAny(object: readonly string[]): boolean {
  return object.some((word) => word.length > 1 || /[¶†‡§¢¤£¥€]/.test(word));
}

/** 리팩토링을 끝냈습니다: work that is named. */
export function isFinished({ kind, voice, object }: Deed): boolean {
  return kind === 'finished' && voice === 'author' && namesAny(object);
}

/** Something was tried, or looked at by a command. */
export function isTried({ kind, verb, voice, object }: Deed): boolean {
  if (kind !== 'looked' || voice !== 'author') return false;
  if (verb === 'start') return nounPhrase(object).some((word) => STARTS.has(word));
  return object.includes('¢') || (TRYING.has(verb) && (!hasHangul(verb) || namesAny(object)));
}

const MADE: ReadonlySet<string> = new Set(['added', 'changed', 'noted', 'documented']);
const ANY: ReadonlySet<string> = new Set([...MADE, 'fixed', 'removed']);

/** Told of what explains software: of all deeds where a file of documents is named, else of those that make something. */
export function isDocumented({ kind, object }: Deed): boolean {
  return (
    kind === 'documented' ||
    (ANY.has(kind) && object.includes('‡')) ||
    (MADE.has(kind) && isDocs(object)) ||
    (kind === 'fixed' && isDocs(nounPhrase(object)))
  );
}

const TEST_VERBS = wordSet(TESTS_GROWN);

/** Tests that were made, or what went into a file of tests. */
export function isOfTests({ kind, verb, object }: Deed): boolean {
  const isMade = kind === 'added' || TEST_VERBS.has(verb);
  return isMade && (isTests(object) || object.includes('†'));
}

const CODES: ReadonlySet<string> = new Set(['§', '¶', '†', '‡']);
/** How many words of an object may name the code that something was done to. */
const NEAR_CODE = 16;

/** Changed, or done to a piece of code by a verb that no table has. */
export function isChanged({ kind, object }: Deed): boolean {
  return (
    kind === 'changed' || (kind === 'other' && object.slice(0, NEAR_CODE).some((word) => CODES.has(word)))
  );
}
