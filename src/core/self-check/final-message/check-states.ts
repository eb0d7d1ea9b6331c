import { wordSet } from '../../lexicon/clause-words.ts';
import {
  BEING,
  CHECK_NAMES,
  CHECK_PARTS,
  type CheckKind,
  ENDS_WELL,
  FAILING,
  FINE,
  FORMER,
  FORMER_OF_THEN,
  HANDED,
  KOREAN_ENDS_WELL,
  KOREAN_FINE,
  KOREAN_NONE,
  KOREAN_PASSES,
  KOREAN_RED,
  KOREAN_TROUBLE_WORDS,
  KOREAN_UNSAID,
  KOREAN_WORKING,
  KOREAN_ALL,
  LOOKED_FOR,
  NONE_OF,
  ONLY_THEN,
  SELF,
  SELF_CHECKS,
  SELF_TAILS,
  SENTENCE_STOPS,
  WIDE_CHECKS,
  PASSES,
  POINTING,
  TEST_TROUBLES,
  TO_SAY,
  TROUBLE_WORDS,
} from '../../lexicon/check-words.ts';
import { RELATIVE_WORDS } from '../../lexicon/work-verbs.ts';
import { tokenise } from '../../read/english/tokenise.ts';
import { verbalReadings } from '../../read/korean/analyse.ts';
import { hasHangul } from '../../language/script.ts';
import { isBaseOfLooking } from './english-deeds.ts';
import { piecesOf } from './korean-deeds.ts';

const KINDS: ReadonlyMap<string, CheckKind> = new Map(
  (Object.entries(CHECK_NAMES) as [CheckKind, string][]).flatMap(([kind, names]) =>
    names.split(' ').map((name) => [name, kind] as const),
  ),
);
const PARTS = wordSet(CHECK_PARTS);
const FORMER_CHECK = wordSet(FORMER);
const OLD = wordSet(FORMER_OF_THEN);
const LOOKED = wordSet(LOOKED_FOR);

/** A place of a clause that says that something is well, and of which check where it says so itself. */
interface Well {
  readonly at: number;
  readonly of: CheckKind | null;
  /** A verb of passing: what passes may stand behind it. */
  readonly passes: boolean;
  /** Said of builds alone. */
  readonly build: boolean;
}

/** So many words may stand between a check and what is said of it; of tests, which are told of at length, more. */
const NEAR = 7;
const NEAR_TESTS = 12;
const NEAR_BEHIND = 4;
const NEAR_WIDE = 4;
const WIDE = wordSet(WIDE_CHECKS);
const STOPS = wordSet(SENTENCE_STOPS);
const RELATIVE = wordSet(RELATIVE_WORDS);

function kindAt(words: readonly string[], at: number): CheckKind | null {
  const kind = KINDS.get(words[at] ?? '') ?? null;
  return kind === null || PARTS.has(words[at + 1] ?? '') ? null : kind;
}

/** The check that a place is said of: the nearest before it; `type checks` are of types. */
function checkBefore(words: readonly string[], at: number): CheckKind | null {
  for (let place = at - 1; place >= Math.max(0, at - NEAR_TESTS); place -= 1) {
    if (STOPS.has(words[place] ?? '')) return null;
    const kind = kindAt(words, place);
    if (kind === null || (RELATIVE.has(words[place + 1] ?? '') && at === place + 2)) continue;
    if (WIDE.has(words[place] ?? '') && at - place > NEAR_WIDE) continue;
    if (isFormer(words, place, at)) return null;
    const narrower = kindAt(words, place - 1);
    const own = kind === 'tests_pass' && narrower !== null ? narrower : kind;
    return own === 'tests_pass' || at - place <= NEAR ? own : null;
  }
  return null;
}

/** "the previous build", "the old tests passed" */
function isFormer(words: readonly string[], place: number, at: number): boolean {
  const before = words[place - 1] ?? '';
  return FORMER_CHECK.has(before) || (OLD.has(before) && words[at]?.endsWith('ed') === true);
}

function checkBehind(words: readonly string[], at: number): CheckKind | null {
  for (let place = at + 1; place <= at + NEAR_BEHIND; place += 1) {
    if (STOPS.has(words[place] ?? '')) return null;
    const kind = kindAt(words, place);
    if (kind !== null) return kind;
  }
  return null;
}

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
/** Between "no" and the trouble stand no more words than these. */
const LONGEST_NONE = 4;
const LONGEST_NOTHING = 9;
const ONLY = wordSet(ONLY_THEN);
const IS_NUMBER = /^\d/;

function well(at: number, more: Partial<Well> = {}): Well {
  return { at, of: null, passes: false, build: false, ...more };
}

