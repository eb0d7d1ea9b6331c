import type { ModuleFacts, SyntaxFile } from '../../../contract/syntax.ts';
import { callablesOf } from './callables.ts';
import type { GoalGround } from './goal-ground.ts';
import type { Changed } from './scan-added-code.ts';

/** A name that a module gave to others at the base and gives no more. */
export interface LostName {
  readonly file: string;
  readonly name: string;
  /** True where something outside the project's own imports uses the file. */
  readonly entry: boolean;
}

/** What others may use of a module: its exports, and the methods of exported classes. */
function namesOf(facts: ModuleFacts | null, syntax: SyntaxFile | null): readonly string[] {
  const exports = (facts?.exports ?? []).map(({ name }) => name);
  const methods = (syntax === null ? [] : callablesOf(syntax))
    .filter(({ name, owner }) => name.startsWith(`${owner}.`) && exports.includes(owner))
    .map(({ name }) => name);
  return [...exports, ...methods].filter((name) => !/(?:^|\.)[_#]/.test(name));
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
  return own.flatMap(({ path, previous_path = path, ...file }) => {
    const kept = new Set(namesOf(file.afterFacts, file.afterSyntax));
    const isEntry = entries.has(path) || entries.has(previous_path);
    return namesOf(file.beforeFacts, file.beforeSyntax)
      .filter((name) => !kept.has(name))
      .map((name) => ({ file: path, name, entry: isEntry }));
  });
}
