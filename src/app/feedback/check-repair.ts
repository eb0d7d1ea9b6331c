import { AskResult } from '../../contract/ask.ts';
import { AssayError } from '../../contract/assay-error.ts';
import type { Configuration } from '../../contract/configuration.ts';
import type { Job } from '../../contract/job.ts';
import type { RepairRecord } from '../../contract/knowledge-gap.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import { RepairKind, type RepairOutcome } from '../../contract/repair.ts';
import { outcomeOf } from '../../core/correction/decide/better-attempt.ts';
import { languageOfText } from '../../core/language/text-language.ts';
import { askPorts } from '../ask/ask.ts';
import type { AskPorts } from '../ask/ask-ports.ts';
import { evidenceDocument } from '../index/inject-evidence.ts';
import type { Workbench } from '../workbench/workbench.ts';
import { type AskedAgain, askAgain } from './ask-again.ts';
import { keepOutcome } from './keep-outcome.ts';

/** So long an ask may take to keep its result. */
const ENDING_MS = 30_000;

/** What a check found of each question that waited for a repair. */
export interface CheckedRepairs {
  readonly state: 'checked' | 'not_done' | 'gone';
  readonly outcomes: readonly { readonly record: string; readonly outcome: RepairOutcome }[];
}

/** The answer as the index is now: nothing else is mended meanwhile. */
function asItIs({ correction, ...rest }: Configuration): Configuration {
  const switched_off = RepairKind.options.filter((kind) => kind !== 'retry.contract');
  return { ...rest, correction: { ...correction, max_rounds: 1, switched_off } };
}

/** The ask that waits for the repair; null where a signal caused it. One that is just ending is waited for. */
async function askOf(
  { verdicts, verify }: AskPorts,
  { id, created_at }: RepairRecord,
): Promise<AskResult | null> {
  const ask = /^(.+)\.\d+$/u.exec(id)?.[1];
  if (ask === undefined) return null;
  const kept = AskResult.safeParse((await verdicts.find(ask))?.report);
  if (kept.success) return kept.data;
  if (Date.parse(verify.clock.now()) - Date.parse(created_at) < ENDING_MS)
    throw new AssayError('unavailable', 'the ask that waits for this has not ended', { where: ask });
  return null;
}

/** FB31: an answer that stands where there was none comes into the conversation, once. */
async function tell(
  { stores }: Workbench,
  tenant: string,
  before: AskResult | null,
  { result, message }: AskedAgain,
): Promise<void> {
  if (before === null || before.status === 'answered' || result.status !== 'answered') return;
  const chats = stores.chats(tenant);
  const session = await chats.find(before.session_id);
  if (session === null || message === undefined) return;
  const content = { ...message.content, improves: before.message_id };
  await chats.keep(session, [{ ...message, id: `${before.id}.again`, content }]);
}

/** LP20, FB31: a text that was put in and made the answer worse is taken out. */
async function rollBack(
  { stores }: Workbench,
  { tenant_id, type, payload }: Job,
  outcome: RepairOutcome,
): Promise<boolean> {
  const id = payload['id'];
  if (outcome !== 'worse' || type !== 'evidence.inject' || typeof id !== 'string') return false;
  await stores.index(tenant_id).removeDocument(evidenceDocument(id));
  return true;
}

async function checkOne(
  bench: Workbench,
  job: Job,
  record: RepairRecord,
  abort: AbortSignalLike,
): Promise<RepairOutcome> {
  const tenant = job.tenant_id;
  const lang = languageOfText(record.question) ?? bench.home.configuration.language ?? 'ko';
  const nobody = { tenant, user_id: null, token: null, lang };
  const ports = await askPorts(bench, nobody);
  const before = await askOf(ports, record);
  const session = before === null ? null : await bench.stores.chats(tenant).find(before.session_id);
  const request = {
    question: record.question,
    session_id: before?.session_id ?? null,
    lang: before?.language ?? lang,
    model: before?.attempts[0]?.model ?? null,
  };
  const caller = { ...nobody, user_id: session?.user_id ?? null };
  const again = await askAgain(
    { ...ports, configuration: asItIs(ports.configuration) },
    request,
    caller,
    abort,
  );
  const after = again.result.attempts[0]?.score ?? 0;
  const outcome = outcomeOf({ score: record.before }, { score: after });
  await tell(bench, tenant, before, again);
  const rolled_back = await rollBack(bench, job, outcome);
  await keepOutcome(bench.stores.learning(tenant), { ...record, after, outcome, rolled_back });
  return outcome;
}

/**
 * FB31: asks each question again that waited for what a job did, and records whether it helped. Rejects with `AssayError`
 * unavailable while the job has not ended: then it is to be tried again.
 */
export async function checkRepair(
  bench: Workbench,
  tenant: string,
  jobId: string,
  abort: AbortSignalLike,
): Promise<CheckedRepairs> {
  const job = await bench.stores.jobs.read(tenant, jobId);
  if (job === null) return { state: 'gone', outcomes: [] };
  if (job.status === 'cancelled' || job.status === 'dead_lettered')
    return { state: 'not_done', outcomes: [] };
  if (job.status !== 'succeeded')
    throw new AssayError('unavailable', 'the job that is to be checked has not ended', { where: jobId });
  const records = await bench.stores.learning(tenant).repairsOf(jobId);
  const outcomes: CheckedRepairs['outcomes'][number][] = [];
  for (const record of records.filter(({ outcome }) => outcome === null))
    outcomes.push({ record: record.id, outcome: await checkOne(bench, job, record, abort) });
  return { state: 'checked', outcomes };
}
