import type { Path, Problem } from './problem.ts';

/** A relative file lies in the folder of the configuration; outside it must be named absolutely. */
export function checkFilePath(file: string, path: Path): Problem[] {
  const steps = file.split(/[\\/]/);
  const isAbsolute = /^([\\/]|[A-Za-z]:[\\/])/.test(file);
  const depths = steps.map((_, index) =>
    steps
      .slice(0, index + 1)
      .reduce((depth, step) => depth + (step === '..' ? -1 : step === '.' || step === '' ? 0 : 1), 0),
  );
  if (isAbsolute || depths.every((depth) => depth >= 0)) return [];
  return [
    { path, message: `"${file}" lies outside the folder of the configuration; name it by its absolute path` },
  ];
}
