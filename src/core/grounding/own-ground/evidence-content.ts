import type { Evidence } from '../../../contract/evidence.ts';
import type { ColumnSynonyms, Records } from '../records/record-table.ts';
import { recordsOfJson } from '../records/records-of-json.ts';
import { csvTable, markdownTables, recordsOfTable } from '../records/records-of-table.ts';
import { maskNoise } from './mask-noise.ts';

/** What a piece of evidence holds that a claim can be held against: running text, records, both or nothing. */
export interface EvidenceContent {
  readonly evidence_id: string;
  /** Noise blanked out; null where there is none. */
  readonly text: string | null;
  /** Null where there are none. */
  readonly records: Records | null;
}

const DEPTH = 16;
const LOOKS_LIKE_JSON = /^\s*[[{]/u;

/** True for evidence that the answer is to be held against as it stands; the others are asked again at their source. */
export function isOwnGround({ type }: Evidence): boolean {
  return type === 'document' || type === 'table' || type === 'json' || type === 'tool_result';
}

function strings(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  if (value === null || typeof value !== 'object' || depth > DEPTH) return [];
  return Object.values(value).flatMap((inner) => strings(inner, depth + 1));
}

function parsed(text: string): unknown {
  if (!LOOKS_LIKE_JSON.test(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function withRecords(evidence_id: string, text: string | null, records: Records | null): EvidenceContent {
  const held = records !== null && (records.tables.length > 0 || records.texts.length > 0) ? records : null;
  return { evidence_id, text: text === null || text.trim() === '' ? null : text, records: held };
}

/** Text with the Markdown tables in it; CSV as a whole is a table and no text. */
function fromText(evidence_id: string, written: string, synonyms: ColumnSynonyms): EvidenceContent {
  const value = parsed(written);
  if (value !== undefined) return withRecords(evidence_id, null, recordsOfJson(evidence_id, value, synonyms));
  const text = maskNoise(written);
  const tables = markdownTables(evidence_id, text, synonyms);
  const csv = tables.length === 0 ? csvTable(evidence_id, text, synonyms) : null;
  const records = { evidence_id, tables: csv === null ? tables : [csv], texts: [], cut: false };
  return withRecords(evidence_id, text, records);
}

/** Reads evidence of type document, table, json or tool_result by what its data look like. Never throws. */
export function contentOf(evidence: Evidence, synonyms: ColumnSynonyms = {}): EvidenceContent {
  const { evidence_id, type, data } = evidence;
  if (type === 'table') {
    const records = recordsOfTable(evidence_id, data, synonyms);
    if (records.tables.length > 0 || typeof data !== 'string') return withRecords(evidence_id, null, records);
  }
  if (typeof data === 'string') return fromText(evidence_id, data, synonyms);
  if (type === 'document') return fromText(evidence_id, strings(data).join('\n\n'), synonyms);
  return withRecords(evidence_id, null, recordsOfJson(evidence_id, data, synonyms));
}
