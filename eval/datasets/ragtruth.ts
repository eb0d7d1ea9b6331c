import { z } from 'zod';
import type { Evidence } from '../../src/contract/evidence.ts';
import { Span } from '../../src/contract/span.ts';
import { toUtf16 } from './code-points.ts';
import { jsonLines } from './json-lines.ts';
import { documentOf, Labelled, plainRow } from './plain-row.ts';

const Row = Labelled.extend({
  source_id: z.union([z.string(), z.number()]).transform(String),
  task: z.enum(['qa', 'summary', 'data2txt']),
  model: z.string(),
  query: z.string().nullable(),
  evidence: z.string(),
  source: z.unknown(),
  label_raw: z.array(Span),
  official_test: z.boolean().nullable().default(null),
});

/** The passages of a question, each of its own; the whole text where none is marked. */
function passagesOf(text: string): Evidence[] {
  const [before = '', ...rest] = text.split(/(?:^|\n)passage (\d+):/);
  if (rest.length === 0) return [documentOf(text)];
  const marked = rest.flatMap((part, at) =>
    at % 2 === 0 ? [documentOf((rest[at + 1] ?? '').trim(), `passage-${part}`)] : [],
  );
  return before.trim() === '' ? marked : [documentOf(before), ...marked];
}

function evidencesOf({ task, evidence, source }: z.infer<typeof Row>): Evidence[] {
  if (task === 'data2txt') return [{ evidence_id: 'record', type: 'json', data: source as Evidence['data'] }];
  return task === 'qa' ? passagesOf(evidence) : [documentOf(evidence)];
}

/** Answers of six models over passages, articles and records, with marked spans. */
export const ragtruth = jsonLines('ragtruth', Row, (item) => {
  const { id, claim, label, label_raw: marked, source_id: group, model: generator, task, query } = item;
  return plainRow(
    { dataset: 'ragtruth', id, group, answer: claim, evidences: evidencesOf(item), label },
    {
      generator,
      task,
      official_test: item.official_test,
      query,
      spans: toUtf16(claim, marked),
      mapping: task === 'data2txt' ? 'ragtruth' : null,
    },
  );
});
