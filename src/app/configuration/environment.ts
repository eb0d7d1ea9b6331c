import { AssayError } from '../../contract/assay-error.ts';
import { checkShape } from './check-shape.ts';
import type { Path } from './problem.ts';

/** Environment variables by name, as a process has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that an environment variable can give. */
export interface EnvironmentSetting {
  readonly name: string;
  readonly path: Path;
  readonly isNumber: boolean;
}

const text = (name: string, ...path: string[]): EnvironmentSetting => ({ name, path, isNumber: false });
const number = (name: string, ...path: string[]): EnvironmentSetting => ({ name, path, isNumber: true });

/** Every variable that sets a value of the configuration. */
export const environmentSettings: readonly EnvironmentSetting[] = [
  text('ASSAY_AGENT_ID', 'agent_id'),
  text('ASSAY_TENANT_ID', 'tenant_id'),
  text('ASSAY_LANGUAGE', 'language'),
  text('ASSAY_REFERENCE_DATE', 'reference_date'),
  number('ASSAY_MAX_ITERATIONS', 'max_iterations'),
  number('ASSAY_TIMEOUT', 'timeout'),
  number('ASSAY_RETRY_COUNT', 'retry_count'),
  number('ASSAY_NUMERIC_TOLERANCE', 'validation', 'numeric_tolerance'),
  number('ASSAY_MIN_EVIDENCE_COUNT', 'validation', 'min_evidence_count'),
  number('ASSAY_HALLUCINATION_THRESHOLD', 'validation', 'hallucination_threshold'),
  number('ASSAY_PASS_THRESHOLD', 'validation', 'pass_threshold'),
  text('ASSAY_MODEL', 'models', 'default'),
  text('ASSAY_JUDGE_MODEL', 'models', 'judge'),
  text('ASSAY_SCRIPT', 'models', 'script'),
];

/** One value that the environment gives, with its path. */
export interface EnvironmentValue {
  readonly name: string;
  readonly path: Path;
  readonly value: string | number;
}

export function nest(path: Path, value: unknown): unknown {
  return path.reduceRight<unknown>((inner, step) => ({ [step]: inner }), value);
}

function refuse(name: string, given: string, why: string): never {
  throw new AssayError('usage', `${JSON.stringify(given)}: ${why}`, {
    where: name,
    hint: `correct or unset ${name}`,
  });
}

function readSetting({ name, path, isNumber }: EnvironmentSetting, given: string): EnvironmentValue {
  if (isNumber && !/^-?\d+(?:\.\d+)?$/.test(given)) refuse(name, given, 'expected a number');
  const value = isNumber ? Number(given) : given;
  const shape = checkShape(nest(path, value));
  if ('problems' in shape) refuse(name, given, shape.problems.map(({ message }) => message).join('; '));
  return { name, path, value };
}

/** Values of the `ASSAY_…` variables; an empty one counts as unset. Throws `AssayError` (usage) naming the variable. */
export function readEnvironment(environment: Environment): EnvironmentValue[] {
  return environmentSettings.flatMap((setting) => {
    const given = environment[setting.name];
    return given === undefined || given === '' ? [] : [readSetting(setting, given)];
  });
}
