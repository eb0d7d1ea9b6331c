import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { Evidence } from '../../src/contract/evidence.ts';
import type { Dataset, Loaded } from './dataset.ts';
import { jsonLines } from './json-lines.ts';
import { documentOf, Labelled, plainRow } from './plain-row.ts';

const End = z.enum(['supported', 'contradicted', 'not_found']);

/** Claims as a model writes them, against one piece of evidence that holds several similar things. */
function ofAnswers(name: string): Dataset {
  const Row = Labelled.extend({ kind: z.string(), evidence: Evidence, gold: End });
  return jsonLines(name, Row, ({ id, kind, evidence, claim, label, gold }) =>
    plainRow(
      {
        dataset: name,
        id,
        group: JSON.stringify(evidence.data),
        answer: claim,
        evidences: [evidence],
        label,
      },
      { claim: true, kind, end: gold },
    ),
  );
}

/** Pairs of sentences that share their words, by kind of structure. */
function ofStructure(name: string): Dataset {
  const Row = Labelled.extend({ kind: z.string(), evidence: z.string() });
  return jsonLines(name, Row, ({ id, kind, evidence, claim, label }) =>
    plainRow(
      { dataset: name, id, group: id, answer: claim, evidences: [documentOf(evidence)], label },
      { claim: true, kind },
    ),
  );
}

const FIRST_CONTACT = fileURLToPath(new URL('../../cases/first-contact', import.meta.url));

/** EV21: claims by people who had seen neither rules nor code, part of the project. */
export function loadFirstContact(folder = FIRST_CONTACT): Loaded[] {
  return [
    'first_contact',
    'plain',
    'plain2',
    'plain3',
    'second_contact',
    'third_contact',
    'fourth_contact',
    'fifth_contact',
    'atomic',
    'close',
    'shorter',
  ]
    .flatMap((name) => [`${name}_en`, `${name}_ko`])
    .map((name) => ofAnswers(name).load(folder));
}

export const ragEnglish = ofAnswers('rag_en');
export const ragKorean = ofAnswers('rag_ko');
export const hans = ofStructure('hans');
export const med = ofStructure('med');
