import { z } from 'zod';
import { jsonLines } from './json-lines.ts';
import { documentOf, Labelled, plainRow } from './plain-row.ts';

const Wice = Labelled.extend({ evidence: z.array(z.string()), title: z.string() });

/** Claims of an encyclopaedia against a cited page. */
export const wice = jsonLines('wice', Wice, ({ id, claim, label, evidence, title }) =>
  plainRow(
    {
      dataset: 'wice',
      id,
      group: title,
      answer: claim,
      evidences: [documentOf(evidence.join('\n'))],
      label,
    },
    { claim: true },
  ),
);

const Summedits = Labelled.extend({ evidence: z.string(), domain: z.string() });

/** Summaries with minimal edits. */
export const summedits = jsonLines('summedits', Summedits, ({ id, claim, label, evidence, domain }) =>
  plainRow(
    { dataset: 'summedits', id, group: evidence, answer: claim, evidences: [documentOf(evidence)], label },
    { task: domain },
  ),
);

const Begin = Labelled.extend({ evidence: z.string(), query: z.string() });

/** Answers of a dialogue against one sentence of knowledge. */
export const beginWow = jsonLines('begin_wow', Begin, ({ id, claim, label, evidence, query }) =>
  plainRow(
    { dataset: 'begin_wow', id, group: evidence, answer: claim, evidences: [documentOf(evidence)], label },
    { claim: true, query },
  ),
);
