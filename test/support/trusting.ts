import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configurationFiles } from '../../src/adapters/workspace/configuration-files.ts';

/** Variables of a user who trusts the configuration, and files that it names, as they lie in a folder now. */
export async function trusting(
  folder: string,
  names: readonly string[] = [],
): Promise<{ readonly XDG_CONFIG_HOME: string }> {
  const environment = { XDG_CONFIG_HOME: mkdtempSync(join(tmpdir(), 'assay-trusting-')) };
  const paths = ['assay.config.yaml', ...names].map((name) => join(folder, name));
  const files = await Promise.all(paths.map((path) => configurationFiles.read(path)));
  await configurationFiles.trust(files, '2026-01-01T00:00:00.000Z', environment);
  return environment;
}
