import { AssayError } from '../../contract/assay-error.ts';
import { Settings } from '../../contract/setting.ts';
import { checkShape } from './check-shape.ts';
import type { Path } from './problem.ts';

/** Environment variables by name, as a process has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that an environment variable can give. */
export interface EnvironmentSetting {
  readonly name: string;
  readonly path: Path;
  readonly kind: 'text' | 'number' | 'setting';
}

const text = (name: string, ...path: string[]): EnvironmentSetting => ({ name, path, kind: 'text' });
const number = (name: string, ...path: string[]): EnvironmentSetting => ({ name, path, kind: 'number' });
const switchOf = (name: string, ...path: string[]): EnvironmentSetting => ({ name, path, kind: 'setting' });
const setting = (key: string): EnvironmentSetting => ({
  name: `ASSAY_${key.toUpperCase()}`,
  path: ['settings', key],
  kind: 'setting',
});

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
  number('ASSAY_MAX_STEPS', 'validation', 'max_steps'),
  text('ASSAY_MODEL', 'models', 'default'),
  text('ASSAY_JUDGE_MODEL', 'models', 'judge'),
  text('ASSAY_SCRIPT', 'models', 'script'),
  switchOf('ASSAY_METRICS', 'telemetry', 'metrics'),
  switchOf('ASSAY_TRACES', 'telemetry', 'traces'),
  text('ASSAY_LOG', 'telemetry', 'logs'),
  ...Object.keys(Settings.shape).map(setting),
];

/** One value that the environment gives, with its path. */
export interface EnvironmentValue {
  readonly name: string;
  readonly path: Path;
  readonly value: Value;
}

type Value = string | number | boolean | null;

const WORDS: Readonly<Record<string, readonly Value[]>> = {
  true: [true],
  false: [false],
  1: [true],
  0: [false],
  null: [null],
};
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** What a text may mean, the likeliest first; which of it holds, the schema of the setting decides. */
function meanings(given: string): Value[] {
  const number = NUMBER.test(given) ? [Number(given)] : [];
  return [...(WORDS[given.toLowerCase()] ?? []), ...number, given];
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

function readSetting({ name, path, kind }: EnvironmentSetting, given: string): EnvironmentValue {
  if (kind === 'number' && !NUMBER.test(given)) refuse(name, given, 'expected a number');
  const values = kind === 'setting' ? meanings(given) : [kind === 'number' ? Number(given) : given];
  const tried = values.map((value) => ({ value, shape: checkShape(nest(path, value)) }));
  const fitting = tried.find(({ shape }) => 'configuration' in shape);
  if (fitting !== undefined) return { name, path, value: fitting.value };
  const problems = tried.flatMap(({ shape }) => ('problems' in shape ? shape.problems : []));
  return refuse(name, given, [...new Set(problems.map(({ message }) => message))].join('; '));
}

/** Values of the `ASSAY_…` variables; an empty one counts as unset. Throws `AssayError` (usage) naming the variable. */
export function readEnvironment(environment: Environment): EnvironmentValue[] {
  return environmentSettings.flatMap((setting) => {
    const given = environment[setting.name];
    return given === undefined || given === '' ? [] : [readSetting(setting, given)];
  });
}
