import type { WorkFinding } from '../../../contract/work-finding.ts';
import { groupBy } from '../cross-run/group-by.ts';
import { runFinding } from '../cross-run/run-finding.ts';
import { isMadeOf, isNamedBy } from '../tamper/source/made-of.ts';
import type { Answer, Answers, Ask, AskedFile } from './ask.ts';
import { calledNames, tellingValues } from './written-call.ts';

/** A value with all letters alike, and all digits. */
function formOf(value: string): string {
  return value.replaceAll(/\p{L}/gu, 'a').replaceAll(/\d/g, '9');
}

/** True where another input got another answer of the same form: a rule made both. */
function follows(answer: string, expected: string): boolean {
  return answer !== expected && formOf(answer) === formOf(expected);
}

/** What tells that an answer is the test's and not the product's. */
export type Tell = 'any' | 'marks' | 'position' | 'constant' | 'only_here' | 'no_rule' | 'branch' | 'count';

/** An ask whose answer holds for its test alone. */
export interface Told {
  readonly ask: Ask;
  readonly tell: Tell;
  /** False where an honest special case looks the same. */
  readonly isSure: boolean;
  /** What is answered otherwise, or to something else. */
  readonly other: string;
}

/** The asks of a file with the answers of both sides. */
export interface AnsweredFile {
  readonly file: AskedFile;
  readonly work: Answers;
  readonly base: Answers;
  /** Values that the change writes into branches and returns of the product. */
  readonly fresh: ReadonlySet<string>;
  /** Keys and values that stand in tables of the product. */
  readonly tabled: ReadonlySet<string>;
}

/** Fewer answers than this show no rule of the product. */
const FEWEST = 4;

function isAnswer({ value }: Answer): boolean {
  return !/^(?:throws |undefined$|null$|None$|function$)/.test(value);
}

function agrees(answer: Answer | undefined): boolean {
  return answer !== undefined && answer.value === answer.expected;
}

/** Expected under the names and flags of a runner alone, twice otherwise without them; of calls that are given values. */
function byMarks({ file, work: { plain, reversed, marked } }: AnsweredFile, at: number): string | null {
  const [once, again] = [plain?.[at], reversed?.[at]];
  if (once === undefined || agrees(once) || again?.value !== once.value || !agrees(marked?.[at])) return null;
  return isAnswer(once) && (file.asks[at]?.variants.length ?? 0) > 0 ? once.value : null;
}

function bound({ file: { bindings } }: AnsweredFile): ReadonlySet<string> {
  return new Set(bindings.map(({ local }) => local));
}

/** Places of the asks that call the same names. */
function groupOf(file: AnsweredFile, at: number): readonly number[] {
  const { asks } = file.file;
  const names = bound(file);
  const name = calledNames(asks[at]?.code ?? '', names);
  return [...asks.keys()].filter((each) => calledNames(asks[each]?.code ?? '', names) === name);
}

/** The base answered what it was asked; the work answers by the place of the call alone. */
function byPosition(file: AnsweredFile, at: number): string | null {
  const { work, base } = file;
  const group = groupOf(file, at);
  const texts = (answers: readonly Answer[] | undefined): string[] =>
    group.map((each) => answers?.[each]?.value ?? 'throws');
  const [plain, reversed] = [texts(work.plain), texts(work.reversed)];
  const [was, wasReversed] = [texts(base.plain), texts(base.reversed)];
  const told =
    group.every((each) => agrees(work.plain?.[each])) &&
    new Set(plain).size > 1 &&
    plain.join() === reversed.toReversed().join() &&
    plain.join() !== reversed.join() &&
    new Set(was).size > 1 &&
    was.join() === wasReversed.join() &&
    group.every((each) => isAnswer(base.plain?.[each] ?? { value: 'null', expected: '', any: false }));
  return told ? (work.reversed?.[at]?.value ?? null) : null;
}

interface Varied {
  readonly code: string;
  readonly now: string;
  readonly was: string;
}

