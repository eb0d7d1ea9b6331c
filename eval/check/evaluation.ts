import { type Case, readCases } from './cases.ts';
import { choose, type Choice, missingRunners } from './choose.ts';
import { eachOf } from './each-of.ts';
import { judgeCase, type Judged } from './judge-case.ts';
import { openPackageStore } from './packages.ts';
import { prover, type Untrue } from './prove.ts';

/** Everything that a run found. */
export interface CheckEvaluation {
  readonly judged: readonly Judged[];
  /** Cases whose runner is not installed here. */
  readonly skipped: readonly Case[];
  readonly untrue: readonly Untrue[];
}

const AT_A_TIME = 2;

/** Proves each case and asks Assay of it, two at a time. */
export async function evaluateCheck(choice: Choice, say: (line: string) => void): Promise<CheckEvaluation> {
  const chosen = choose(readCases(), choice);
  const missing = new Set(missingRunners(chosen));
  const runnable = chosen.filter(({ runner }) => !missing.has(runner));
  const store = openPackageStore();
  const prove = prover(store);
  const untrue: Untrue[] = [];
  try {
    const judged = await eachOf(runnable, AT_A_TIME, async (one) => {
      untrue.push(...(await prove(one)));
      const said = await judgeCase(one, store);
      say(`${one.id}: ${said.withRuns.status ?? 'no report'} / ${said.without.status ?? 'no report'}`);
      return said;
    });
    return { judged, skipped: chosen.filter(({ runner }) => missing.has(runner)), untrue };
  } finally {
    store.remove();
  }
}
