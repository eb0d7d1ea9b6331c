import type { Evidence } from '../../src/contract/evidence.ts';
import { contentOf } from '../../src/core/grounding/own-ground/evidence-content.ts';
import type { StatementJudge } from '../../src/core/grounding/statement-judge.ts';
import { statementJudge } from '../../src/core/verify/statement-judge.ts';
import { packagedReader } from './packaged-reader.ts';

const judge = statementJudge(packagedReader);

/** Opens the rows and records of a piece of evidence for the judge of statements alone. */
export function openRecordsOf(
  evidence: Evidence,
  tolerance = 0.05,
): ReturnType<StatementJudge['openRecords']> {
  const { evidence_id, records } = contentOf(evidence);
  return judge.openRecords({ evidence_id, tables: records?.tables ?? [] }, tolerance);
}