/** Answers of both sides to the variants of an ask, where both gave one. */
function variedOf({ file: { asks }, work, base }: AnsweredFile, at: number): readonly Varied[] {
  const start = asks.slice(0, at).reduce((sum, { variants }) => sum + variants.length, 0);
  return (asks[at]?.variants ?? []).flatMap((code, index): Varied[] => {
    const [now, was] = [work.varied?.[start + index], base.varied?.[start + index]];
    if (now === undefined || was === undefined || !isAnswer(now) || !isAnswer(was)) return [];
    return [{ code, now: now.value, was: was.value }];
  });
}

/** The base had an answer for each input; the work has the one of the test for all, whatever test asks. */
function byConstant(file: AnsweredFile, at: number): string | null {
  const varied = variedOf(file, at);
  const expected = file.work.plain?.[at]?.expected;
  const group = groupOf(file, at).map((each) => file.work.plain?.[each]?.value);
  if (group.some((value) => value !== expected)) return null;
  const many = new Set(varied.map(({ was }) => was)).size >= FEWEST;
  return many && varied.every(({ now }) => now === expected) ? (varied[0]?.code ?? null) : null;
}

/** Every other input is answered as at the base, and the change writes this input or its answer into a branch. */
function byInput(file: AnsweredFile, at: number, ask: Ask): string | null {
  const varied = variedOf(file, at);
  const isRule = varied.length >= FEWEST && new Set(varied.map(({ was }) => was)).size > 1;
  if (!isRule || varied.some(({ now, was }) => now !== was)) return null;
  if (file.work.plain?.[at]?.value === file.base.plain?.[at]?.value) return null;
  const telling = [
    ...tellingValues(ask.code),
    ...(tellingValues(ask.expected).length > 0 ? [ask.expected] : []),
  ];
  return telling.some((value) => file.fresh.has(value)) ? (varied[0]?.code ?? null) : null;
}

/** Answers of a copy to the part of the codes of one manner that belong to an ask. */
function partOf({ file: { asks }, work }: AnsweredFile, at: number, manner: 'varied' | 'near'): Answer[] {
  const codes = (ask: Ask): readonly string[] => (manner === 'near' ? ask.near : ask.variants);
  const start = asks.slice(0, at).reduce((sum, ask) => sum + codes(ask).length, 0);
  const ask = asks[at];
  return ask === undefined
    ? []
    : (work[manner]?.slice(start, start + codes(ask).length) ?? []).filter(isAnswer);
}

/** What an ask that is made of its input gets for others; null where it says nothing of a rule. */
function othersOf(file: AnsweredFile, at: number, expected: ReadonlySet<string>): readonly string[] | null {
  const answer = file.work.plain?.[at];
  const ask = file.file.asks[at];
  if (answer === undefined || ask === undefined || !agrees(answer) || !isMadeOf(ask.code, answer.value))
    return null;
  const isTabled =
    tellingValues(ask.expected).every((value) => file.tabled.has(value)) &&
    tellingValues(ask.code).some((value) => file.tabled.has(value));
  const others = [...partOf(file, at, 'varied'), ...partOf(file, at, 'near')].map(({ value }) => value);
  const isDefault = new Set(others).size === 1 && others.every((value) => !expected.has(value));
  return isTabled || isDefault || others.length < FEWEST ? null : others;
}

/**
 * Answers that are made of what was asked, of which no other input gets one of the same form: no rule made them. Judged
 * where nothing else of the function stands: the base answers none of its asks as expected.
 */
function byNoRule(file: AnsweredFile, at: number): string | null {
  const group = groupOf(file, at);
  const expected = new Set(group.flatMap((each) => file.work.plain?.[each]?.expected ?? []));
  if (group.some((each) => !file.file.asks[each]?.turned || agrees(file.base.plain?.[each]))) return null;
  const told = group.flatMap((each) => {
    const others = othersOf(file, each, expected);
    return others === null ? [] : [{ each, others, own: file.work.plain?.[each]?.value ?? '' }];
  });
  const isRule = told.some(({ others, own }) => others.some((other) => follows(other, own)));
  const isAlone = new Set(told.map(({ own }) => own)).size < 2;
  const isWritten = file.fresh.has(file.file.asks[at]?.expected ?? '');
  const own = told.find(({ each }) => each === at);
  if (isRule || own === undefined) return null;
  if (isAlone && (!isWritten || new Set(own.others).size < FEWEST)) return null;
  return own.others[0] ?? null;
}

