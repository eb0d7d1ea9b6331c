import { dirname } from 'node:path';
import { AssayError } from '../../contract/assay-error.ts';
import type {
  ConfigurationPlace,
  ConfigurationReader,
  ConfigurationText,
} from '../../contract/ports/configuration-files.ts';
import { checkShape } from './check-shape.ts';
import type { EffectiveConfiguration } from './effective-configuration.ts';
import { type Environment, nest, readEnvironment } from './environment.ts';
import { type Layer, mergeValues } from './layers.ts';
import type { HeldFile, HoldPorts } from './hold-file.ts';
import type { ParsedConfiguration } from './parse-configuration.ts';
import { problemsOf } from './problem.ts';
import { withCalibration } from './with-calibration.ts';

/** Settings that stand above the file, each in the shape of the configuration. */
export interface UpperSettings {
  readonly stored?: unknown;
  readonly tenant?: unknown;
  readonly request?: unknown;
}

function environmentLayers(environment: Environment): Layer[] {
  return readEnvironment(environment).map(({ name, path, value }) => ({
    value: nest(path, value),
    originOf: () => ({ kind: 'environment', name }),
  }));
}

/** A file, read, and what of it holds. */
interface FileRead {
  readonly parsed: ParsedConfiguration;
  readonly held: HeldFile;
}

function fileLayer({ held: { value, trust }, parsed: { locate } }: FileRead): Layer {
  const { file } = trust;
  return { value, originOf: (path) => ({ kind: 'file', file, line: locate({ path, atKey: true }).line }) };
}

/** TU15: a link out of the folder is no part of it: nothing of what it leads to is read into a message before it is trusted. */
async function checkPlace(text: ConfigurationText, { reader, environment }: HoldPorts): Promise<void> {
  const { path } = text;
  if (await reader.isInside(dirname(path), path)) return;
  if ((await reader.trustOf(text, environment)) === 'trusted') return;
  throw new AssayError('refused', 'is a link that leads out of its folder, and is not trusted', {
    where: path,
    hint: 'name the file itself by --config, or trust what it says: assay trust, with its path',
  });
}

/** The reader of YAML, and what decides on trust, are loaded where there is a file. */
async function readFile(file: string, isExplicit: boolean, ports: HoldPorts): Promise<FileRead> {
  const { parseConfiguration } = await import('./parse-configuration.ts');
  const text = await ports.reader.read(file);
  if (!isExplicit) await checkPlace(text, ports);
  const parsed = parseConfiguration(text);
  const { value } = parsed;
  if (isExplicit) return { parsed, held: { value, trust: { file, state: 'explicit', ignored: [] } } };
  const { holdFile } = await import('./hold-file.ts');
  return { parsed, held: await holdFile(text, value, ports) };
}

/** Checked one by one, so that an error names its layer. Lists and whole objects are given as a file gives them. */
function upperLayers(upper: UpperSettings): Layer[] {
  return (['stored', 'tenant', 'request'] as const).flatMap((kind) => {
    const value = upper[kind];
    if (value === undefined) return [];
    const shape = checkShape(value);
    if ('configuration' in shape) return [{ value, originOf: () => ({ kind }) }];
    throw new AssayError('usage', problemsOf(shape.problems), {
      where: `${kind} settings`,
      hint: 'correct the setting',
    });
  });
}

function combine(layers: readonly Layer[]): EffectiveConfiguration['configuration'] {
  const shape = checkShape(layers.reduce<unknown>((lower, layer) => mergeValues(lower, layer.value), {}));
  if ('configuration' in shape) return shape.configuration;
  throw new AssayError('malformed', problemsOf(shape.problems), {
    where: 'configuration',
    hint: 'run `assay config --explain`',
  });
}

/**
 * The configuration at a place: request > tenant > stored > file > environment > default. The one place that decides
 * how far a file is trusted: one that was found, and not named, may only narrow what holds without it (TU1).
 * Throws `AssayError`: not_found (an explicit file), malformed (the file), usage (a variable or a setting).
 */
export async function readConfiguration(
  reader: ConfigurationReader,
  place: ConfigurationPlace,
  environment: Environment,
  upper: UpperSettings = {},
): Promise<EffectiveConfiguration> {
  const file = (await reader.find(place)) ?? null;
  const below = environmentLayers(environment);
  const ports = (): HoldPorts => ({ reader, environment, lower: combine(below) });
  const read = file === null ? null : await readFile(file, place.explicit !== undefined, ports());
  const layers = [...below, ...(read === null ? [] : [fileLayer(read)]), ...upperLayers(upper)];
  const folder = file === null ? place.workingFolder : dirname(file);
  const configuration = await withCalibration(combine(layers), folder, reader);
  const warnings = read?.parsed.warnings ?? [];
  return { configuration, file, warnings, trust: read?.held.trust ?? null, layers };
}
