import type { Answer } from '../../contract/answer.ts';
import type { AssayError } from '../../contract/assay-error.ts';
import type { BulkResult } from '../../contract/bulk-result.ts';
import type { ValidationReport } from '../../contract/validation-report.ts';
import { asAssayError } from '../../contract/trouble-at.ts';
import { canonicalHash } from '../canonical-hash.ts';
import type { Home } from '../outside.ts';
import type { TextWork } from '../verify-thread/text-work.ts';
import { claimVerdict } from '../library/verdict-in-short.ts';
import type { BulkItem } from './answers-of.ts';

/** What holds for all answers of a run. */
export interface BulkRun {
  readonly home: Home;
  readonly texts: Pick<TextWork, 'verify'>;
  readonly allowEmpty: boolean;
  /** Of Assay: another may judge otherwise. */
  readonly version: string;
}

/** A command is ended by its signal. */
const NEVER = new AbortController().signal;

/** The same answer under the same settings has the same key. */
export function keyOf(of: BulkItem, { home, allowEmpty, version }: BulkRun): string {
  const given = 'answer' in of ? of.answer : of.trouble.message;
  return canonicalHash([given, home.configuration, allowEmpty, version]);
}

/** The place of trouble within an answer; null where it is the answer itself. */
function placeWithin(at: string, where = at): string | null {
  const within = where.startsWith(at) ? where.slice(at.length).replace(/^: /, '') : where;
  return within === '' || /^:\d+$/.test(within) ? null : within;
}

function failed(at: string, key: string, { where, message: error, hint }: AssayError): BulkResult {
  const why = { error, error_at: placeWithin(at, where), error_hint: hint ?? null };
  return { at, response_id: at, key, status: 'ERROR', exit: 2, score: null, claims: [], ...why };
}

function statusOf({ result }: ValidationReport, exit: BulkResult['exit']): BulkResult['status'] {
  if (exit === 2) return 'ERROR';
  if (result.abstained === true) return 'ABSTAINED';
  return result.counts.claims === 0 ? 'EMPTY' : result.validation_status;
}

type Why = Pick<BulkResult, 'error' | 'error_at' | 'error_hint'>;

function whyOf({ reason, result }: ValidationReport, exit: BulkResult['exit']): Why {
  if (exit !== 2) return { error: null, error_at: null, error_hint: null };
  if (result.counts.claims > 0) return { error: reason ?? 'no_evidence', error_at: null, error_hint: null };
  const hint = '--allow-empty lets such an answer pass';
  return { error: 'there is no claim to check', error_at: null, error_hint: hint };
}

async function verified(answer: Answer, run: BulkRun): Promise<Omit<BulkResult, 'at' | 'key'>> {
  const options = { allowEmpty: run.allowEmpty, keep: false };
  const { report, verdict } = await run.texts.verify({ answer, options }, run.home, NEVER);
  return {
    response_id: answer.response_id,
    status: statusOf(report, verdict.exit),
    exit: verdict.exit,
    score: report.result.counts.claims === 0 ? null : verdict.score,
    claims: report.result.claim_validations.map((claim) => claimVerdict(claim, report.metadata.language)),
    ...whyOf(report, verdict.exit),
  };
}

/** Verifies one answer of many; whatever goes wrong with it is its result. Nothing is kept. */
export async function verifyItem(of: BulkItem, run: BulkRun): Promise<BulkResult> {
  const key = keyOf(of, run);
  if ('trouble' in of) return failed(of.at, key, of.trouble);
  try {
    return { at: of.at, key, ...(await verified(of.answer, run)) };
  } catch (error) {
    return { ...failed(of.at, key, asAssayError(error)), response_id: of.answer.response_id };
  }
}
