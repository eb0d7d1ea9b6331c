import { wordSet } from '../../lexicon/clause-words.ts';
import {
  BEING,
  type CheckKind,
  ENDS_WELL,
  FAILING,
  FINE,
  HANDED,
  LOOKED_FOR,
  NONE_OF,
  ONLY_THEN,
  PASSES,
  POINTING,
  SELF,
  SELF_CHECKS,
  SELF_TAILS,
  TEST_TROUBLES,
  TO_SAY,
  TROUBLE_WORDS,
} from '../../lexicon/check-words.ts';
import { tokenise } from '../../read/english/tokenise.ts';
import {
  IS_NUMBER,
  isShare,
  KINDS,
  STOPS,
  type Well,
  checkBefore,
  checkBehind,
  kindAt,
  outcomeOf,
  checkIn,
  well,
} from './check-places.ts';
import { isBaseOfLooking } from './english-deeds.ts';

const LOOKED = wordSet(LOOKED_FOR);
const PASS = wordSet(PASSES);
const GOOD = wordSet(FINE);
const BE = wordSet(BEING);
const BUILT = wordSet(ENDS_WELL);
const NONE = wordSet(NONE_OF);
const TROUBLES = wordSet(TROUBLE_WORDS);
const OF_TESTS = wordSet(TEST_TROUBLES);
const FAIL = wordSet(FAILING);
const SAID = wordSet(TO_SAY);
const POINTS = wordSet(POINTING);
const GIVEN = wordSet(HANDED);
const ONLY = wordSet(ONLY_THEN);

/** "None of the tests fail", "nothing breaks any more" */
function nothingFails(words: readonly string[], at: number): boolean {
  const fails = words.findIndex((word, place) => place > at && FAIL.has(word));
  if (fails < 0 || ONLY.has(words[fails + 1] ?? '')) return false;
  const between = words.slice(at + 1, fails);
  const isWhole =
    between.some((word) => KINDS.get(word) === 'tests_pass') ||
    words[at] === 'nothing' ||
    words[at] === 'none';
  return isWhole && !between.some((word) => STOPS.has(word) || word === ',' || word === 'for');
}

