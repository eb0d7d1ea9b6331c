import { dirname, join, posix, relative, resolve } from 'node:path';
import { Probe } from '../../contract/check-settings.ts';
import type { Configuration } from '../../contract/configuration.ts';
import type { ConfigurationReader } from '../../contract/ports/configuration-files.ts';
import type { WorkTree } from '../../contract/ports/work-tree.ts';
import { NO_CALIBRATION } from '../../core/grounding/calibration/apply-calibration.ts';
import type { ConfigurationTrust } from '../configuration/hold-file.ts';
import { readConfiguration } from '../configuration/read-configuration.ts';
import type { Outside } from '../outside.ts';

const FILE_NAME = 'assay.config.yaml';

export interface SettingsAtBase {
  readonly configuration: Configuration;
  /** Path of the file at the base; null where there was none, and defaults hold. */
  readonly file: string | null;
  /** Path of a file that exists in the work tree alone: it came with the work and does not hold. */
  readonly ignored: string | null;
  /** How far the content at the base is trusted; null where there is none. */
  readonly trust: ConfigurationTrust | null;
  /** Outcomes that nobody may look at without trust. */
  readonly refusedProbes: readonly Probe[];
}

/** What of the trust matters to a check, with the file where `assay trust` finds it. */
function ofCheck(trust: ConfigurationTrust | null, { root }: WorkTree): ConfigurationTrust | null {
  if (trust === null) return null;
  const ignored = trust.ignored.filter(({ path: [room] }) => room === 'check');
  return { ...trust, file: resolve(root, trust.file), ignored };
}

function refusedProbes(trust: ConfigurationTrust | null): Probe[] {
  return (trust?.ignored ?? []).flatMap(({ path: [room, list], value }) => {
    const probe = room === 'check' && list === 'probes' ? Probe.safeParse(value) : undefined;
    return probe?.success === true ? [probe.data] : [];
  });
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

/**
 * Reads files as they were at the base; the path of the configuration is the only one that it is asked for. Trust is of
 * the content at the base. Calibrations and scripts, which a check does not read, need none.
 */
function readerAt(tree: WorkTree, file: string | null, files: ConfigurationReader): ConfigurationReader {
  return {
    find: async () => file ?? undefined,
    read: async (path) => ({ path, text: (await tree.read('base', path)) ?? '' }),
    isInside: (_folder, name) => files.isInside(tree.root, name),
    trustOf: async ({ path, text }, environment) =>
      path === file ? files.trustOf({ path: join(tree.root, path), text }, environment) : 'trusted',
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
  { environment, files }: Pick<Outside, 'environment' | 'files'>,
  explicit: string | undefined,
): Promise<SettingsAtBase> {
  const file = explicit ?? (await nearest(tree, 'base', folder));
  const onDisk = await files();
  const reader = explicit === undefined ? readerAt(tree, file, onDisk) : onDisk;
  const place = { explicit, workingFolder: folder };
  const request = { grounding: { calibration: NO_CALIBRATION } };
  const { configuration, ...read } = await readConfiguration(reader, place, environment, { request });
  const added = file === null ? await nearest(tree, 'work', folder) : null;
  const trust = ofCheck(read.trust, tree);
  return { configuration, file, ignored: added, trust, refusedProbes: refusedProbes(trust) };
}
