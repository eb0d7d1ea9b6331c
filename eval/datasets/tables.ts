import { z } from 'zod';
import { jsonLines } from './json-lines.ts';
import { Labelled, plainRow } from './plain-row.ts';

const Tabfact = Labelled.extend({
  table: z.object({
    caption: z.string().nullable(),
    columns: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
});

/** Statements against a table of an encyclopaedia. */
export const tabfact = jsonLines('tabfact', Tabfact, ({ id, claim, label, table }) =>
  plainRow(
    {
      dataset: 'tabfact',
      id,
      group: id.replace(/-\d+$/, ''),
      answer: claim,
      evidences: [{ evidence_id: 'table', type: 'table', data: table }],
      label,
    },
    { claim: true },
  ),
);

const COLUMNS = ['subject', 'predicate', 'object'];
const Webnlg = Labelled.extend({
  label: z.union([z.literal(1), z.literal(0), z.null()]),
  triples: z.array(z.tuple([z.string(), z.string(), z.string()])),
  category: z.string(),
});

/** Texts written from triples; the system and the triple set stand in the id (`SYSTEM-NUMBER`). */
export const webnlg = jsonLines('webnlg', Webnlg, ({ id, claim, label, triples, category }) => {
  const pair = JSON.stringify(triples);
  const evidence = {
    evidence_id: 'triples',
    type: 'table' as const,
    data: { columns: COLUMNS, rows: triples },
  };
  return plainRow(
    { dataset: 'webnlg', id, group: pair, answer: claim, evidences: [evidence], label },
    { pair, generator: id.replace(/-\d+$/, ''), task: category },
  );
});
