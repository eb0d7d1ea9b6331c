import type { Evidence } from '../../../contract/evidence.ts';
import type { ColumnSynonyms, Records } from '../records/record-table.ts';
import { recordsOfJson } from '../records/records-of-json.ts';
import { markdownTables, recordsOfTable } from '../records/records-of-table.ts';
import { tableFrom } from '../records/table/table-from.ts';
import { csvOfDocument } from './csv-text.ts';
import { foldKept, foldRecords, type WrittenContent, type WrittenText } from './folded-content.ts';
import { htmlGrids } from './html-grids.ts';
import { NOTHING } from './html-tag.ts';
import { maskNoise } from './mask-noise.ts';
import { isRunningText, textBlocks, textsOf } from './texts-of-data.ts';

/** What a piece of evidence holds that a claim can be held against: running text, records, both or nothing. */
export interface EvidenceContent {
  readonly evidence_id: string;
  /** Folded, noise blanked out; null where there is none. */
  readonly text: string | null;
  /** Null where there are none. */
  readonly records: Records | null;
  /** True where it is larger than what is read, and the rest was left. */
  readonly cut: boolean;
  /** The way back to what was written. */
  readonly written: WrittenContent;
}

/** A piece of evidence being read. */
interface Reading {
  readonly evidence_id: string;
  readonly synonyms: ColumnSynonyms;
  /** How many characters of text are read. */
  readonly room: number;
}

const LOOKS_LIKE_JSON = /^[\s\ufeff]*[[{]/u;
const LOOKS_LIKE_LINES = /^[\s\ufeff]*\{[^\n]*\}\s*\n\s*\{/u;

/** True for evidence that the answer is to be held against as it stands; the others are asked again at their source. */
export function isOwnGround({ type }: Evidence): boolean {
  return type === 'document' || type === 'table' || type === 'json' || type === 'tool_result';
}

function json(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/u, '')) as unknown;
  } catch {
    return undefined;
  }
}

/** JSON text, or JSON values a line each; undefined for any other text. */
function parsed(text: string): unknown {
  if (!LOOKS_LIKE_JSON.test(text)) return undefined;
  const value = json(text);
  if (value !== undefined || !LOOKS_LIKE_LINES.test(text)) return value;
  const values = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [json(line)]));
  return values.includes(undefined) ? undefined : values;
}

/** Null is a value; an empty text is none. */
function holdsValues({ tables, texts }: Records): boolean {
  const isValue = (cell: unknown): boolean =>
    cell !== undefined && !(typeof cell === 'string' && cell.trim() === '');
  return texts.length > 0 || tables.some(({ rows }) => rows.some(({ cells }) => cells.some(isValue)));
}

function contentWith(
  { evidence_id }: Reading,
  text: string | null,
  records: Records | null,
  isCut = false,
): EvidenceContent {
  const [texts, cells]: [WrittenText[], WrittenText[]] = [[], []];
  const read = text === null ? '' : foldKept(text, texts);
  const held = records !== null && holdsValues(records) ? foldRecords(records, cells) : null;
  return {
    evidence_id,
    text: read.trim() === '' ? null : read,
    records: held,
    cut: isCut || records?.cut === true,
    written: { text: texts[0] ?? null, cells },
  };
}

/** A text as a whole is a table, or it is read as text, with the Markdown and HTML tables in it as records too. */
function fromProse(reading: Reading, written: string, isCut: boolean): EvidenceContent {
  const { evidence_id, synonyms } = reading;
  const seen = maskNoise(written);
  // Cells are cut at their places, and quotations show a blank.
  const text = seen.replaceAll(NOTHING, ' ');
  const csv = csvOfDocument(evidence_id, text, synonyms);
  if (csv !== null) return contentWith(reading, null, csv, isCut);
  const markdown = markdownTables(evidence_id, text, synonyms);
  const html = htmlGrids(written, text).map(({ caption, header, rows }, at) => {
    const path = `table ${markdown.length + at + 1}`;
    return tableFrom({ evidence_id, path, caption }, header, rows, synonyms);
  });
  const records = { evidence_id, tables: [...markdown, ...html], texts: [], cut: false };
  const content = contentWith(reading, seen, records, isCut);
  const whole = content.written.text;
  return whole === null
    ? content
    : { ...content, written: { ...content.written, text: { ...whole, source: text } } };
}

function fromText(reading: Reading, whole: string): EvidenceContent {
  const written = whole.slice(0, reading.room);
  const value = parsed(written);
  if (typeof value === 'object' && value !== null) return fromData(reading, value);
  return fromProse(reading, written, written.length < whole.length);
}

function hasColumns(data: object): boolean {
  return 'columns' in data && 'rows' in data && Array.isArray(data.columns) && Array.isArray(data.rows);
}

function fromData(reading: Reading, data: object): EvidenceContent {
  const { evidence_id, synonyms } = reading;
  const blocks = textBlocks(data);
  if (blocks !== null) return fromText(reading, blocks);
  const read = hasColumns(data) ? recordsOfTable : recordsOfJson;
  return contentWith(reading, null, read(evidence_id, data, synonyms));
}

function fromTable(reading: Reading, data: unknown): EvidenceContent | null {
  const { evidence_id, synonyms, room } = reading;
  const isLong = typeof data === 'string' && data.length > room;
  const written = isLong ? data.slice(0, room) : data;
  if (typeof written === 'string' && LOOKS_LIKE_JSON.test(written)) return null;
  const records = recordsOfTable(evidence_id, written, synonyms);
  return typeof data === 'string' && records.tables.length === 0
    ? null
    : contentWith(reading, null, records, isLong);
}

/**
 * EC1: reads evidence of type document, table, json or tool_result by what its data look like, at most `room`
 * characters of its text. Never throws.
 */
export function contentOf(
  { evidence_id, type, data }: Evidence,
  synonyms: ColumnSynonyms = {},
  room = Number.POSITIVE_INFINITY,
): EvidenceContent {
  const reading: Reading = { evidence_id, synonyms, room };
  const table = type === 'table' ? fromTable(reading, data) : null;
  if (table !== null) return table;
  if (typeof data === 'string') return fromText(reading, data);
  if (data === null || typeof data !== 'object') return contentWith(reading, null, null);
  const texts = type === 'document' && textBlocks(data) === null ? textsOf(data) : [];
  const isTextual =
    isRunningText(texts) || (Array.isArray(data) && data.every((one) => typeof one === 'string'));
  return type === 'document' && isTextual ? fromText(reading, texts.join('\n\n')) : fromData(reading, data);
}
