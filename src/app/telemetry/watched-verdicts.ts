import type { Attributes, Telemetry } from '../../contract/ports/telemetry.ts';
import type { VerdictArchive } from '../../contract/ports/verdict-ledger.ts';
import type { VerdictRecord } from '../../contract/verdict-record.ts';
import type { Stores } from '../stores.ts';

/** A verdict in the words of the semantic conventions; counts say why, never a text of the answer. */
function evaluationOf({ id, part, outcome, score, counts, subject }: VerdictRecord): Attributes {
  const { items, checked, failed, unchecked } = counts;
  return {
    'gen_ai.evaluation.name': part,
    'gen_ai.evaluation.score.label': outcome,
    ...(score === null ? {} : { 'gen_ai.evaluation.score.value': score }),
    'gen_ai.evaluation.explanation': `${items} items: ${checked} checked, ${failed} failed, ${unchecked} unchecked`,
    'gen_ai.response.id': subject.id,
    'assay.verdict.id': id,
  };
}

/** ME6, ME7: each verdict that is kept is an event and is counted. */
export function watchedVerdicts(
  verdicts: Stores['verdicts'],
  telemetry: Telemetry,
): (tenant: string) => VerdictArchive {
  return (tenant) => {
    const archive = verdicts(tenant);
    return {
      ...archive,
      add(records) {
        for (const record of records) {
          telemetry.count('assay.verdicts', { part: record.part, outcome: record.outcome });
          telemetry.event('gen_ai.evaluation.result', evaluationOf(record));
        }
        return archive.add(records);
      },
    };
  };
}
