import type { Fact } from '../../contract/fact.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type { TableSource } from '../../contract/source-definition.ts';
import type { Vocabulary } from '../../contract/vocabulary.ts';
import { cellText } from './cell.ts';
import { cellValue, type ReadingTools, type ValueKind } from './cell-value.ts';
import { recordFile, type SourceRecord } from './record-file.ts';
import { readRecords } from './read-records.ts';
import { validityColumns, validityOf } from './validity.ts';

/** What a table is asked: rows whose id column is one of `ids`, ids and names alike, compared by `normalise`; null for all. */
export interface TableQuestion {
  readonly ids: readonly string[] | null;
  /** Only rows of this run, where the table has a column for it. */
  readonly run?: string | undefined;
}

export interface TableTools extends ReadingTools {
  /** Ids and names with equal keys are the same. */
  normalise(name: string): string;
}

/** A registered table file. `entity_id` of its facts is what the id column says. */
export interface AskedTable {
  facts(question: TableQuestion, signal?: AbortSignalLike): Promise<readonly Fact[]>;
}

interface Field {
  readonly attribute: string;
  readonly column: string;
  readonly kind: ValueKind;
}

/**
 * The table file of a source definition, read anew each time that it is asked. The run column comes as a fact of the
 * attribute of its name. Rejects with `AssayError` (not_found, malformed with file, line and column, cancelled).
 */
export function tableSource(
  definition: TableSource,
  vocabulary: Vocabulary,
  folder: string,
  tools: TableTools,
): AskedTable {
  const fields = fieldsOf(definition, vocabulary);
  const needed = [definition.id, ...fields.map(({ column }) => column), ...validityColumns(definition.valid)];
  return {
    async facts({ ids, run }, signal) {
      const wanted = ids === null ? null : new Set(ids.map((id) => tools.normalise(id)));
      const facts: Fact[] = [];
      const file = recordFile(definition, folder);
      for await (const record of readRecords(file, [...new Set(needed)], signal)) {
        const id = textOf(record, definition.id);
        if (id === null || isOtherRun(record, definition, run)) continue;
        if (wanted !== null && !wanted.has(tools.normalise(id))) continue;
        facts.push(...recordFacts(record, id, definition, fields, tools));
      }
      return facts;
    },
  };
}

/** A field with a formula and no column of its own is recomputed from the others, not read. */
function fieldsOf(definition: TableSource, vocabulary: Vocabulary): readonly Field[] {
  const type = Object.hasOwn(vocabulary, definition.type) ? vocabulary[definition.type] : undefined;
  const fields = Object.entries(definition.fields)
    .filter(([, field]) => field.column !== undefined || field.formula === undefined)
    .map(([key, field]): Field => {
      const attribute = field.attribute ?? key;
      const known =
        type !== undefined && Object.hasOwn(type.attributes, attribute)
          ? type.attributes[attribute]
          : undefined;
      const unit = known?.unit ?? field.unit;
      return {
        attribute,
        column: field.column ?? key,
        kind: { kind: field.kind ?? known?.kind ?? 'text', unit, columnUnit: field.unit },
      };
    });
  if (definition.run_column === undefined) return fields;
  return [
    ...fields,
    { attribute: definition.run_column, column: definition.run_column, kind: { kind: 'id' } },
  ];
}

function isOtherRun(record: SourceRecord, definition: TableSource, run: string | undefined): boolean {
  if (run === undefined || definition.run_column === undefined) return false;
  return textOf(record, definition.run_column) !== run;
}

function textOf(record: SourceRecord, column: string): string | null {
  return cellText(record.cell(column), `${record.place}, column "${column}"`);
}

function recordFacts(
  record: SourceRecord,
  id: string,
  definition: TableSource,
  fields: readonly Field[],
  tools: TableTools,
): Fact[] {
  const stamp = { ...validityOf(record, definition.valid, tools), source: definition.file };
  const facts: Fact[] = [];
  for (const { attribute, column, kind } of fields) {
    const value = cellValue(record.cell(column), kind, tools, `${record.place}, column "${column}"`);
    if (value === null) continue;
    const unit = typeof value === 'number' && kind.unit !== undefined ? { unit: kind.unit } : {};
    facts.push({ entity_type: definition.type, entity_id: id, attribute, value, ...unit, ...stamp });
  }
  return facts;
}
