import type { AskResult } from '../../contract/ask.ts';
import type { KnowledgeGap } from '../../contract/knowledge-gap.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type { RegressionCase } from '../../contract/regression-case.ts';
import { citedPath } from '../../core/correction/critics/resolve-citation.ts';
import { askPorts } from '../ask/ask.ts';
import type { AskPorts } from '../ask/ask-ports.ts';
import { runAsk } from '../ask/run-ask.ts';
import type { Caller } from '../workbench/caller.ts';
import { NO_CHATS } from './ask-again.ts';
import type { Workbench } from '../workbench/workbench.ts';

/** How a question fares now that failed once. */
export interface ReplayedCase extends RegressionCase {
  readonly passed: boolean;
  readonly status: AskResult['status'];
  /** Files that the answer cites. */
  readonly cited: readonly string[];
  readonly rounds: number;
  /** Milliseconds. */
  readonly ms: number;
}

/** The loop as it is, but nothing of it is kept: a question that is only tried is no complaint. */
function keepingNothing(ports: AskPorts): AskPorts {
  const { verdicts, learning } = ports;
  return {
    ...ports,
    jobs: { enqueue: async () => [], read: async () => null },
    feedback: { record: async () => [] },
    learning: {
      ...learning,
      countGap: async ({ question, caller: _, at, ...place }): Promise<KnowledgeGap> => {
        const times = { created_at: at, last_at: at };
        const counts = { count: 1, callers: 1, questions: [question] };
        return { ...place, ...times, ...counts, id: 'replayed', status: 'open', closed_by: null };
      },
      answered: async () => undefined,
      suggest: async (one) => one,
      keepRepair: async () => false,
    },
    chats: NO_CHATS,
    verdicts: { add: async () => undefined, find: (id) => verdicts.find(id) },
    standIns: new Map(),
  };
}

function judged(one: RegressionCase, { status, citations, rounds, ms }: AskResult): ReplayedCase {
  const cited = [...new Set(citations.map(citedPath).filter((path) => path !== null))];
  const isFound = one.expected_paths.length === 0 || one.expected_paths.some((path) => cited.includes(path));
  return { ...one, passed: status === 'answered' && isFound, status, cited, rounds, ms };
}

/**
 * FB26: asks every regression case again, one after the other, without anything costly; nothing of it is kept. Rejects with
 * `AssayError` where nothing is indexed, or the caller left.
 */
export async function replayCases(
  bench: Workbench,
  caller: Caller,
  onReplayed: (one: ReplayedCase) => void,
  abort: AbortSignalLike,
): Promise<readonly ReplayedCase[]> {
  const cases = await bench.stores.learning(caller.tenant).cases();
  const ports = keepingNothing(await askPorts(bench, caller));
  const replayed: ReplayedCase[] = [];
  for (const one of cases) {
    const request = { question: one.question, consent: false };
    const result = judged(one, await runAsk(ports, request, caller, {}, abort));
    onReplayed(result);
    replayed.push(result);
  }
  return replayed;
}
