/** `a/b` of `a/b/c.ts`; '' at the top. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** `c.ts` of `a/b/c.ts`. */
export function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** A folder as it stands among what ties depend on. */
export function folderMark(folder: string): string {
  return folder === '' ? '/' : `${folder}/`;
}

/** Without `.` and `..`; a path that leads out of the top begins with `..`. */
export function normalPath(path: string): string {
  const steps: string[] = [];
  for (const step of path.split('/')) {
    if (step === '' || step === '.') continue;
    if (step === '..' && steps.length > 0 && steps.at(-1) !== '..') steps.pop();
    else steps.push(step);
  }
  return steps.join('/');
}

export function joinPath(folder: string, rest: string): string {
  return normalPath(`${folder}/${rest}`);
}
