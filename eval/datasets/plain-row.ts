import { z } from 'zod';
import type { Evidence } from '../../src/contract/evidence.ts';
import type { EvalRow } from '../row.ts';

/** What every set has. */
export const Labelled = z.object({
  id: z.string().min(1),
  claim: z.string(),
  label: z.union([z.literal(1), z.literal(0)]),
});

/** One document of this text. */
export function documentOf(text: string, id = 'document'): Evidence {
  return { evidence_id: id, type: 'document', data: text };
}

type Needed = Pick<EvalRow, 'dataset' | 'id' | 'group' | 'answer' | 'evidences' | 'label'>;

/** A row of which the set says nothing more. */
export function plainRow(needed: Needed, more: Partial<EvalRow> = {}): EvalRow {
  const nothing = {
    claim: false,
    generator: null,
    task: null,
    official_test: null,
    kind: null,
    query: null,
    end: null,
    spans: null,
    pair: null,
  };
  return { ...nothing, mapping: null, graph: null, ...needed, ...more };
}
