import { AssayError } from '../../contract/assay-error.ts';
import type { Fact } from '../../contract/fact.ts';
import type { LoadStep } from '../../contract/load-step.ts';
import type { GraphRow, NameRow, RelationRow } from '../../contract/ports/knowledge-graph-writer.ts';
import { cellText, cellTexts } from './cell.ts';
import { cellValue, dayIn, type ReadingTools } from './cell-value.ts';
import type { SourceRecord } from './record-file.ts';
import type { StepColumns } from './step-columns.ts';
import { type Validity, validityOf } from './validity.ts';

interface Stamp extends Validity {
  readonly source: string;
  readonly as_of?: string;
}

/** What one record says under the mapping. Throws `malformed` with file, line and column. */
export function graphRow(
  record: SourceRecord,
  step: LoadStep,
  columns: StepColumns,
  tools: ReadingTools,
): GraphRow {
  const id = idOf(record, step);
  const stamp: Stamp = {
    ...validityOf(record, step.valid, tools),
    source: columns.source,
    ...asOf(record, columns, tools),
  };
  return {
    type: step.type,
    id,
    names: namesOf(record, step),
    facts: factsOf(record, { entity_type: step.type, entity_id: id }, columns, stamp, tools),
    relations: relationsOf(record, columns, stamp),
  };
}

function idOf(record: SourceRecord, step: LoadStep): string {
  const place = placeOf(record, step.id);
  const id = cellText(record.cell(step.id), place);
  if (id !== null) return id;
  throw new AssayError('malformed', 'the id is empty', {
    where: place,
    hint: 'each record needs the id of its entity',
  });
}

function placeOf(record: SourceRecord, column: string): string {
  return `${record.place}, column "${column}"`;
}

function asOf(record: SourceRecord, { asOf: place }: StepColumns, tools: ReadingTools): { as_of?: string } {
  if (place.day !== undefined) return { as_of: dayIn(place.day, tools, 'graph.load, as_of') };
  if (place.column === undefined) return {};
  const where = placeOf(record, place.column);
  const text = cellText(record.cell(place.column), where);
  return text === null ? {} : { as_of: dayIn(text, tools, where) };
}

function namesOf(record: SourceRecord, step: LoadStep): readonly NameRow[] {
  const names: NameRow[] = [];
  for (const language of ['ko', 'en'] as const) {
    const column = step.names?.[language];
    const name = column === undefined ? null : cellText(record.cell(column), placeOf(record, column));
    if (name !== null) names.push({ name, language, shown: true });
  }
  if (step.aliases === undefined) return names;
  const { column, separator } = step.aliases;
  for (const name of cellTexts(record.cell(column), separator, placeOf(record, column)))
    names.push({ name, shown: false });
  return names;
}

function factsOf(
  record: SourceRecord,
  entity: { readonly entity_type: string; readonly entity_id: string },
  columns: StepColumns,
  stamp: Stamp,
  tools: ReadingTools,
): readonly Fact[] {
  const facts: Fact[] = [];
  for (const { attribute, column, kind } of columns.attributes) {
    const value = cellValue(record.cell(column), kind, tools, placeOf(record, column));
    if (value === null) continue;
    const unit = typeof value === 'number' && kind.unit !== undefined ? { unit: kind.unit } : {};
    facts.push({ ...entity, attribute, value, ...unit, ...stamp });
  }
  return facts;
}

function relationsOf(record: SourceRecord, columns: StepColumns, stamp: Stamp): readonly RelationRow[] {
  return columns.relations.flatMap(({ relation, column, separator, to }) =>
    cellTexts(record.cell(column), separator, placeOf(record, column)).map((object_id) => ({
      relation,
      object_type: to,
      object_id,
      ...stamp,
    })),
  );
}
