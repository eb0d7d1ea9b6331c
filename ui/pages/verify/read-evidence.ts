import type { Evidence } from '../../../src/contract/evidence.ts';
import { fileJson, fileText } from './file-text.ts';

type Data = Evidence['data'];

function jsonLines(text: string, name: string): Data {
  const lines = text.split('\n').map((line, at) => ({ line, place: `${name} (${at + 1})` }));
  return lines
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, place }) => fileJson(line, place) as Data);
}

/** A file as evidence, by the ending of its name: a table, JSON, or a text. Rejects with `notText` or `notJson`. */
export async function evidenceOfFile(file: File): Promise<Evidence> {
  const text = await fileText(file);
  const evidence_id = file.name;
  if (/\.(?:csv|tsv)$/i.test(file.name)) return { evidence_id, type: 'table', data: text };
  if (/\.(?:jsonl|ndjson)$/i.test(file.name))
    return { evidence_id, type: 'json', data: jsonLines(text, file.name) };
  if (!/\.json$/i.test(file.name) || text.trim() === '') return { evidence_id, type: 'document', data: text };
  return { evidence_id, type: 'json', data: fileJson(text, file.name) as Data };
}

function jsonOf(text: string): Data | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as Data;
  } catch {
    return undefined;
  }
}

/** True where every line has as many cells as the first, and none ends as a sentence does. */
function isTable(text: string): boolean {
  const lines = text.trim().split(/\r?\n/);
  if (lines.length < 2 || lines.some((line) => /[.!?。]\s*$/.test(line))) return false;
  return ['\t', ','].some((separator) => {
    const [first = 0, ...rest] = lines.map((line) => line.split(separator).length);
    return first > 1 && rest.every((count) => count === first);
  });
}

/** Pasted text as evidence: JSON and tables where it is nothing else, a document otherwise; none where nothing was pasted. */
export function evidenceOfText(text: string, name: string): Evidence[] {
  if (text.trim() === '') return [];
  const json = jsonOf(text);
  if (json !== undefined) return [{ evidence_id: name, type: 'json', data: json }];
  return [{ evidence_id: name, type: isTable(text) ? 'table' : 'document', data: text }];
}

/** Names are the ids of evidence: a second one of the same name gets a number. */
export function withOwnNames(evidences: readonly Evidence[]): Evidence[] {
  const seen = new Set<string>();
  return evidences.map((evidence) => {
    let id = evidence.evidence_id;
    for (let times = 2; seen.has(id); times += 1) id = `${evidence.evidence_id} (${times})`;
    seen.add(id);
    return { ...evidence, evidence_id: id };
  });
}
