import type { AgentEvent } from '../../contract/agent-event.ts';
import type { WorkTreeGlance } from '../../contract/ports/work-tree.ts';
import { turnOfPrompt } from '../../core/self-check/turn/turn-state.ts';
import type { Outside } from '../outside.ts';
import { baselineNames } from './turn-names.ts';

/** Keeps the work tree as it is before the agent begins, unless that is kept already. */
async function keepBaseline(
  name: string,
  { root, tree, before, recorded }: WorkTreeGlance,
  outside: Outside,
): Promise<string> {
  if (!recorded || before !== tree) await (await outside.workTrees()).recordBaseline(root, name);
  return name;
}

/**
 * A prompt was sent: a turn begins, so that later only what it changed is judged. What the host sends back of Assay's
 * own words begins none. Rejects with `AssayError` (not_found: no git work tree; read_only, disk_full …).
 */
export async function startTurn(event: AgentEvent, outside: Outside): Promise<void> {
  const names = baselineNames(event.sessionKey);
  const seen = await outside.glance(event.cwd ?? outside.workingFolder, names.turn, true);
  const store = await outside.turnStore(seen.stateFolder);
  const { state, isNew } = turnOfPrompt(await store.read(event.sessionKey), event);
  if (!isNew) return;
  // Without it, what older turns changed would be laid to this one: better to begin as if none were kept.
  await store.write(event.sessionKey, { ...state, baseline: null });
  await store.mark(event.sessionKey, null);
  const baseline = await keepBaseline(names.turn, seen, outside);
  const sessionBaseline = state.sessionBaseline ?? names.session;
  if (state.sessionBaseline === null)
    await (await outside.workTrees()).recordBaseline(seen.root, names.session);
  await store.write(event.sessionKey, { ...state, baseline, sessionBaseline });
  await store.mark(event.sessionKey, seen.marks);
  await (await outside.begunTurns()).keep(event.sessionKey, seen);
}
