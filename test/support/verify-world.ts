import { join } from 'node:path';
import { configurationFiles } from '../../src/adapters/workspace/configuration-files.ts';
import { tableSource } from '../../src/adapters/sources/table-source.ts';
import { readConfiguration } from '../../src/app/configuration/read-configuration.ts';
import { registeredSources } from '../../src/app/registered-sources.ts';
import { Answer } from '../../src/contract/answer.ts';
import { AssayError } from '../../src/contract/assay-error.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import type { KnowledgeGraphReader } from '../../src/contract/ports/knowledge-graph.ts';
import type { SourceReader } from '../../src/contract/ports/source-reader.ts';
import { normaliseName } from '../../src/core/language/name-normalise.ts';
import { periodOf } from '../../src/core/language/period-of.ts';
import { convert, unitOf } from '../../src/core/language/units.ts';
import type { VerifyPorts } from '../../src/core/verify/route.ts';
import { memoryGraph } from './memory-graph.ts';
import { statements } from './read-statements.ts';

/** How a port stands: it answers, it fails, it is late, or there is none. */
export type Standing = 'up' | 'down' | 'timeout' | 'none';

/** The tiny world of cases/verify: its configuration, its graph and table sources behind their ports. */
export interface VerifyWorld {
  readonly configuration: Configuration;
  readonly graph: KnowledgeGraphReader;
  readonly sources: SourceReader;
}

const folder = join(import.meta.dirname, '../../cases/verify');

function tableReader(configuration: Configuration): SourceReader {
  const tools = {
    convert: (value: number, from: string, to: string) => convert(value, unitOf(from), unitOf(to)),
    periodOf,
    normalise: normaliseName,
  };
  const types = configuration.graph?.types ?? {};
  return registeredSources(
    configuration,
    (definition, ids, signal) => tableSource(definition, types, folder, tools).facts({ ids }, signal),
    normaliseName,
  );
}

export async function openVerifyWorld(): Promise<VerifyWorld> {
  const explicit = join(folder, 'assay.config.yaml');
  const { configuration } = await readConfiguration(
    configurationFiles,
    { explicit, workingFolder: folder },
    {},
  );
  const graph = await memoryGraph(configuration, folder);
  return { configuration, graph, sources: tableReader(configuration) };
}

/** A port all of whose methods reject. */
export function failing<T extends object>(port: T, error: () => Error): T {
  return new Proxy(port, { get: () => () => Promise.reject(error()) });
}

function standing<T extends object>(port: T, how: Standing): T | null {
  if (how === 'none') return null;
  if (how === 'up') return port;
  const code = how === 'timeout' ? 'timeout' : 'unavailable';
  return failing(port, () => new AssayError(code, 'does not answer'));
}

export const stillClock = { elapsed: () => 0, now: () => '2026-02-02T00:00:00Z' };

export function portsOf(world: VerifyWorld, graph: Standing = 'up', sources: Standing = 'up'): VerifyPorts {
  return {
    graph: standing(world.graph, graph),
    sources: standing(world.sources, sources),
    statements,
    clock: stillClock,
    ids: { next: () => '0' },
  };
}

/** The world's configuration with other settings of the validator on top. */
export function withSettings(
  configuration: Configuration,
  settings: Readonly<Record<string, number>> = {},
): Configuration {
  const { max_iterations = configuration.max_iterations, ...validation } = settings;
  return { ...configuration, max_iterations, validation: { ...configuration.validation, ...validation } };
}

/** What stands where no file of configuration is found. */
export const nothingConfigured = Configuration.parse({});

export function answerOf(content: unknown, more: object = {}): Answer {
  return Answer.parse({ response_id: 'resp-1', content, ...more });
}
