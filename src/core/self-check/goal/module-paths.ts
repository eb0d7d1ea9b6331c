const SUFFIXES = [
  '.ts',
  '.tsx',
  '.mts',
  '.cts',
  '.js',
  '.jsx',
  '.mjs',
  '.cjs',
  '.d.ts',
  '.json',
  '.vue',
  '.svelte',
];
const WRITTEN_AS: Readonly<Record<string, readonly string[]>> = {
  '.js': ['.ts', '.tsx', '.js', '.jsx'],
  '.jsx': ['.tsx', '.jsx'],
  '.mjs': ['.mts', '.mjs'],
  '.cjs': ['.cts', '.cjs'],
};

/** `a/b/../c` as `a/c`; null where it leaves the root. */
export function normalisePath(path: string): string | null {
  const steps: string[] = [];
  for (const step of path.split('/')) {
    if (step === '' || step === '.') continue;
    if (step !== '..') steps.push(step);
    else if (steps.pop() === undefined) return null;
  }
  return steps.join('/');
}

export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

function written(path: string): string[] {
  const dot = path.lastIndexOf('.');
  const ending = WRITTEN_AS[path.slice(dot)];
  return ending === undefined ? [] : ending.map((one) => path.slice(0, dot) + one);
}

/** The file that a path of JavaScript or TypeScript names: as it stands, by another ending, or as a folder. */
export function fileNamed(path: string | null, files: ReadonlySet<string>): string | null {
  if (path === null) return null;
  const candidates = [
    path,
    ...written(path),
    ...SUFFIXES.map((suffix) => path + suffix),
    ...SUFFIXES.map((suffix) => (path === '' ? `index${suffix}` : `${path}/index${suffix}`)),
  ];
  return candidates.find((candidate) => files.has(candidate)) ?? null;
}
