import { wordSet } from '../../lexicon/clause-words.ts';
import { RUN_AGAIN, TESTS_GROWN } from '../../lexicon/work-verbs.ts';
import { type Deed, isDocs, isOfChecks, isTests, nounPhrase } from './english-deeds.ts';

const AGAIN = wordSet(RUN_AGAIN);

/** Something was run, other than tests and checks, which say by themselves how they ended. */
export function isRun({ kind, voice, object }: Deed): boolean {
  if (kind !== 'ran' || voice !== 'author' || object.some((word) => AGAIN.has(word))) return false;
  return object.includes('¢') || !isOfChecks(object);
}

/** Something was looked at by a command. */
export function isTried({ kind, voice, object }: Deed): boolean {
  return kind === 'looked' && voice === 'author' && object.includes('¢');
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