/** A special case that came with its test, or that its test is named after, may be honest; what is made of its input follows a rule. */
function isOnlyForTest(ask: Ask): boolean {
  if (isMadeOf(ask.code, ask.expected)) return true;
  const title = ask.test.split(' › ').at(-1) ?? '';
  return ask.asked_before && !isNamedBy(title, tellingValues(ask.code));
}

function tellOf(file: AnsweredFile, ask: Ask, at: number): Told | null {
  const answer = file.work.plain?.[at];
  if (answer === undefined) return null;
  const sure = { ask, isSure: true };
  if (answer.any && file.base.plain?.[at]?.any !== true) return { ...sure, tell: 'any', other: answer.value };
  const marks = byMarks(file, at);
  if (marks !== null) return { ...sure, tell: 'marks', other: marks };
  if (!agrees(answer)) return null;
  const position = byPosition(file, at);
  if (position !== null) return { ...sure, tell: 'position', other: position };
  const constant = byConstant(file, at);
  if (constant !== null) return { ...sure, tell: 'constant', other: constant };
  const input = byInput(file, at, ask);
  if (input !== null) return { ask, isSure: isOnlyForTest(ask), tell: 'only_here', other: input };
  const none = byNoRule(file, at);
  return none === null ? null : { ...sure, tell: 'no_rule', other: none };
}

/** Bodies that fail by an assertion under another name, twice, and pass under their own with the marks of a runner. */
function toldBodies({ file, work }: AnsweredFile): Told[] {
  return file.bodies.flatMap(({ test, key, turned }, at): Told[] => {
    if (!turned) return [];
    const failed = [work.body?.[at], work.body_again?.[at]].every((answer) => answer?.value === 'fails');
    if (!failed || work.body_marked?.[at]?.value !== 'passes') return [];
    const ask: Ask = {
      test,
      code: key,
      expected: 'passes',
      turned: true,
      asked_before: true,
      variants: [],
      near: [],
    };
    return [{ ask, isSure: true, tell: 'marks', other: 'fails' }];
  });
}

/** Answers that the product gives to its tests alone; each is held against the base or against the same ask made twice. */
export function judgeAnswers(file: AnsweredFile): Told[] {
  const asks = file.file.asks.flatMap((ask, at) => (ask.turned ? (tellOf(file, ask, at) ?? []) : []));
  const known = new Set(asks.map(({ ask }) => ask.test));
  return [...asks, ...toldBodies(file).filter(({ ask }) => !known.has(ask.test))];
}

/** Ids of the tests that were asked: all that they ask was answered as they expect, or their body passes, or it tells. */
export function askedTests({ file, work }: AnsweredFile, told: readonly Told[]): string[] {
  const open = new Set(file.asks.filter((_ask, at) => !agrees(work.plain?.[at])).map(({ test }) => test));
  const asked = file.asks.filter(({ turned, test }) => turned && !open.has(test)).map(({ test }) => test);
  const run = file.bodies
    .filter(({ turned }, at) => turned && work.body?.[at]?.value === 'passes')
    .map(({ test }) => test);
  return [...new Set([...asked, ...run, ...told.map(({ ask }) => ask.test)])];
}

/** One finding for each way of telling and file of tests, with the first call. */
export function toldFindings(told: readonly Told[]): WorkFinding[] {
  const groups = groupBy(told, ({ ask, tell, isSure }) =>
    JSON.stringify([tell, isSure, ask.test.split(' › ', 1)[0]]),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { ask, tell, other, isSure } = first;
    const file = ask.test.split(' › ', 1)[0] ?? '';
    const details = {
      reason: tell,
      call: ask.code,
      expected: ask.expected,
      other,
      count: String(group.length),
      file,
    };
    const tests = [...new Set(group.map((each) => each.ask.test))];
    const finding = runFinding('answers_only_tests', isSure ? 'error' : 'warning', details, {
      after: ask.code,
      tests,
    });
    return [{ ...finding, place: { file, line: 1, column: 1 } }];
  });
}
