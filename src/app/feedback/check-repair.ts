import { AskResult } from '../../contract/ask.ts';
import type { Configuration } from '../../contract/configuration.ts';
import { JOB_PAYLOADS, type Job } from '../../contract/job.ts';
import type { RepairRecord } from '../../contract/knowledge-gap.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import { RepairKind, type RepairOutcome } from '../../contract/repair.ts';
import { outcomeOf } from '../../core/correction/decide/better-attempt.ts';
import { askPorts } from '../ask/ask.ts';
import type { AskPorts } from '../ask/ask-ports.ts';
import { evidenceDocument } from '../index/inject-evidence.ts';
import { answerLanguage } from '../workbench/chat-language.ts';
import type { Workbench } from '../workbench/workbench.ts';
import { type AskedAgain, askAgain } from './ask-again.ts';
import { keepOutcome } from './keep-outcome.ts';
import { laterCheck } from './queue-check.ts';
import { type WhatWasDone, whatWasDone } from './what-was-done.ts';

type Done = Extract<WhatWasDone, { state: 'done' }>;

/** So long an ask may take to keep its result. */
const ENDING_MS = 30_000;

/**
 * What a check found of each question that waited for a repair. `waiting`: what it waits for has not ended, and is looked at
 * later; `undone`: it was taken back before it was looked at.
 */
export interface CheckedRepairs {
  readonly state: 'checked' | 'waiting' | 'not_done' | 'undone' | 'gone';
  readonly outcomes: readonly { readonly record: string; readonly outcome: RepairOutcome }[];
}

/** The answer as the index is now: nothing else is mended meanwhile. */
function asItIs({ correction, ...rest }: Configuration): Configuration {
  const switched_off = RepairKind.options.filter((kind) => kind !== 'retry.contract');
  return { ...rest, correction: { ...correction, max_rounds: 1, switched_off } };
}

/** The ask that waits for the repair; null where a signal caused it, undefined where it is just ending. */
async function askOf(
  { verdicts, verify }: AskPorts,
  { id, created_at }: RepairRecord,
): Promise<AskResult | null | undefined> {
  const ask = /^(.+)\.\d+$/u.exec(id)?.[1];
  if (ask === undefined) return null;
  const kept = AskResult.safeParse((await verdicts.find(ask))?.report);
  if (kept.success) return kept.data;
  const age = Date.parse(verify.clock.now()) - Date.parse(created_at);
  return age < ENDING_MS ? undefined : null;
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

/** Null where the ask that waits for it has not ended. */
async function checkOne(
  bench: Workbench,
  tenant: string,
  { job, model }: Done,
  record: RepairRecord,
  abort: AbortSignalLike,
): Promise<RepairOutcome | null> {
  const lang = answerLanguage(null, record.question, bench.home.configuration.language);
  const nobody = { tenant, user_id: null, token: null, lang };
  const ports = await askPorts(bench, nobody);
  const before = await askOf(ports, record);
  if (before === undefined) return null;
  const session = before === null ? null : await bench.stores.chats(tenant).find(before.session_id);
  const request = {
    question: record.question,
    session_id: before?.session_id ?? null,
    lang: before?.language ?? lang,
    model: model ?? before?.attempts[0]?.model ?? null,
  };
  const caller = { ...nobody, user_id: session?.user_id ?? null };
  const configuration = asItIs(ports.configuration);
  const again = await askAgain({ ...ports, configuration }, request, caller, abort);
  const after = again.result.attempts[0]?.score ?? 0;
  const outcome = outcomeOf({ score: record.before }, { score: after });
  await tell(bench, tenant, before, again);
  const rolled_back = job !== null && (await rollBack(bench, job, outcome));
  await keepOutcome(bench.stores.learning(tenant), { ...record, after, outcome, rolled_back });
  return outcome;
}

/**
 * FB31: asks each question again that waited for what a job or an approval did, and records whether it helped. What has not
 * ended is looked at by a later job of the same. Rejects with `AssayError`.
 */
export async function checkRepair(
  bench: Workbench,
  check: Job,
  abort: AbortSignalLike,
): Promise<CheckedRepairs> {
  const { stores } = bench;
  const tenant = check.tenant_id;
  const done = await whatWasDone(stores, tenant, JOB_PAYLOADS['repair.check'].parse(check.payload));
  const later = async (waiting: Pick<Job, 'created_at' | 'scheduled_at'>): Promise<'waiting'> => {
    await stores.jobs.enqueue(tenant, [laterCheck(check, waiting)]);
    return 'waiting';
  };
  if (done.state === 'waiting') return { state: await later(done.job), outcomes: [] };
  if (done.state !== 'done') return { state: done.state, outcomes: [] };
  const outcomes: CheckedRepairs['outcomes'][number][] = [];
  for (const record of done.records.filter(({ outcome }) => outcome === null)) {
    const outcome = await checkOne(bench, tenant, done, record, abort);
    if (outcome === null) return { state: await later(check), outcomes };
    outcomes.push({ record: record.id, outcome });
  }
  return { state: 'checked', outcomes };
}
