import { resolve } from 'node:path';
import { AssayError } from '../../contract/assay-error.ts';
import { Calibration } from '../../contract/calibration.ts';
import type { Configuration } from '../../contract/configuration.ts';
import type { ConfigurationReader } from '../../contract/ports/configuration-files.ts';
import { parseJson } from '../parse-json.ts';

/** The configuration with the file that `grounding.calibration` names read into it. Throws `AssayError`: not_found, malformed. */
export async function withCalibration(
  configuration: Configuration,
  folder: string,
  reader: ConfigurationReader,
): Promise<Configuration> {
  const { calibration } = configuration.grounding;
  if (typeof calibration !== 'string') return configuration;
  const { path, text } = await reader.read(resolve(folder, calibration));
  const read = Calibration.safeParse(parseJson(text, path));
  if (!read.success)
    throw new AssayError(
      'malformed',
      `is no calibration: ${read.error.issues[0]?.message ?? 'wrong shape'}`,
      {
        where: path,
        hint: 'write it with `assay calibrate FILE`',
      },
    );
  return { ...configuration, grounding: { ...configuration.grounding, calibration: read.data } };
}
