import { z } from 'zod';
import type { End } from '../row.ts';
import type { Dataset } from './dataset.ts';
import { jsonLines } from './json-lines.ts';
import { documentOf, Labelled, plainRow } from './plain-row.ts';

/** A set of one text, one claim and a label of three. */
function threeWay<L extends string>(name: string, ends: Readonly<Record<L, End>>): Dataset {
  const Row = Labelled.extend({ evidence: z.string(), label_raw: z.enum(Object.keys(ends) as [L, ...L[]]) });
  return jsonLines(name, Row, ({ id, claim, evidence, label, label_raw }) =>
    plainRow(
      { dataset: name, id, group: evidence, answer: claim, evidences: [documentOf(evidence)], label },
      { claim: true, end: ends[label_raw as L] },
    ),
  );
}

const NLI = { entailment: 'supported', neutral: 'not_found', contradiction: 'contradicted' } as const;

/** Health claims against one sentence of a paper. */
export const healthver = threeWay('healthver', {
  Supports: 'supported',
  Neutral: 'not_found',
  Refutes: 'contradicted',
});
/** Korean premise and hypothesis. */
export const klueNli = threeWay('klue_nli', NLI);
export const xnliKo = threeWay('xnli_ko', NLI);
