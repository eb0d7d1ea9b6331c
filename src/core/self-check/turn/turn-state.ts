import type { AgentEvent } from '../../../contract/agent-event.ts';
import type { TurnState } from '../../../contract/turn-state.ts';

const LONGEST_PROMPT = 8000;

/** A turn that begins now. What was told in the session stays told. */
function newTurn(event: AgentEvent, before: TurnState | null): TurnState {
  return {
    host: event.host,
    turnKey: event.turnKey,
    prompted: before?.prompted ?? false,
    blocks: 0,
    last: null,
    told: before?.told ?? [],
    points: [],
    marker: null,
    baseline: before?.baseline ?? null,
    sessionBaseline: before?.sessionBaseline ?? null,
    prompt: before?.prompt ?? null,
    message: before?.message ?? null,
  };
}

/** True of a prompt that is what Assay told the agent, sent back by the host; a person may name a check by its id. */
function isTold(before: TurnState | null, prompt: string | null): boolean {
  const marker = before?.marker ?? null;
  if (marker === null || prompt === null) return false;
  return prompt.includes('Assay: ') && prompt.includes(`(${marker})`);
}

/** The turn after a prompt, and whether it is a new one. */
export function turnOfPrompt(
  before: TurnState | null,
  event: AgentEvent,
): { readonly state: TurnState; readonly isNew: boolean } {
  if (before !== null && isTold(before, event.prompt)) return { state: before, isNew: false };
  const prompt = event.prompt?.slice(0, LONGEST_PROMPT) ?? null;
  return { state: { ...newTurn(event, before), prompted: true, prompt, message: null }, isNew: true };
}

/**
 * The turn that an end belongs to. Where prompts are told, only a prompt begins a new one; else an end with another
 * key than the last, which was allowed, and which the host does not call a continuation.
 */
export function turnOfEnd(before: TurnState | null, event: AgentEvent): TurnState {
  if (before === null) return newTurn(event, null);
  const isOther = event.turnKey !== null && event.turnKey !== before.turnKey && !event.continuation;
  return before.prompted || before.last !== 'allowed' || !isOther ? before : newTurn(event, before);
}
