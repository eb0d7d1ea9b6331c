import { execPath } from 'node:process';
import type { CheckSettings } from '../../contract/check-settings.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type { Sandbox } from '../../contract/ports/sandbox.ts';
import type { WorkTree } from '../../contract/ports/work-tree.ts';
import { asAssayError } from '../../contract/trouble-at.ts';
import type { WorkFinding } from '../../contract/work-finding.ts';
import type { AskedProduct } from '../../contract/work-report.ts';
import type { Answers, AskedFile, Branch, Manner } from '../../core/self-check/product/ask.ts';
import { answersOf, askingOf } from '../../core/self-check/product/asking.ts';
import { asksOf } from '../../core/self-check/product/asks-of.ts';
import {
  askedTests,
  judgeAnswers,
  type Told,
  toldFindings,
} from '../../core/self-check/product/judge-answers.ts';
import { freshBranches, loneBranches } from '../../core/self-check/product/fresh-branches.ts';
import { freshValues, tabledValues } from '../../core/self-check/product/written-answers.ts';
import type { SyntaxFile } from '../../contract/syntax.ts';
import type { AskedBefore } from '../../core/self-check/tamper/source/asked-before.ts';
import type { KeptRuns } from './kept-runs.ts';
import { lineSpec, runTree } from './run-trees.ts';
import type { RanTests } from './run-tests.ts';

/** What is asked again outside of its tests. */
export interface ProductToAsk {
  readonly tree: WorkTree;
  readonly settings: CheckSettings;
  readonly ran: RanTests;
  /** Trees of the test files of the work. */
  readonly tests: readonly SyntaxFile[];
  readonly askedBefore: AskedBefore;
  /** Trees of the product's files that the change touches. */
  readonly source: Readonly<Record<'base' | 'work', readonly SyntaxFile[]>>;
  readonly kept: KeptRuns;
  readonly abort: AbortSignalLike | undefined;
}

export interface AskedAgain {
  readonly product: AskedProduct | null;
  readonly findings: readonly WorkFinding[];
}

const MOST_FILES = 6;
const LEAST_MS = 10_000;
/** What each side is asked. */
export const MANNERS = {
  work: ['plain', 'reversed', 'marked', 'varied', 'near'],
  base: ['plain', 'reversed', 'varied'],
} as const satisfies Record<string, readonly Manner[]>;

/** PQ6: both copies together take no longer than twice the tests, or ten seconds each. */
function patience({ settings, ran }: ProductToAsk): number {
  const took = ran.runs.find(({ receipt }) => receipt.tree === 'work')?.receipt.duration_ms ?? 0;
  return Math.min(settings.test.timeout, Math.max(LEAST_MS, took));
}

async function putTo(
  side: 'work' | 'base',
  files: readonly AskedFile[],
  asked: ProductToAsk,
  sandbox: Sandbox,
  branches: readonly Branch[] = [],
): Promise<readonly Answers[]> {
  const { tree, settings, kept, abort } = asked;
  const { command, given } = askingOf(files, MANNERS[side], execPath, branches);
  const shown = 'the product, asked outside of its tests';
  const line = { ...lineSpec(command, settings), shown, given, timeout_ms: patience(asked) };
  const spec = { tree: side, side, fromOther: [], without: [] } as const;
  const known = await kept.find(spec, line);
  const outcome =
    known ?? (await runTree(sandbox, { tree, spec, settings, tests: line, commands: [], abort })).tests;
  if (outcome === null) return [];
  if (known === null) await kept.keep(spec, line, outcome);
  return files.map((file, at) => answersOf(outcome, file, at));
}

async function answered(
  files: readonly AskedFile[],
  asked: ProductToAsk,
  sandbox: Sandbox,
): Promise<{ readonly told: readonly Told[]; readonly tests: readonly string[] }> {
  const branches = freshBranches(asked.source.base, asked.source.work);
  const work = await putTo('work', files, asked, sandbox, branches);
  const base = await putTo('base', files, asked, sandbox);
  const fresh = freshValues(asked.source.base, asked.source.work);
  const tabled = tabledValues(asked.source.work);
  const all = files.map((file, at) => ({ file, work: work[at] ?? {}, base: base[at] ?? {}, fresh, tabled }));
  const judged = all.map((one) => ({ one, told: judgeAnswers(one) }));
  const known = judged.flatMap((each) => each.told);
  const told = new Set(known.map(({ ask }) => ask.test));
  const alone = loneBranches(all, branches);
  return {
    told: [...known, ...alone.filter(({ ask }) => !told.has(ask.test))],
    tests: judged.flatMap(({ one, told }) => askedTests(one, told)),
  };
}

/**
 * Asks the product again, outside of its tests, what tests asked that turned green: under no runner, in another order,
 * and with other inputs, on the work and on the base. What could not be asked is said.
 */
export async function askProduct(asked: ProductToAsk, sandbox: Sandbox): Promise<AskedAgain> {
  const { fixed, new_tests } = asked.ran.crossRun;
  const turned = new Set([...fixed, ...new_tests]);
  if (turned.size === 0) return { product: null, findings: [] };
  const files = asked.tests
    .map((file) => asksOf(file, turned, asked.askedBefore))
    .filter(({ asks, bodies }) => asks.some((ask) => ask.turned) || bodies.length > 0)
    .slice(0, MOST_FILES);
  const none = { turned_green: turned.size, asked: [] };
  if (files.length === 0) return { product: none, findings: [] };
  try {
    const { told, tests } = await answered(files, asked, sandbox);
    return { product: { ...none, asked: [...tests] }, findings: toldFindings(told) };
  } catch (error) {
    const { code, message } = asAssayError(error);
    const reason = code === 'timeout' || code === 'cancelled' ? code : 'unavailable';
    return { product: { ...none, unchecked: { reason, detail: message } }, findings: [] };
  }
}
