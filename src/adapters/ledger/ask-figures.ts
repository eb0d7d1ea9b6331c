import { z } from 'zod';
import { EvidenceSource } from '../../contract/retrieved.ts';
import type { VerdictRecord } from '../../contract/verdict-record.ts';

const Read = z.object({
  rounds: z.int(),
  ms: z.number(),
  attempts: z.array(z.object({ decision: z.string() })),
  retrieval: z.object({ by_source: z.partialRecord(EvidenceSource, z.int()) }).nullable(),
});

/** What metrics count of an ask; kept beside its verdict. */
interface AskFigures {
  readonly rounds: number;
  readonly ms: number;
  /** Its first answer did not pass. */
  readonly failed_first: boolean;
  readonly evidence: Partial<Record<EvidenceSource, number>>;
}

/** Null for verdicts of other parts. */
export function askFigures({ part, report }: VerdictRecord): AskFigures | null {
  const read = part === 'ask' ? Read.safeParse(report) : undefined;
  if (read?.success !== true) return null;
  const { rounds, ms, attempts, retrieval } = read.data;
  const failed_first = attempts[0]?.decision !== 'commit';
  return { rounds, ms, failed_first, evidence: retrieval?.by_source ?? {} };
}
