import type { EvidenceAggregation } from '../../../contract/grounding.ts';
import type { RecordMapping } from '../../../contract/record-mapping.ts';
import { readTerms } from '../../language/read-terms.ts';
import type { Term, TermReader } from '../../language/term.ts';
import { termsOf } from '../../language/terms.ts';
import type { Holder } from '../held.ts';
import type { Passage, Passages } from '../passages/passages.ts';
import { passageHolder } from '../passages/passage-holder.ts';
import { preparePassages } from '../passages/prepare-passages.ts';
import { triplesOf } from '../records/triples/triples-of-records.ts';
import { tripleHolder } from '../records/triples/triple-holder.ts';
import type { Records, RecordTable } from '../records/record-table.ts';
import { attributeHolder } from '../records/attributes/attribute-holder.ts';
import { entityHolder } from '../records/entities/entity-holder.ts';
import type { EvidenceContent } from './evidence-content.ts';

/** A piece of evidence with what the user says of its records. */
export interface Holdable {
  readonly content: EvidenceContent;
  readonly mapping: RecordMapping | null;
}

/** The verifiers opened on some pieces of evidence. */
export interface Opened {
  readonly holders: readonly Holder[];
  /** Their text, where all of it is one ground; null where each piece is asked by itself, or none has text. */
  readonly texts: Passages | null;
}

/** A sentence is read by several in a row: the last one is kept. */
function remembering(read: TermReader): TermReader {
  let last: { readonly text: string; readonly terms: Term[] } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, terms: read(text) };
    return last.terms;
  };
}

/** The running text of pieces as groups that are held against together. */
function textGroups(pieces: readonly Holdable[], aggregate: EvidenceAggregation): Passages[] {
  const texts = pieces.flatMap(({ content: { evidence_id, text } }): Passage[] =>
    text === null ? [] : [{ evidence_id, text }],
  );
  if (texts.length === 0) return [];
  const groups = aggregate === 'joined' ? [texts] : texts.map((text) => [text]);
  return groups.map((group) => preparePassages(group, remembering(readTerms)));
}

/** Rows with columns to compare; a list of long texts (reviews, notes) is read as text, not as a table. */
function isTable({ shape, columns, path }: RecordTable, { texts }: Records): boolean {
  return shape === 'table' && columns.length > 1 && !texts.some((text) => text.path.startsWith(`${path}[`));
}

/** Records that the user has described are read as he says; others by their shape. Tables are left to the judge of statements. */
function recordHolders({ content: { records }, mapping }: Holdable): Holder[] {
  if (records === null) return [];
  if (mapping !== null && mapping.entities.length > 0) return [entityHolder(records, mapping)];
  const triples = triplesOf(records);
  if (triples !== null) return [tripleHolder(records.evidence_id, triples, termsOf)];
  const tables = records.tables.filter((table) => isTable(table, records));
  const isTables = tables.length > 0 && tables.length === records.tables.length && records.texts.length === 0;
  return isTables ? [] : [attributeHolder(records, termsOf)];
}

/** The verifiers for these pieces of evidence: one for all text together or one for each piece, and those of each piece's records. */
export function openPieces(pieces: readonly Holdable[], aggregate: EvidenceAggregation): Opened {
  const groups = textGroups(pieces, aggregate);
  const texts = aggregate === 'joined' ? (groups[0] ?? null) : null;
  return { holders: [...groups.map(passageHolder), ...pieces.flatMap(recordHolders)], texts };
}
