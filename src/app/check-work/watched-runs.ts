import type { CommandSpec, Sandbox, TreeSpec } from '../../contract/ports/sandbox.ts';
import type { Outside } from '../outside.ts';

/** Told before each command: in which copy it runs, and as what a person would type it. */
export type OnRun = (tree: TreeSpec['tree'], shown: CommandSpec['shown']) => void;

/** NU9: an outside whose copies tell what is run in them. */
export function watchedRuns(outside: Outside, onRun: OnRun): Outside {
  const sandbox = async (): Promise<Sandbox> => {
    const copies = await outside.sandbox();
    return {
      ...copies,
      async copy(tree, spec, abort) {
        const copy = await copies.copy(tree, spec, abort);
        return {
          root: copy.root,
          remove: () => copy.remove(),
          run(command, ended) {
            onRun(spec.tree, command.shown);
            return copy.run(command, ended);
          },
        };
      },
    };
  };
  return { ...outside, sandbox };
}
