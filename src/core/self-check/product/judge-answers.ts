import type { WorkFinding } from '../../../contract/work-finding.ts';
import { groupBy } from '../cross-run/group-by.ts';
import { runFinding } from '../cross-run/run-finding.ts';
import type { Answer, Answers, Ask, AskedFile } from './ask.ts';
import { calledNames } from './written-call.ts';

/** What tells that an answer is the test's and not the product's. */
export type Tell = 'any' | 'marks' | 'position';

/** An ask whose answer holds for its test alone. */
export interface Told {
  readonly ask: Ask;
  readonly tell: Tell;
  /** What is answered otherwise, or to something else. */
  readonly other: string;
}

/** The asks of a file with the answers of both sides. */
export interface AnsweredFile {
  readonly file: AskedFile;
  readonly work: Answers;
  readonly base: Answers;
}

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
  return isAnswer(once) && /["\d]/.test(file.asks[at]?.code ?? '') ? once.value : null;
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

function tellOf(file: AnsweredFile, ask: Ask, at: number): Told | null {
  const answer = file.work.plain?.[at];
  if (answer === undefined) return null;
  if (answer.any && file.base.plain?.[at]?.any !== true) return { ask, tell: 'any', other: answer.value };
  const marks = byMarks(file, at);
  if (marks !== null) return { ask, tell: 'marks', other: marks };
  const position = agrees(answer) ? byPosition(file, at) : null;
  return position === null ? null : { ask, tell: 'position', other: position };
}

/** Answers that the product gives to its tests alone; each is held against the base or against the same ask made twice. */
export function judgeAnswers(file: AnsweredFile): Told[] {
  return file.file.asks.flatMap((ask, at) => (ask.turned ? (tellOf(file, ask, at) ?? []) : []));
}

/** Ids of the tests that were asked: all that they ask was answered as they expect, or it tells. */
export function askedTests({ file, work }: AnsweredFile, told: readonly Told[]): string[] {
  const open = new Set(file.asks.filter((_ask, at) => !agrees(work.plain?.[at])).map(({ test }) => test));
  const asked = file.asks.filter(({ turned, test }) => turned && !open.has(test)).map(({ test }) => test);
  return [...new Set([...asked, ...told.map(({ ask }) => ask.test)])];
}

/** One finding for each way of telling and file of tests, with the first call. */
export function toldFindings(told: readonly Told[]): WorkFinding[] {
  const groups = groupBy(told, ({ ask, tell }) => JSON.stringify([tell, ask.test.split(' › ', 1)[0]]));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { ask, tell, other } = first;
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
    const finding = runFinding('answers_only_tests', 'error', details, { after: ask.code, tests });
    return [{ ...finding, place: { file, line: 1, column: 1 } }];
  });
}
