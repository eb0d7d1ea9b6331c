import { resolve } from 'node:path';
import { AssayError } from '../../../contract/assay-error.ts';
import { type PlacedProblem, readYaml } from '../../configuration/yaml-tree.ts';
import { showPath } from '../../configuration/problem.ts';
import type { Home, Outside } from '../../outside.ts';
import type { RoutedProvider } from '../model-router.ts';
import { Script } from './script.ts';
import { scriptedProvider } from './scripted-provider.ts';

const MOST_SHOWN = 10;

function refuse(path: string, problems: readonly PlacedProblem[]): never {
  const [first] = problems;
  const rest = problems.length > MOST_SHOWN ? [`… and ${problems.length - MOST_SHOWN} more`] : [];
  const lines = problems.slice(0, MOST_SHOWN).map(({ message }) => message);
  throw new AssayError('malformed', [...lines, ...rest].join('\n'), {
    where: `${path}:${first?.line ?? 1}:${first?.column ?? 1}`,
    hint: 'correct the script of models.script',
  });
}

/** Reads a script, YAML or JSON. Throws `AssayError` malformed with the place and path of each problem. */
export function parseScript(text: string, path: string): Script {
  const tree = readYaml(text);
  if (tree.problems.length > 0) refuse(path, tree.problems);
  const parsed = Script.safeParse(tree.value);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => {
    const steps = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));
    const shown = showPath(steps);
    const message = shown === '' ? issue.message : `${shown}: ${issue.message}`;
    return { ...tree.locate({ path: steps }), message };
  });
  return refuse(path, problems);
}

/** The provider `scripted` of `models.script`, which is relative to the folder of the configuration; none where none is named. */
export async function openScript(home: Home, outside: Outside): Promise<readonly RoutedProvider[]> {
  const { script } = home.configuration.models;
  if (script === undefined) return [];
  const { path, text } = await (await outside.files()).read(resolve(home.folder, script));
  return [scriptedProvider(parseScript(text, path), (ms) => outside.sleep(ms))];
}
