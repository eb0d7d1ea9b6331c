import { z } from 'zod';
import type { Case } from './cases.ts';
import { crossed, crossedColour } from './crossed.ts';
import type { Files } from './edits.ts';
import { runOwnTests } from './own-tests.ts';
import type { PackageStore } from './packages.ts';
import type { Ended } from './shell.ts';

/** A tree, how its own tests must end, and what for. */
interface Trial {
  readonly tree: Untrue['tree'];
  readonly files: Files;
  readonly said: Untrue['said'];
}

/** A tree whose own tests end otherwise than the case says. */
export const Untrue = z.object({
  id: z.string(),
  tree: z.enum(['base', 'work', 'base tests on the work']),
  said: z.enum(['green', 'red']),
  ended: z.object({ code: z.number().nullable(), stdout: z.string(), output: z.string() }),
});
export type Untrue = z.infer<typeof Untrue>;

/** Proves that cases are what they say. Trees that several cases share run once. */
export type Prover = (one: Case) => Promise<readonly Untrue[]>;

const LAST_OF_A_RUN = 125;

/** Green is exit 0; red is a test run that failed: not a command that is missing, nor one that was killed. */
function isSo({ code }: Ended, said: Trial['said']): boolean {
  if (code === null) return false;
  return said === 'green' ? code === 0 : code > 0 && code <= LAST_OF_A_RUN;
}

function trialsOf(one: Case): Trial[] {
  const colour = crossedColour(one);
  return [
    { tree: 'base', files: one.base, said: one.tests.base },
    { tree: 'work', files: one.work, said: one.tests.work },
    ...(colour === null
      ? []
      : [{ tree: 'base tests on the work', files: crossed(one), said: colour } as const]),
  ];
}

export function prover(store: PackageStore): Prover {
  const known = new Map<string, Promise<Ended>>();
  const ending = (one: Case, files: Files): Promise<Ended> => {
    const key = JSON.stringify([
      one.runner,
      Object.fromEntries([...files].sort(([a], [b]) => (a < b ? -1 : 1))),
    ]);
    const ended = known.get(key) ?? runOwnTests(one, files, store);
    known.set(key, ended);
    return ended;
  };
  return async (one) => {
    const found: Untrue[] = [];
    for (const { tree, files, said } of trialsOf(one)) {
      const ended = await ending(one, files);
      if (!isSo(ended, said)) found.push({ id: one.id, tree, said, ended });
    }
    return found;
  };
}
