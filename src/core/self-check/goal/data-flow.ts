import type { GoalReport } from '../../../contract/work-report.ts';
import type { Callable } from './callables.ts';
import type { GoalGround } from './goal-ground.ts';
import type { ModuleEdge } from './module-graph.ts';

type Flow = GoalReport['artefacts'][number]['flow'];

/** How often a name stands in a text as a whole word. */
export function timesIn(text: string, name: string): number {
  let count = 0;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    const around = `${text[at - 1] ?? ' '}${text[at + name.length] ?? ' '}`;
    if (!/[\w$]/.test(around)) count += 1;
  }
  return count;
}

/** True where the importing module does something with what it takes, beside naming it in the import. */
function isUsed({ from, names, kind }: ModuleEdge, { textOf }: GoalGround): boolean {
  const plain = names.filter((name) => name !== '*' && name !== 'default');
  if (kind === 'reexport' || plain.length < names.length || names.length === 0) return true;
  const text = textOf(from);
  return text === null || plain.some((name) => timesIn(text, name) > 1);
}

/** DISCONNECTED: it is imported, and what is imported is used nowhere. STATIC: all it gives is fixed. */
export function dataFlow(path: string, callables: readonly Callable[], ground: GoalGround): Flow {
  const edges = ground.graph.into.get(path) ?? [];
  if (edges.length > 0 && !edges.some((edge) => isUsed(edge, ground))) return 'DISCONNECTED';
  const fixed = callables.filter(({ hollow, meant }) => hollow === 'constant' && !meant);
  return fixed.length > 0 && fixed.length === callables.length ? 'STATIC' : 'FLOWING';
}
