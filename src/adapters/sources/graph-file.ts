import { createHash } from 'node:crypto';
import { AssayError } from '../../contract/assay-error.ts';
import type { LoadStep } from '../../contract/load-step.ts';
import type { GraphFile, GraphRow } from '../../contract/ports/knowledge-graph-writer.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type { EntityType, Vocabulary } from '../../contract/vocabulary.ts';
import { plainChunks } from '../../files/plain-file.ts';
import type { ReadingTools } from './cell-value.ts';
import { graphRow } from './graph-row.ts';
import { type RecordFile, recordFile } from './record-file.ts';
import { readRecords } from './read-records.ts';
import { stepColumns } from './step-columns.ts';

/** Raise it when the same file under the same mapping would be read differently. */
const READER_VERSION = 1;

/** Joins a load step with what the vocabulary says of its type. Throws `usage` where the two do not fit, `not_found`. */
export function graphFile(
  step: LoadStep,
  vocabulary: Vocabulary,
  folder: string,
  tools: ReadingTools,
): GraphFile {
  const type = typeOf(step, vocabulary);
  checkNames(step, type);
  const file = recordFile(step, folder);
  return {
    file: step.file,
    mapping_hash: sha256(JSON.stringify([READER_VERSION, step, meaningOf(step, type)])),
    contentHash: () => hashOfFile(file),
    rows: (signal) => rowsOf(file, step, type, tools, signal),
  };
}

async function* rowsOf(
  file: RecordFile,
  step: LoadStep,
  type: EntityType,
  tools: ReadingTools,
  signal: AbortSignalLike | undefined,
): AsyncGenerator<GraphRow> {
  const columns = stepColumns(step, type);
  for await (const record of readRecords(file, columns.needed, signal))
    yield graphRow(record, step, columns, tools);
}

function typeOf(step: LoadStep, vocabulary: Vocabulary): EntityType {
  const type = Object.hasOwn(vocabulary, step.type) ? vocabulary[step.type] : undefined;
  if (type !== undefined) return type;
  throw unknownName('type', step.type, Object.keys(vocabulary), step);
}

function checkNames(step: LoadStep, type: EntityType): void {
  const attribute = Object.keys(step.attributes).find((name) => !Object.hasOwn(type.attributes, name));
  if (attribute !== undefined) throw unknownName('attribute', attribute, Object.keys(type.attributes), step);
  const relation = Object.keys(step.relations).find((name) => !Object.hasOwn(type.relations, name));
  if (relation !== undefined) throw unknownName('relation', relation, Object.keys(type.relations), step);
}

function unknownName(what: string, name: string, known: readonly string[], step: LoadStep): AssayError {
  return new AssayError(
    'usage',
    `graph.types knows no ${what} "${name}"; it knows: ${known.join(', ') || 'none'}`,
    {
      where: `graph.load, ${step.file}`,
      hint: `declare the ${what} under graph.types, or correct the name`,
    },
  );
}

/** What of the vocabulary changes the rows: labels and formulas do not. */
function meaningOf(step: LoadStep, type: EntityType): readonly unknown[] {
  const attributes = Object.keys(step.attributes).map((name) => [
    name,
    type.attributes[name]?.kind,
    type.attributes[name]?.unit,
  ]);
  return [attributes, Object.keys(step.relations).map((name) => [name, type.relations[name]?.to])];
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function hashOfFile(file: RecordFile): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of plainChunks(file.path)) hash.update(bytes);
  return hash.digest('hex');
}
