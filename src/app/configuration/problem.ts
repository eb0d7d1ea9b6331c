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
