import type { AgentAnswer, AgentEvent } from '../../contract/agent-event.ts';
import { AssayError } from '../../contract/assay-error.ts';
import { LONGEST_MESSAGE } from '../../core/self-check/final-message/long-message.ts';
import { isPause } from '../../core/self-check/turn/decide-end.ts';
import { turnOfEnd } from '../../core/self-check/turn/turn-state.ts';
import type { Outside } from '../outside.ts';
import { finalMessageOf } from './final-message.ts';
import type { EndLimits, SeenEnd } from './seen-end.ts';

const ALLOW: AgentAnswer = { kind: 'allow' };

/** One too long to be read is not said to claim nothing: the check tells that its rest is unchecked. */
async function claimsSomething(message: string | null): Promise<boolean> {
  if (message === null) return false;
  if (message.length > LONGEST_MESSAGE) return true;
  const { readMessage } = await import('../../core/self-check/final-message/read-message.ts');
  return readMessage(message).claims.length > 0;
}

/** True where it is told without git that nothing was touched since the prompt, and nothing is claimed. */
async function isIdle(event: AgentEvent, outside: Outside): Promise<boolean> {
  const stateFolder = await outside.untouched(event.cwd ?? outside.workingFolder, event.sessionKey);
  if (stateFolder === null) return false;
  const store = await outside.turnStore(stateFolder);
  const message = await finalMessageOf(event, await store.read(event.sessionKey), outside);
  return !(await claimsSomething(message));
}

/** Null where there is no git work tree: then there is nothing to hold an agent to. */
async function look(event: AgentEvent, outside: Outside): Promise<SeenEnd | null> {
  const { baselineNames } = await import('./turn-names.ts');
  const { turn } = baselineNames(event.sessionKey);
  try {
    // The message is read while git works.
    const [seen] = await Promise.all([
      outside.glance(event.cwd ?? outside.workingFolder, turn, false),
      claimsSomething(event.finalMessage),
    ]);
    const store = await outside.turnStore(seen.stateFolder);
    const before = await store.read(event.sessionKey);
    const message = await finalMessageOf(event, before, outside);
    const { baseline } = turnOfEnd(before, event);
    const isKnown = baseline !== null || !seen.recorded;
    const changed = !isKnown || seen.before !== seen.tree;
    return { event, seen, store, message, idle: !changed && !(await claimsSomething(message)) };
  } catch (error) {
    if (error instanceof AssayError && error.code === 'not_found') return null;
    throw error;
  }
}

/** What the check comes to, by itself. */
async function checkEnd(event: AgentEvent, limits: EndLimits, outside: Outside): Promise<AgentAnswer> {
  if (await isIdle(event, outside)) return ALLOW;
  const end = await look(event, outside);
  if (end === null || end.idle) return ALLOW;
  const { store, seen } = end;
  const release = await store.hold(`end ${event.sessionKey} ${seen.tree}`);
  if (release === null) return ALLOW;
  try {
    limits.onCheck?.();
    const { inTurn } = await import('./in-turn.ts');
    const names = [`session ${event.sessionKey}`, `tree ${seen.tree}`];
    return await inTurn(names, store, limits.limitMs, outside, async (limitMs) => {
      const { settleTurn } = await import('./settle-turn.ts');
      return settleTurn(end, { ...limits, limitMs }, outside);
    });
  } finally {
    await release();
  }
}

/**
 * The agent wants to stop. Silent where nothing is claimed and nothing changed, in a pause, and while another hook
 * looks at the same end. Rejects with whatever fails outside of the check; nothing is blocked then.
 */
export async function endTurn(event: AgentEvent, limits: EndLimits, outside: Outside): Promise<AgentAnswer> {
  if (isPause(event)) return ALLOW;
  const lost = await (await outside.begunTurns()).lost(event.sessionKey);
  const answer = await checkEnd(event, limits, outside);
  if (lost === null) return answer;
  const { withLost } = await import('./lost-turn.ts');
  return withLost(answer, lost, event, limits);
}