/** "no lint errors", "0 failures", "nothing to report" */
function noTrouble(words: readonly string[], at: number): Well | null {
  const [word = '', before = ''] = [words[at], words[at - 1]];
  const isOne =
    (word === 'one' || word === 'single') &&
    words.slice(Math.max(0, at - 3), at).some((one) => /^(?:not|n't|without)$/.test(one));
  if ((!NONE.has(word) && !isOne) || IS_NUMBER.test(before)) return null;
  if (nothingFails(words, at)) return well(at, { of: 'tests_pass' });
  const next = words.slice(at + 1);
  if (next[0] === 'to' && SAID.has(next[1] ?? '')) return well(at);
  if (word === 'nothing' && /^reports?$/.test(before)) return well(at);
  const trouble = next.findIndex(
    (one) => TROUBLES.has(one) || one === 'failing' || (FAIL.has(one) && kindAt(words, at + 2) !== null),
  );
  if (trouble < 0 || next.slice(0, trouble).some((one) => STOPS.has(one))) return null;
  const own = next
    .slice(0, trouble)
    .map((one) => KINDS.get(one))
    .find((kind) => kind !== undefined);
  const isFailing = FAIL.has(next[trouble] ?? '');
  const isOfTests = OF_TESTS.has(next[trouble] ?? '') && /^(?:no|zero|0)$/.test(word);
  return well(at, { of: own ?? (isFailing || isOfTests ? 'tests_pass' : null) });
}

/** "they all pass", "everything is green": all that stands before points at what was told. */
function pointsBack(words: readonly string[], at: number): boolean {
  const before = words.slice(0, at).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const rest = words.slice(at + 1).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const isShare = before.every((word) => POINTS.has(word) || BE.has(word));
  return (
    isShare &&
    before.length > 0 &&
    rest.length <= 1 &&
    (rest.length === 0 || POINTS.has(rest[0] ?? '') || rest[0] === 'locally')
  );
}

function isHandedOn(words: readonly string[], at: number): boolean {
  return GIVEN.has(words[at + 1] ?? '') && checkBehind(words, at) === null;
}

/** "42 passed", "12 of 12 tests pass" */
function isCounted(words: readonly string[], at: number): boolean {
  return (
    words.slice(Math.max(0, at - 3), at).some((word) => IS_NUMBER.test(word)) &&
    !words
      .slice(Math.max(0, at - 3), at)
      .some((word) => STOPS.has(word) || word === 'and' || word === 'or' || word === 'but')
  );
}

function englishWell(words: readonly string[], at: number): Well | null {
  const word = words[at] ?? '';
  const before = words[at - 1] ?? '';
  if (PASS.has(word)) {
    if (isHandedOn(words, at)) return null;
    const isTold =
      isCounted(words, at) ||
      pointsBack(words, at) ||
      before === 'still' ||
      (at === 0 && words[1] === 'with');
    return well(at, { passes: true, of: isTold && checkBefore(words, at) === null ? 'tests_pass' : null });
  }
  if (
    GOOD.has(word) &&
    (BE.has(before) || before === 'and' || IS_NUMBER.test(before) || kindAt(words, at - 1) !== null)
  ) {
    const isTold =
      word === 'green' && (pointsBack(words, at) || before === 'still' || IS_NUMBER.test(before));
    return well(at, { of: isTold && checkBefore(words, at) === null ? 'tests_pass' : null });
  }
  if (BUILT.has(word)) return well(at, { build: true });
  if (isShare(words, at)) return well(at);
  if (word === '0' && EXITS.test(words.slice(0, at).join(' '))) return well(at);
  return selfCheck(words, at) ?? noTrouble(words, at);
}

const EXITS = /\bexit(?:s|ed)?(?: with)?(?: code| status)?$/;
const ITSELF = wordSet(SELF);
const TAILS = wordSet(SELF_TAILS);
/** "The refactored module compiles": so many words name what it is said of. */
const LONGEST_THING = 3;

/** "It compiles", "lints", "everything type-checks now" */
function selfCheck(words: readonly string[], at: number): Well | null {
  const of = SELF_CHECKS[words[at] ?? ''];
  const isAlone = words
    .slice(0, at)
    .every((word) => POINTS.has(word) || ITSELF.has(word) || !/[\p{L}\p{N}]/u.test(word));
  const next = words[at + 1] ?? '';
  const isOfThing =
    at > 0 &&
    at <= LONGEST_THING &&
    (TAILS.has(next) || (POINTS.has(words[0] ?? '') && !/[\p{L}\p{N}]/u.test(next)));
  return of !== undefined && (isAlone || isOfThing) ? well(at, { of }) : null;
}

/** The words of a clause; the name of a check stays one: `type-checks`. */
function wordsOf(shape: string): readonly string[] {
  const words: string[] = [];
  for (const { form } of tokenise(shape)) {
    const joined = `${words.slice(-2).join('')}${form.toLowerCase()}`;
    if (words.at(-1) === '-' && KINDS.has(joined)) words.splice(-2, 2, joined);
    else words.push(form.toLowerCase().replace('’', "'"));
  }
  return words;
}

/** "check that it succeeds": the reader is told to. */
function isBareLook(words: readonly string[]): boolean {
  const start = words.findIndex((word) => /\p{L}/u.test(word));
  return LOOKED.has(words[start + 1] ?? '') && isBaseOfLooking(words[start] ?? '');
}

/** The check of which an English clause says that it goes well. */
export function englishState(shape: string): CheckKind | null {
  const words = wordsOf(outcomeOf(shape));
  if (isBareLook(words)) return null;
  return checkIn(words, (at) => englishWell(words, at));
}
