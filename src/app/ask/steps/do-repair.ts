import type { AskAction } from '../../../contract/ask.ts';
import type { RepairAction } from '../../../contract/repair.ts';
import type { FixSuggestion } from '../../../contract/knowledge-gap.ts';
import { pendingSuggestion } from '../../feedback/pending-suggestion.ts';
import type { AskPorts, Injection } from '../ask-ports.ts';
import type { AskState } from '../ask-state.ts';
import { troubleOf } from '../step.ts';

type Outcome = Pick<AskAction, 'state' | 'job_id' | 'suggestion_id' | 'detail'>;

const NOTHING = { job_id: null, suggestion_id: null, detail: null };
const DONE: Outcome = { ...NOTHING, state: 'done' };

function textIn(params: RepairAction['params'], key: string): string {
  const value = params[key];
  return typeof value === 'string' ? value : '';
}

function lineIn(params: RepairAction['params'], key: string): number {
  const value = params[key];
  return typeof value === 'number' ? value : 1;
}

export function injectionOf(params: RepairAction['params']): Injection {
  return {
    id: textIn(params, 'id'),
    kind: textIn(params, 'kind'),
    content: textIn(params, 'content'),
    path: textIn(params, 'path'),
    start_line: lineIn(params, 'start_line'),
    end_line: lineIn(params, 'end_line'),
  };
}

/** LP14: a repair that the configuration wants never to be done. */
export function isSwitchedOff(
  { configuration }: Pick<AskPorts, 'configuration'>,
  kind: RepairAction['kind'],
): boolean {
  return configuration.correction.switched_off.includes(kind);
}

/** What the action changes, as a suggestion to a person names it. */
function targetOf({ kind, params }: RepairAction): string {
  if (kind === 'schema.link.suggest') return textIn(params, 'code_symbol');
  return textIn(params, 'path') || textIn(params, 'to') || kind;
}

function suggestionOf({ verify }: AskPorts, action: RepairAction): FixSuggestion {
  const { kind, params } = action;
  return pendingSuggestion({ action: kind, target: targetOf(action), details: params }, verify);
}

async function enqueue(
  { jobs }: AskPorts,
  { identity }: AskState,
  { kind, params }: RepairAction,
): Promise<string | null> {
  if (kind !== 'index.module' && kind !== 'schema.link.suggest') return null;
  const job = {
    type: kind,
    payload: params,
    singleton_key: JSON.stringify([kind, params]),
    trace_id: identity.id,
    cause: identity.id,
  };
  const [id = null] = await jobs.enqueue(identity.tenant, [job]);
  return id;
}

/** What a person decides on: a link, and what is costly without consent. */
async function leavePending(ports: AskPorts, state: AskState, action: RepairAction): Promise<Outcome> {
  if (action.kind === 'schema.link.suggest') {
    const job_id = await enqueue(ports, state, action);
    if (job_id !== null) return { ...NOTHING, state: 'pending', job_id };
  }
  const { id } = await ports.learning.suggest(suggestionOf(ports, action));
  return { ...NOTHING, state: 'pending', suggestion_id: id };
}

async function doAtOnce({ hands }: AskPorts, { kind, params }: RepairAction): Promise<void> {
  if (kind === 'index.file') await hands.indexFile(textIn(params, 'path'));
  if (kind === 'index.module') await hands.indexModule(textIn(params, 'path'), false);
  if (kind === 'evidence.inject') await hands.inject(injectionOf(params));
}

async function perform(ports: AskPorts, state: AskState, action: RepairAction): Promise<Outcome> {
  const { kind, needs_consent, params } = action;
  if (isSwitchedOff(ports, kind)) return { ...NOTHING, state: 'refused', detail: 'correction.switched_off' };
  if (kind === 'schema.link.suggest') return leavePending(ports, state, action);
  if (needs_consent && !state.identity.consent) return leavePending(ports, state, action);
  if (kind === 'index.module' && params['recursive'] === true) {
    const job_id = await enqueue(ports, state, action);
    return job_id === null ? leavePending(ports, state, action) : { ...NOTHING, state: 'queued', job_id };
  }
  await doAtOnce(ports, action);
  return DONE;
}

/**
 * LP14: one repair: done at once where it is small, queued where it is costly and allowed, left to a person where it is
 * not. One that fails is on record with its reason, and takes nothing from the others.
 */
export async function doRepair(ports: AskPorts, state: AskState, action: RepairAction): Promise<AskAction> {
  const record = { ...action, round: state.round, outcome: null, rolled_back: false };
  try {
    return { ...record, ...(await perform(ports, state, action)) };
  } catch (error) {
    return { ...record, ...NOTHING, state: 'failed', detail: troubleOf(error) };
  }
}
