import type { AgentEvent } from '../../contract/agent-event.ts';
import type { Language } from '../../contract/language.ts';
import type { TurnState } from '../../contract/turn-state.ts';
import { readRequirements } from '../../core/self-check/requirements/read-requirements.ts';
import type { CheckedWork } from '../check-work.ts';
import type { CheckAsked } from '../check-work/check-asked.ts';
import type { Outside } from '../outside.ts';

/** A turn to be checked: what it left, and since when. */
export interface TurnToCheck {
  readonly event: AgentEvent;
  readonly state: TurnState;
  readonly root: string;
  readonly message: string | null;
  /** False where the baseline of the turn is no longer kept. */
  readonly recorded: boolean;
  readonly limitMs: number;
  readonly language: (configured: Language | undefined) => Language;
}

const SETTLE_MS = 3000;

/** The prompt, where it asks for other expectations: then they may change. All else of it decides nothing here. */
function expectedBy(prompt: string | null): string | null {
  return readRequirements(prompt ?? '').some(({ changes_expectations }) => changes_expectations)
    ? prompt
    : null;
}

function askedOf(turn: TurnToCheck, abort: AbortSignal): CheckAsked {
  const { event, state, message, recorded, language } = turn;
  return {
    baseline: recorded ? (state.baseline ?? undefined) : undefined,
    toldSince: state.sessionBaseline ?? undefined,
    agentReport: message,
    agent: { name: event.host, model: event.model },
    transcript: event.transcript,
    requirementsText: null,
    request: null,
    expects: expectedBy(state.prompt),
    task: state.prompt,
    run: true,
    fresh: false,
    allowEmpty: false,
    keep: true,
    language,
    abort,
  };
}

/** What `pending` comes to, or null where it takes longer than the limit: then it is cancelled, and given time to clean up. */
async function within<Result>(
  pending: Promise<Result>,
  limitMs: number,
  abort: AbortController,
): Promise<Result | null> {
  const timers: NodeJS.Timeout[] = [];
  const wait = (ms: number): Promise<null> =>
    new Promise((resolve) => timers.push(setTimeout(() => resolve(null), ms)));
  const late = wait(limitMs).then(async () => {
    abort.abort();
    await Promise.race([pending.catch(() => null), wait(SETTLE_MS)]);
    return null;
  });
  try {
    return await Promise.race([pending, late]);
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
}

/** A turn as it was checked; null where the time was over. Rejects with whatever the check does. */
export async function checkTurn(turn: TurnToCheck, outside: Outside): Promise<CheckedWork | null> {
  const { checkWork } = await import('../check-work.ts');
  const abort = new AbortController();
  const checked = await within(
    checkWork(turn.root, askedOf(turn, abort.signal), outside),
    turn.limitMs,
    abort,
  );
  return checked === null || abort.signal.aborted ? null : checked;
}