/** "None of the tests fail", "nothing breaks any more" */
function nothingFails(words: readonly string[], at: number): boolean {
  const fails = words.findIndex(
    (word, place) => place > at && place - at <= LONGEST_NOTHING && FAIL.has(word),
  );
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
  const next = words.slice(at + 1, at + 1 + LONGEST_NONE);
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
  const isAll = before.every((word) => POINTS.has(word) || BE.has(word));
  return (
    isAll &&
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
  if (word === '0' && EXITS.test(words.slice(Math.max(0, at - NEAR_BEHIND), at).join(' '))) return well(at);
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
    at <= LONGEST_THING && POINTS.has(words[0] ?? '') && (TAILS.has(next) || !/[\p{L}\p{N}]/u.test(next));
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

function englishState(shape: string): CheckKind | null {
  const words = wordsOf(shape);
  if (isBareLook(words)) return null;
  const found = words.flatMap((_, at) => {
    const spot = englishWell(words, at);
    if (spot === null) return [];
    const own = spot.of ?? checkBefore(words, at) ?? (spot.passes ? checkBehind(words, at) : null);
    if (spot.build && own !== 'build_passes') return [];
    return own === null ? [] : [own];
  });
  return first(found);
}

const ORDER: readonly CheckKind[] = ['lint_passes', 'types_pass', 'build_passes', 'tests_pass'];

function first(found: readonly CheckKind[]): CheckKind | null {
  return ORDER.find((kind) => found.includes(kind)) ?? null;
}

const KO_PASS = wordSet(KOREAN_PASSES);
const KO_FINE = wordSet(KOREAN_FINE);
const KO_TROUBLES = wordSet(KOREAN_TROUBLE_WORDS);
const WORKING = wordSet(KOREAN_WORKING);
const KO_NONE = wordSet(KOREAN_NONE);
const KO_RED = wordSet(KOREAN_RED);
const KO_BUILT = wordSet(KOREAN_ENDS_WELL);
const UNSAID = wordSet(KOREAN_UNSAID);

function stemsAt(form: string): readonly string[] {
  return verbalReadings(form)
    .filter(({ tail }) => !tail.some(({ name }) => UNSAID.has(name)))
    .map(({ stem }) => stem);
}

/** How far before 없습니다 the trouble stands that there is none of. */
const NEAR_NONE = 4;

/** New failures alone are denied. */
const NEWLY = '새로';

type Pieces = ReturnType<typeof piecesOf>;

/** 오류 없음, 경고 0, 실패하는 테스트가 없습니다 */
function koreanNone(pieces: Pieces, at: number): Well | null {
  const { form, noun } = pieces[at] ?? { form: '', noun: '' };
  const isNone =
    /^0(?!\d)/.test(form) || form.startsWith('없') || stemsAt(form).some((stem) => KO_NONE.has(stem));
  if (!isNone || noun === '') return null;
  const before = pieces.slice(Math.max(0, at - NEAR_NONE), at);
  const trouble = before.findLast((piece) => KO_TROUBLES.has(piece.noun));
  const red = before.find(
    (piece, place) =>
      before[place - 1]?.form !== NEWLY &&
      verbalReadings(piece.form).some(({ stem, tail }) => KO_RED.has(stem) && tail.at(-1)?.kind === 'EM'),
  );
  if (trouble === undefined && red === undefined) return null;
  return well(at, { of: trouble?.noun === '실패' || red !== undefined ? 'tests_pass' : null });
}

function koreanWell(pieces: Pieces, at: number): Well | null {
  const { form, noun } = pieces[at] ?? { form: '', noun: '' };
  const stems = stemsAt(form);
  const own = stems.map((stem) => SELF_CHECKS[stem]).find((kind) => kind !== undefined);
  if (own !== undefined && !isOfNoun(form)) return well(at, { of: own });
  const isFine = [noun, ...stems].some((word) => KO_FINE.has(word) || KO_PASS.has(word));
  if (isFine) {
    if (
      isOfNoun(form) &&
      !IS_NUMBER.test(pieces[at - 1]?.form ?? '') &&
      KINDS.has(pieces[at + 1]?.noun ?? '')
    )
      return null;
    const before = pieces.slice(Math.max(0, at - NEAR_NONE), at);
    const isTold =
      !WORKING.has(noun) &&
      (before.some((piece) => IS_NUMBER.test(piece.form)) || ALL.has(before.at(-1)?.form ?? ''));
    return well(at, { passes: true, of: isTold ? 'tests_pass' : null });
  }
  if (stems.some((stem) => KO_BUILT.has(stem)) && !isOfNoun(form)) return well(at, { build: true });
  return koreanNone(pieces, at);
}

/** Said of the noun behind it: 끝난 다음. */
function isOfNoun(form: string): boolean {
  return verbalReadings(form).some(({ tail, known }) => known && tail.at(-1)?.kind === 'EM');
}

const ALL = wordSet(KOREAN_ALL);

function koreanState(shape: string): CheckKind | null {
  const pieces = piecesOf(shape);
  const words = pieces.map(({ noun }) => noun);
  const found = pieces.flatMap((_, at) => {
    const spot = koreanWell(pieces, at);
    if (spot === null) return [];
    const own = checkBefore(words, at) ?? spot.of ?? (spot.passes ? checkBehind(words, at) : null);
    if (spot.build && own !== 'build_passes' && own !== 'types_pass') return [];
    return own === null ? [] : [own];
  });
  return first(found);
}

/** The check of which a clause says that it goes well. */
export function checkState(shape: string): CheckKind | null {
  return hasHangul(shape) ? koreanState(shape) : englishState(shape);
}
