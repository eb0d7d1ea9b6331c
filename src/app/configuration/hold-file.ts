import { dirname, resolve } from 'node:path';
import type {
  ConfigurationReader,
  ConfigurationText,
  TrustState,
} from '../../contract/ports/configuration-files.ts';
import { NO_CALIBRATION } from '../../core/grounding/calibration/apply-calibration.ts';
import type { Environment } from './environment.ts';
import { type IgnoredPart, narrow, without } from './narrow.ts';
import type { Path } from './problem.ts';
import { valueAt } from './value-at.ts';

/** How far a configuration file is trusted. */
export interface ConfigurationTrust {
  readonly file: string;
  /** `explicit`: the user named it for this run. `unneeded`: nothing in it asks for trust. */
  readonly state: TrustState | 'explicit' | 'unneeded';
  readonly ignored: readonly IgnoredPart[];
}

/** What holds of a file, and how far it is trusted. */
export interface HeldFile {
  readonly value: unknown;
  readonly trust: ConfigurationTrust;
}

/** What is needed to decide. */
export interface HoldPorts {
  readonly reader: ConfigurationReader;
  readonly environment: Environment;
  /** The configuration that holds without the file. */
  readonly lower: unknown;
}

/** Files beside the configuration whose content decides what passes: they are trusted by their own content. */
const DECIDING: readonly Path[] = [
  ['grounding', 'calibration'],
  ['models', 'script'],
];

/** The files of `DECIDING` that a configuration names. */
export function decidingFiles(
  value: unknown,
  folder: string,
): { readonly path: Path; readonly file: string }[] {
  return DECIDING.flatMap((path) => {
    const named = valueAt(value, path);
    if (typeof named !== 'string' || named === NO_CALIBRATION) return [];
    return [{ path, file: resolve(folder, named) }];
  });
}

/** One that cannot be read is told by whoever needs it. */
async function stateOf(file: string, { reader, environment }: HoldPorts): Promise<TrustState> {
  const found = await reader.read(file).catch(() => null);
  return found === null ? 'trusted' : reader.trustOf(found, environment);
}

async function heldTrusted(file: string, value: unknown, ports: HoldPorts): Promise<HeldFile> {
  const ignored: IgnoredPart[] = [];
  for (const named of decidingFiles(value, dirname(file)))
    if ((await stateOf(named.file, ports)) !== 'trusted')
      ignored.push({ path: named.path, value: named.file, because: 'loosens' });
  const paths = ignored.map(({ path }) => path);
  const state = ignored.length === 0 ? 'trusted' : 'changed';
  return { value: without(value, paths), trust: { file, state, ignored } };
}

/** TU1, TU2: what of a configuration that lies in a folder holds: all that the user trusts, else what only narrows. */
export async function holdFile(file: ConfigurationText, value: unknown, ports: HoldPorts): Promise<HeldFile> {
  const { reader, environment, lower } = ports;
  const { path } = file;
  const isInside = (name: string): Promise<boolean> => reader.isInside(dirname(path), name);
  const narrowed = await narrow(value, { lower, environment, isInside });
  if (narrowed.ignored.length === 0) return { value, trust: { file: path, state: 'unneeded', ignored: [] } };
  const state = await reader.trustOf(file, environment);
  if (state === 'trusted') return heldTrusted(path, value, ports);
  return { value: narrowed.value, trust: { file: path, state, ignored: narrowed.ignored } };
}
