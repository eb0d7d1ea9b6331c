import { dirname } from 'node:path';
import type { ConfigurationReader, ConfigurationText } from '../../contract/ports/configuration-files.ts';
import type { Environment } from './environment.ts';
import { checkShape } from './check-shape.ts';
import { decidingFiles } from './hold-file.ts';
import { type IgnoredPart, narrow } from './narrow.ts';
import { parseConfiguration } from './parse-configuration.ts';
import { type SentSecret, sentSecrets } from './sent-secrets.ts';

/** What a configuration asks to be trusted with, and the contents that trust would be of. */
export interface AskedTrust {
  readonly files: readonly ConfigurationText[];
  readonly asks: readonly IgnoredPart[];
  /** What of the environment it would send. */
  readonly sends: readonly SentSecret[];
}

/** TU5: what trust in a configuration would grant. Throws `AssayError` (malformed). */
export async function askedTrust(
  file: ConfigurationText,
  reader: ConfigurationReader,
  environment: Environment,
): Promise<AskedTrust> {
  const { value } = parseConfiguration(file);
  const folder = dirname(file.path);
  const shape = checkShape({});
  const lower = 'configuration' in shape ? shape.configuration : {};
  const isInside = (name: string): Promise<boolean> => reader.isInside(folder, name);
  const { ignored } = await narrow(value, { lower, environment, isInside });
  const beside = await Promise.all(decidingFiles(value, folder).map((named) => reader.read(named.file)));
  const whole = checkShape(value);
  const sends = 'configuration' in whole ? sentSecrets(ignored, whole.configuration, environment) : [];
  return { files: [file, ...beside], asks: ignored, sends };
}
