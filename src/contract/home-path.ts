import { z } from 'zod';

const ABSOLUTE = /^(?:[/\\]|[A-Za-z]:[/\\])/;
const WHY = 'is no path below the folder that is indexed';

/** True for a path that stays below the folder that it starts in. */
function staysBelow(path: string): boolean {
  if (ABSOLUTE.test(path)) return false;
  let depth = 0;
  for (const step of path.split(/[/\\]/)) {
    if (step === '' || step === '.') continue;
    depth += step === '..' ? -1 : 1;
    if (depth < 0) return false;
  }
  return depth > 0;
}

/** FB35: a path below the folder that is indexed, as who stands outside may name it. */
export const HomePath = z.string().min(1).refine(staysBelow, WHY);

/** The same where '' stands for no file. */
export const MaybeHomePath = z.string().refine((path) => path === '' || staysBelow(path), WHY);
