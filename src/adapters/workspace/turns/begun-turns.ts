import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { BegunTurns } from '../../../contract/ports/begun-turns.ts';
import { isInside } from '../is-inside.ts';
import { keepOf, sessionFile } from './turn-files.ts';

const Begun = z.object({ root: z.string(), stateFolder: z.string(), lost: z.boolean() });
type Begun = z.infer<typeof Begun>;

/** Null where none was kept, or what was kept is torn. */
function begunIn(path: string): Begun | null {
  try {
    return Begun.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}

function isLost({ stateFolder, lost }: Begun, session: string): boolean {
  return lost || !existsSync(sessionFile(join(stateFolder, 'turns'), session));
}

/** HK18: in the user's folder of state, for what lies in the repository goes with it; nothing where there is none. */
export function begunTurns(state: string | null): BegunTurns {
  if (state === null) return { keep: async () => undefined, lost: async () => null };
  const folder = join(state, 'turns');
  const keep = (session: string, begun: Begun): void => {
    try {
      keepOf(folder, session, begun);
    } catch {
      // Without it the turn is checked all the same.
    }
  };
  return {
    async keep(session, { root, stateFolder }) {
      // Nothing is written in the work tree, which a home may be.
      if (!(await isInside(root, folder))) keep(session, { root, stateFolder, lost: false });
    },
    async lost(session) {
      const begun = begunIn(sessionFile(folder, session));
      if (begun === null || !existsSync(begun.root) || !isLost(begun, session)) return null;
      if (!begun.lost) keep(session, { ...begun, lost: true });
      return begun.root;
    },
  };
}
