import { AssayError } from '../../contract/assay-error.ts';
import { suggest } from '../configuration/nearest-word.ts';

/** Each option that a call has; the compiler asks for those that are missing here. */
export type KnownOptions<Options> = Readonly<Record<keyof Options, true>>;

/** An option that the call does not have would be left out silently. Throws `AssayError` usage. */
export function refuseUnknownOptions<Options extends object>(
  options: Options,
  known: KnownOptions<Options>,
  call: string,
): void {
  const unknown = Object.keys(options).find((name) => !Object.hasOwn(known, name));
  if (unknown === undefined) return;
  const names = Object.keys(known);
  throw new AssayError('usage', `there is no such option${suggest(unknown, names)}`, {
    where: `${call}: ${unknown}`,
    hint: 'correct the name, or leave it out',
  });
}
