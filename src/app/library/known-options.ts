import { AssayError } from '../../contract/assay-error.ts';
import { Language } from '../../contract/language.ts';
import { suggest } from '../configuration/nearest-word.ts';
import { isRecord } from '../forms/is-record.ts';

type Kind = 'text' | 'switch' | 'object' | 'configuration' | 'language' | 'own';

/** Each option that a call has, with what its value is; the compiler asks for those that are missing here. */
export type KnownOptions<Options> = Readonly<Record<keyof Options, Kind>>;

interface Held {
  readonly holds: (value: unknown) => boolean;
  readonly expected: string;
}

/** `own`: the call looks at the value itself. */
const KINDS: Readonly<Record<Exclude<Kind, 'own'>, Held>> = {
  text: { holds: (value) => typeof value === 'string', expected: 'a text' },
  switch: { holds: (value) => typeof value === 'boolean', expected: 'true or false' },
  object: { holds: isRecord, expected: 'an object' },
  configuration: {
    holds: (value) => typeof value === 'string' || isRecord(value),
    expected: 'a path or an object',
  },
  language: {
    holds: (value) => Language.safeParse(value).success,
    expected: `one of ${Language.options.join(', ')}`,
  },
};

/** An option that the call does not have would be left out silently, a value of another kind fail in the middle. Throws `AssayError` usage. */
export function refuseWrongOptions<Options extends object>(
  options: Options,
  known: KnownOptions<Options>,
  call: string,
): void {
  const refuse = (where: string, why: string, hint: string): never => {
    throw new AssayError('usage', why, { where: `${call}: ${where}`, hint });
  };
  const names = Object.keys(known);
  if (!isRecord(options)) refuse('options', 'expected an object', `give { ${names[0]}: … }, or leave it out`);
  for (const [name, value] of Object.entries(options)) {
    if (!Object.hasOwn(known, name))
      refuse(name, `there is no such option${suggest(name, names)}`, 'correct the name, or leave it out');
    const kind: Kind = known[name as keyof Options];
    if (kind !== 'own' && value !== undefined && !KINDS[kind].holds(value))
      refuse(name, `expected ${KINDS[kind].expected}`, 'correct it, or leave it out');
  }
}
