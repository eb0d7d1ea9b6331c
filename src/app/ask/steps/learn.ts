import type { AskAction } from '../../../contract/ask.ts';
import { AssayError } from '../../../contract/assay-error.ts';
import type { Message } from '../../../contract/message.ts';
import { betterAttempt, outcomeOf } from '../../../core/correction/decide/better-attempt.ts';
import { afterAsk } from '../../../core/correction/plan/next-model.ts';
import { keepOutcome } from '../../feedback/keep-outcome.ts';
import { checkBegun } from '../../feedback/queue-check.ts';
import { REASON_WORDS } from '../../feedback/reason-words.ts';
import { signalMessage } from '../../feedback/signal-message.ts';
import type { AskPorts } from '../ask-ports.ts';
import type { AskState } from '../ask-state.ts';
import { deliveredOf } from '../delivered.ts';
import { STEP_WORDS } from '../step-words.ts';
import { type Going, type StepDone, troubleOf } from '../step.ts';
import { within } from '../within.ts';

/** So long it may take to see which files are new, and so many are named. */
const NEW_FILES_MS = 5000;
const MOST_NEW = 5;

/** LP20: what the repairs of each round did to the next answer. Only what was done at once can have done anything. */
function withOutcomes({ actions, attempts }: AskState): AskAction[] {
  return actions.map((action) => {
    const before = attempts.find(({ round }) => round === action.round);
    const after = attempts.find(({ round }) => round === action.round + 1);
    if (action.state !== 'done' || action.outcome !== null || before === undefined || after === undefined)
      return action;
    return { ...action, outcome: outcomeOf(before, after) };
  });
}

async function rollBack({ hands }: AskPorts, action: AskAction): Promise<AskAction> {
  const id = action.params['id'];
  if (action.outcome !== 'worse' || action.kind !== 'evidence.inject' || typeof id !== 'string')
    return action;
  await hands.withdraw(id);
  return { ...action, rolled_back: true };
}

/** A model that was switched to stands in for the one that was asked for; where it made things worse, it does not. */
function rememberModel({ ports, state }: Going, actions: readonly AskAction[]): void {
  const { asked_model } = state.identity;
  const { standIns, verify } = ports;
  const helped = actions.find(({ kind, outcome }) => kind === 'model.switch' && outcome === 'helped');
  const to = helped?.params['to'];
  const next = afterAsk(
    asked_model,
    { switched: typeof to === 'string' ? to : null, failed: deliveredOf(state).status !== 'answered' },
    standIns.get(asked_model),
    verify.clock.elapsed(),
  );
  if (next === undefined) standIns.delete(asked_model);
  else standIns.set(asked_model, next);
}

function messagesOf({ ports, state }: Going): Message[] {
  const { identity, raised, retrieval } = state;
  const [first] = retrieval?.hits ?? [];
  const place = first === undefined ? {} : { file: first.document.path, symbol: first.document.title };
  const { id: ask_id, question, message_id, session_id } = identity;
  return raised.map(({ reason, id }) =>
    signalMessage({
      id,
      timestamp: ports.verify.clock.now(),
      trace_id: ask_id,
      correlation_id: message_id,
      tenant: identity.tenant,
      actor: { agent: ports.configuration.agent_id, role: 'critic' },
      signal: {
        source: 'critic',
        session_id,
        reason,
        context: { question, ask_id, message_id, ...place },
        comment: null,
      },
    }),
  );
}

async function noteGap({ ports, state }: Going): Promise<string | null> {
  const { identity, raised, retrieval } = state;
  if (deliveredOf(state).status === 'answered') {
    await ports.learning.answered(identity.question, identity.id, ports.verify.clock.now());
    return null;
  }
  // a provider that fails is no gap of the index
  if (state.causes.length > 0 && state.causes.every((cause) => cause === 'provider_failed')) return null;
  const [first] = retrieval?.hits ?? [];
  const gap = await ports.learning.countGap({
    topic: first?.document.title || identity.question.slice(0, 120),
    file: first?.document.path ?? null,
    symbol: (first?.document.cbo_id ?? null) === null ? null : (first?.document.title ?? null),
    reason: raised[0]?.reason ?? 'insufficient_evidence',
    question: identity.question,
    caller: identity.user_id ?? 'anonymous',
    at: ports.verify.clock.now(),
  });
  return gap.id;
}

