import { dirname, posix, relative } from 'node:path';
import type { Configuration } from '../../contract/configuration.ts';
import type { ConfigurationReader } from '../../contract/ports/configuration-files.ts';
import type { WorkTree } from '../../contract/ports/work-tree.ts';
import { NO_CALIBRATION } from '../../core/grounding/calibration/apply-calibration.ts';
import type { Environment } from '../configuration/environment.ts';
import { readConfiguration } from '../configuration/read-configuration.ts';

const FILE_NAME = 'assay.config.yaml';

export interface SettingsAtBase {
  readonly configuration: Configuration;
  /** Path of the file at the base; null where there was none, and defaults hold. */
  readonly file: string | null;
  /** True where the user named the file. */
  readonly named: boolean;
  /** Path of a file that exists in the work tree alone: it came with the work and does not hold. */
  readonly ignored: string | null;
}

/** The folders from one in the tree up to its root, as paths with `/`; `''` is the root. */
function upward(root: string, folder: string): string[] {
  const inside = relative(root, folder).replaceAll('\\', '/');
  const start = inside.startsWith('..') ? '' : inside;
  const found = [start];
  for (let at = start; at !== ''; ) {
    at = dirname(at) === '.' ? '' : dirname(at);
    found.push(at);
  }
  return found;
}

async function nearest(tree: WorkTree, side: 'base' | 'work', folder: string): Promise<string | null> {
  const candidates = upward(tree.root, folder).map((at) => posix.join(at, FILE_NAME));
  const texts = await tree.readMany(side, candidates);
  return candidates.find((_, at) => texts[at] !== null) ?? null;
}

/** Reads files as they were at the base; the path of the configuration is the only one that it is asked for. */
function readerAt(tree: WorkTree, file: string | null): ConfigurationReader {
  return {
    find: async () => file ?? undefined,
    read: async (path) => ({ path, text: (await tree.read('base', path)) ?? '' }),
  };
}

/**
 * The configuration that holds for a check: the nearest one at the base, so that the work cannot loosen its own
 * gate; or the file that the caller names, as it lies on disk.
 * Throws `AssayError` (not_found, malformed, usage).
 */
export async function settingsAtBase(
  tree: WorkTree,
  folder: string,
  environment: Environment,
  explicit: { readonly path: string; readonly reader: ConfigurationReader } | null,
): Promise<SettingsAtBase> {
  const file = explicit?.path ?? (await nearest(tree, 'base', folder));
  const reader = explicit?.reader ?? readerAt(tree, file);
  const place = { explicit: explicit?.path, workingFolder: folder };
  const request = { grounding: { calibration: NO_CALIBRATION } };
  const { configuration } = await readConfiguration(reader, place, environment, { request });
  const added = file === null ? await nearest(tree, 'work', folder) : null;
  return { configuration, file, named: explicit !== null, ignored: added };
}
