/** A path into the configuration: keys and indexes from the root. */
export type Path = readonly (string | number)[];

/** What is wrong, or doubtful, at one place of the configuration. */
export interface Problem {
  readonly path: Path;
  readonly message: string;
  /** Points at the key itself rather than at its value. */
  readonly atKey?: boolean;
}

/** `graph.load[0].file`; keys that are no plain words are quoted. */
export function showPath(path: Path): string {
  return path.reduce<string>((shown, step) => {
    if (typeof step === 'number') return `${shown}[${step}]`;
    const word = /^[\p{L}_][\p{L}\p{N}_-]*$/u.test(step) ? step : JSON.stringify(step);
    return shown === '' ? word : `${shown}.${word}`;
  }, '');
}

/** A problem with the path of its place. */
export function showProblem({ path, message }: Problem): string {
  return path.length === 0 ? message : `${showPath(path)}: ${message}`;
}

/** What is wrong with a value that stands in no file; of several problems their number, and a line for each. */
export function problemsOf(problems: readonly Problem[]): string {
  const lines = problems.map(showProblem);
  return lines.length === 1 ? lines.join() : [`${lines.length} problems`, ...lines].join('\n');
}
