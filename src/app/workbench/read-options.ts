import { AssayError } from '../../contract/assay-error.ts';
import { FEATURE_OPTIONS } from '../../contract/feature-options.ts';
import type { FeatureType } from '../../contract/feature.ts';
import { showPath } from '../configuration/problem.ts';

type OptionsOf<F extends FeatureType> = ReturnType<(typeof FEATURE_OPTIONS)[F]['parse']>;

/** WB3: the options of a feature, with its defaults. Throws `AssayError` malformed that names the option and what there is. */
export function readOptions<F extends FeatureType>(
  feature: F,
  given: Readonly<Record<string, unknown>> | null | undefined,
): OptionsOf<F> {
  const shape = FEATURE_OPTIONS[feature];
  const read = shape.safeParse(given ?? {});
  if (read.success) return read.data as OptionsOf<F>;
  const [issue] = read.error.issues;
  const isUnknown = issue?.code === 'unrecognized_keys';
  const path = [...(issue?.path ?? []), ...(isUnknown ? issue.keys.slice(0, 1) : [])];
  const message = isUnknown ? `is no option of ${feature}` : (issue?.message ?? 'wrong shape');
  throw new AssayError('malformed', message.replace(/^Invalid input: /, ''), {
    where: `options.${showPath(path.map((step) => (typeof step === 'number' ? step : String(step))))}`,
    hint: `options of ${feature}: ${Object.keys(shape.shape).join(', ')}`,
  });
}
