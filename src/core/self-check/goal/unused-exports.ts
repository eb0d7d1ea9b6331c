import type { ModuleExport, ModuleFacts } from '../../../contract/syntax.ts';
import { timesIn } from './data-flow.ts';
import type { GoalGround } from './goal-ground.ts';

/** True where a decorator stands above it: what registers it may be the decorator. */
function isDecorated(text: string, start: number): boolean {
  const above = text.slice(0, start).trimEnd().split('\n').at(-1) ?? '';
  return above.trimStart().startsWith('@');
}

/** Names that a module gives, that no other module takes, and that it does not use itself; those of entries are used. */
export function unusedExports(facts: ModuleFacts, ground: GoalGround): readonly ModuleExport[] {
  if (ground.entries.has(facts.path)) return [];
  const text = ground.textOf(facts.path) ?? '';
  const taken = new Set((ground.graph.into.get(facts.path) ?? []).flatMap(({ names }) => names));
  if (taken.has('*')) return [];
  return facts.exports.filter(
    ({ name, kind, start }) =>
      (kind === 'function' || kind === 'class') &&
      !taken.has(name) &&
      !name.startsWith('_') &&
      (name === 'default' || timesIn(text, name) < 2) &&
      !isDecorated(text, start),
  );
}
