import type { KeyLink } from '../../../contract/goal-settings.ts';
import type { GoalReport } from '../../../contract/work-report.ts';
import type { GoalGround } from './goal-ground.ts';
import { reachedFrom } from './module-graph.ts';

type Link = GoalReport['links'][number];

function without(path: string): string {
  return path.replace(/\.\w+$/, '');
}

/** Direct where `via` names what must be used; else through other modules too. */
export function holdLink({ from, to, via }: KeyLink, ground: GoalGround): Link {
  const said = (holds: boolean, detail: string): Link => ({ from, to, via, holds, detail });
  const absent = [from, to].find((path) => !ground.files.has(path));
  if (absent !== undefined) return said(false, `${absent} is not there`);
  const text = ground.textOf(from) ?? '';
  if (via !== '' && !text.includes(via)) return said(false, `${from} does not use ${via}`);
  if (!ground.graph.modules.has(from) || !ground.graph.modules.has(to)) {
    const named = text.includes(without(to.split('/').at(-1) ?? to));
    return said(named, named ? `${from} names it` : `${from} does not name it`);
  }
  const leads = reachedFrom(ground.graph, [from]).has(to);
  return said(leads, leads ? `${from} imports it` : `${from} does not lead to it by imports`);
}
