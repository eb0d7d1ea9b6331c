import type { AgentEvent, AgentHost } from '../../../contract/agent-event.ts';
import type { ToldPoint, TurnState } from '../../../contract/turn-state.ts';

export const MOST_BLOCKS = 3;
const MOST_TOLD = 100;

/**
 * What a check of the end came to. `clear`: nothing stands against it. `unjudged`: it could not be checked, whatever
 * the reason. `stands`: something does; `key` is a hash of the tree and the findings, `marker` the id of the check,
 * `points` what it found; `unread`: only open work, of an agent whose message is not known.
 */
export type EndOutcome =
  | { readonly kind: 'clear' }
  | { readonly kind: 'unjudged' }
  | {
      readonly kind: 'stands';
      readonly key: string;
      readonly marker: string;
      readonly points: readonly ToldPoint[];
      readonly unread: boolean;
    };

/** Whether the agent must go on. `why` is null where there is nothing to say. */
export interface EndDecision {
  readonly block: boolean;
  readonly why: 'unjudged' | 'told_enough' | 'told_before' | 'mended' | 'unread' | null;
  readonly state: TurnState;
}

/** True of an end that is none, or at which a person decides: nothing is checked, nothing is said. */
export function isPause({ planning, pendingWork, ended }: AgentEvent): boolean {
  return planning || pendingWork || ended !== 'completed';
}

/** True where the turn was held so often that it is let go, whatever stands. */
function isToldEnough({ blocks }: TurnState): boolean {
  return blocks >= MOST_BLOCKS;
}

/** Hosts that show a person a note; the others are told by holding the agent, or not at all. */
const NOTED: ReadonlySet<AgentHost> = new Set(['claude', 'codex']);

/**
 * At most three blocks a turn, never two for the same tree and findings, none where nothing could be judged. Open work
 * of an agent that could not be heard is a note, and where none is shown holds it once.
 */
export function decideEnd(state: TurnState, { turnKey, host }: AgentEvent, outcome: EndOutcome): EndDecision {
  const allow = (why: EndDecision['why']): EndDecision => ({ block: false, why, state });
  if (outcome.kind === 'unjudged') return allow('unjudged');
  if (outcome.kind === 'clear') {
    const why = isToldEnough(state) && state.points.length > 0 ? 'mended' : null;
    return { ...allow(why), state: { ...state, turnKey, last: 'allowed', points: [] } };
  }
  if (isToldEnough(state)) return allow('told_enough');
  if (state.told.includes(outcome.key)) return allow('told_before');
  if (outcome.unread && (NOTED.has(host) || state.blocks > 0)) return allow('unread');
  const next: TurnState = {
    ...state,
    turnKey,
    last: 'blocked',
    blocks: state.blocks + 1,
    told: [...state.told, outcome.key].slice(-MOST_TOLD),
    points: outcome.points,
    marker: outcome.marker,
  };
  return { block: true, why: null, state: next };
}
