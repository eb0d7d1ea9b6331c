import { resolve } from 'node:path';
import type { z } from 'zod';
import { AssayError } from '../../contract/assay-error.ts';
import { Calibration } from '../../contract/calibration.ts';
import type { Configuration } from '../../contract/configuration.ts';
import type { ConfigurationReader } from '../../contract/ports/configuration-files.ts';
import { NO_CALIBRATION } from '../../core/grounding/calibration/apply-calibration.ts';
import { parseJson } from '../parse-json.ts';
import { showPath } from './problem.ts';

const WRITE = 'write it with `assay calibrate FILE`, or set grounding.calibration to none';

function placeOf(path: string, { path: steps }: z.core.$ZodIssue): string {
  const field = showPath(steps.map((step) => (typeof step === 'number' ? step : String(step))));
  return field === '' ? path : `${path}: ${field}`;
}

async function textOf(path: string, reader: ConfigurationReader): Promise<string> {
  try {
    return (await reader.read(path)).text;
  } catch (error) {
    if (error instanceof AssayError && error.code === 'not_found')
      throw new AssayError('not_found', 'there is no such file', { where: path, hint: WRITE });
    throw error;
  }
}

/** A file of `assay calibrate`. Throws `AssayError`: not_found, malformed with the place in the file. */
async function readCalibration(path: string, reader: ConfigurationReader): Promise<Calibration> {
  const read = Calibration.safeParse(parseJson(await textOf(path, reader), path));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const why = (issue?.message ?? 'wrong shape').replace(/^Invalid input: /u, '');
  throw new AssayError('malformed', `is no calibration: ${why}`, {
    where: issue === undefined ? path : placeOf(path, issue),
    hint: WRITE,
  });
}

/** The configuration with the file that `grounding.calibration` names read into it. Throws as `readCalibration`. */
export async function withCalibration(
  configuration: Configuration,
  folder: string,
  reader: ConfigurationReader,
): Promise<Configuration> {
  const { calibration } = configuration.grounding;
  if (typeof calibration !== 'string' || calibration === NO_CALIBRATION) return configuration;
  const read = await readCalibration(resolve(folder, calibration), reader);
  return { ...configuration, grounding: { ...configuration.grounding, calibration: read } };
}
