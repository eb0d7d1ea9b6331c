import type { ValidationReport } from '../contract/validation-report.ts';
import type { VerdictRecord } from '../contract/verdict-record.ts';
import type { ReportWords } from './report-words.ts';

interface NotEvaluated {
  /** What stands in the place of the verdict. */
  readonly title: 'ERROR' | 'EMPTY';
  readonly why: string;
}

/** What is said of a report with status `error`: of an answer without claims that they are missing, not the evidence. */
export function notEvaluated(
  { reason, result }: ValidationReport,
  exit: VerdictRecord['exit'],
  words: ReportWords,
): NotEvaluated {
  if (result.counts.claims > 0)
    return { title: 'ERROR', why: words.error(words.reasons[reason ?? 'no_evidence']) };
  return exit === 0
    ? { title: 'EMPTY', why: words.noClaim }
    : { title: 'ERROR', why: `${words.noClaim}. ${words.allowEmpty}` };
}
