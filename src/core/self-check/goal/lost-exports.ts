import type { ModuleFacts } from '../../../contract/syntax.ts';
import type { GoalGround } from './goal-ground.ts';
import type { Changed } from './scan-added-code.ts';

/** A name that a module gave to others at the base and gives no more. */
export interface LostName {
  readonly file: string;
  readonly name: string;
  /** True where something outside the project's own imports uses the file. */
  readonly entry: boolean;
}

function namesOf(facts: ModuleFacts | null | undefined): readonly string[] {
  return (facts?.exports ?? []).map(({ name }) => name).filter((name) => !name.startsWith('_'));
}

/** Every name that changed modules gave and give no more, tests left out; null where one could not be read whole. */
export function lostExports(
  changed: readonly Changed[],
  isTest: (path: string) => boolean,
  { graph, entries }: GoalGround,
): readonly LostName[] | null {
  const own = changed.filter(({ path }) => !isTest(path));
  const after = (path: string): ModuleFacts | undefined => graph.modules.get(path);
  if (own.some(({ path, beforeFacts }) => beforeFacts?.broken === true || after(path)?.broken === true))
    return null;
  return own.flatMap(({ path, previous_path = path, beforeFacts }) => {
    const kept = new Set(namesOf(after(path)));
    return namesOf(beforeFacts)
      .filter((name) => !kept.has(name))
      .map((name) => ({ file: path, name, entry: entries.has(path) || entries.has(previous_path) }));
  });
}
