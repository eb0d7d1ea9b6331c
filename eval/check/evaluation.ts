import { z } from 'zod';
import { type Case, readCases } from './cases.ts';
import { choose, type Choice, missingRunners } from './choose.ts';
import { eachOf } from './each-of.ts';
import { judgeCase, type Judged } from './judge-case.ts';
import type { KeptAnswers } from './kept-answers.ts';
import { openPackageStore } from './packages.ts';
import { prover, Untrue } from './prove.ts';
import { Verdict } from './verdict.ts';

/** Everything that a run found. */
export interface CheckEvaluation {
  readonly judged: readonly Judged[];
  /** Cases whose runner is not installed here. */
  readonly skipped: readonly Case[];
  readonly untrue: readonly Untrue[];
}

/** What is kept of a case. */
export const CaseSaid = z.object({ withRuns: Verdict, without: Verdict, untrue: z.array(Untrue) });
export type CaseSaid = z.infer<typeof CaseSaid>;

const AT_A_TIME = 2;

/** Proves each case and asks Assay of it, two at a time. */
export async function evaluateCheck(
  choice: Choice,
  kept: KeptAnswers<CaseSaid>,
  say: (line: string) => void,
): Promise<CheckEvaluation> {
  const chosen = choose(readCases(), choice);
  const missing = new Set(missingRunners(chosen));
  const runnable = chosen.filter(({ runner }) => !missing.has(runner));
  const store = openPackageStore();
  const prove = prover(store);
  const untrue: Untrue[] = [];
  try {
    const judged = await eachOf(runnable, AT_A_TIME, async (one) => {
      const known = kept.find(one.id);
      const said = known ?? { untrue: [...(await prove(one))], ...(await judgeCase(one, store)) };
      untrue.push(...said.untrue);
      if (known === undefined) {
        kept.keep(one.id, said);
        say(`${one.id}: ${said.withRuns.status ?? 'no report'} / ${said.without.status ?? 'no report'}`);
      }
      return { one, withRuns: said.withRuns, without: said.without };
    });
    return { judged, skipped: chosen.filter(({ runner }) => missing.has(runner)), untrue };
  } finally {
    store.remove();
  }
}