/** Of the answer that was given. */
function lastScore({ attempts }: AskState): number | undefined {
  const committed = attempts.filter(({ decision }) => decision === 'commit');
  return (betterAttempt(committed) ?? attempts.at(-1))?.score;
}

async function keepRepairs({ ports, state }: Going, actions: readonly AskAction[]): Promise<void> {
  const { learning, verify, jobs } = ports;
  const scoreAt = (round: number): number | null =>
    state.attempts.find((attempt) => attempt.round === round)?.score ?? null;
  for (const [at, action] of actions.entries()) {
    const isPending = action.state === 'pending';
    if (action.state !== 'done' && action.state !== 'queued' && !isPending) continue;
    const isLater = action.state !== 'done';
    await keepOutcome(learning, {
      id: `${state.identity.id}.${at + 1}`,
      question: state.identity.question,
      action: action.kind,
      cause: action.cause,
      job_id: action.job_id,
      suggestion_id: action.suggestion_id,
      signature: state.failures[action.round - 1] ?? state.failures.at(-1) ?? '',
      // what is queued comes after all that was done at once
      before: (isLater ? lastScore(state) : scoreAt(action.round)) ?? 0,
      after: isLater ? null : scoreAt(action.round + 1),
      outcome: action.outcome,
      rolled_back: action.rolled_back,
      created_at: verify.clock.now(),
    });
    if (action.job_id !== null && !isPending) await checkBegun(jobs, state.identity.tenant, action.job_id);
  }
}

/** LP29: what came since the index was made. A folder that does not answer holds nobody up. */
async function freshFiles({ ports, abort }: Going): Promise<readonly string[]> {
  try {
    return await within(NEW_FILES_MS, abort, () => ports.newFiles());
  } catch (error) {
    if (!(error instanceof AssayError) || error.code !== 'timeout') throw error;
    throw new AssayError('timeout', 'the folder was not listed in time', { where: 'new files' });
  }
}

/** What is remembered of it all: what each repair did, the signals, the gap. What cannot be kept is told, and is no failure. */
export async function learnStep(going: Going): Promise<StepDone> {
  const { ports, state } = going;
  const words = STEP_WORDS[state.identity.language];
  const troubles: string[] = [];
  const attempted = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      troubles.push(troubleOf(error));
      return otherwise;
    }
  };
  const weighed = withOutcomes(state);
  const actions: AskAction[] = [];
  for (const action of weighed) actions.push(await attempted(() => rollBack(ports, action), action));
  rememberModel(going, actions);
  for (const message of messagesOf(going)) await attempted(() => ports.feedback.record(message, []), null);
  await attempted(() => keepRepairs(going, actions), undefined);
  const gap_id = await attempted(() => noteGap(going), null);
  const fresh = await attempted(() => freshFiles(going), []);
  const new_files = { count: fresh.length, paths: fresh.slice(0, MOST_NEW) };
  const told = actions.flatMap(({ kind, outcome }) =>
    outcome === null ? [] : [`${kind}: ${words.outcomes[outcome]}`],
  );
  const reasons = state.raised.map(({ reason }) => reason);
  const signals =
    reasons.length === 0
      ? []
      : [words.signals(reasons.map((reason) => REASON_WORDS[state.identity.language][reason]).join(', '))];
  const said = [
    ...told,
    ...signals,
    ...(gap_id === null ? [] : [words.gap]),
    ...(fresh.length === 0 ? [] : [words.newFiles(fresh.length, new_files.paths)]),
  ];
  return {
    change: { actions, gap_id, new_files, troubles: [...state.troubles, ...troubles] },
    summary: said.length === 0 ? words.nothing : said.join(' · '),
    detail: { signals: reasons, gap_id, outcomes: told, new_files },
  };
}
