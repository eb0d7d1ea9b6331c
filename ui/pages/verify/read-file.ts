import type { Evidence } from '../../../src/contract/evidence.ts';

/** A file as evidence, by the ending of its name: a table, JSON, or a text. What is no JSON stays a text. */
export async function evidenceOfFile(file: File): Promise<Evidence> {
  const text = await file.text();
  const evidence_id = file.name;
  if (/\.(?:csv|tsv)$/i.test(file.name)) return { evidence_id, type: 'table', data: text };
  if (!/\.json$/i.test(file.name)) return { evidence_id, type: 'document', data: text };
  try {
    return { evidence_id, type: 'json', data: JSON.parse(text) as Evidence['data'] };
  } catch {
    return { evidence_id, type: 'document', data: text };
  }
}

/** Pasted text as evidence. */
export function evidenceOfText(text: string, name: string): Evidence[] {
  return text.trim() === '' ? [] : [{ evidence_id: name, type: 'document', data: text }];
}

/** Names are the ids of evidence: a second one of the same name gets a number. */
export function withOwnNames(evidences: readonly Evidence[]): Evidence[] {
  const seen = new Map<string, number>();
  return evidences.map((evidence) => {
    const times = (seen.get(evidence.evidence_id) ?? 0) + 1;
    seen.set(evidence.evidence_id, times);
    return times === 1 ? evidence : { ...evidence, evidence_id: `${evidence.evidence_id} (${times})` };
  });
}
