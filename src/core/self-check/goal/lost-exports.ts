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

function namesOf(facts: ModuleFacts | null): readonly string[] {
  return (facts?.exports ?? []).map(({ name }) => name).filter((name) => !name.startsWith('_'));
}

/** Every name that changed modules gave and give no more, tests left out; null where one could not be read whole. */
export function lostExports(
  changed: readonly Changed[],
  isTest: (path: string) => boolean,
  { entries }: Pick<GoalGround, 'entries'>,
): readonly LostName[] | null {
  const own = changed.filter(({ path }) => !isTest(path));
  if (own.some(({ beforeFacts, afterFacts }) => beforeFacts?.broken === true || afterFacts?.broken === true))
    return null;
  return own.flatMap(({ path, previous_path = path, beforeFacts, afterFacts }) => {
    const kept = new Set(namesOf(afterFacts));
    return namesOf(beforeFacts)
      .filter((name) => !kept.has(name))
      .map((name) => ({ file: path, name, entry: entries.has(path) || entries.has(previous_path) }));
  });
}
