import { alwaysFlag } from './judges/always-flag.ts';
import { claimOnly } from './judges/claim-only.ts';
import { shuffleEvidence, withoutEvidence } from './judges/shuffle-evidence.ts';
import type { Judge } from './judge.ts';
import type { EvalRow, Prediction } from './row.ts';
import type { Section } from './sections.ts';

/** Who judged: Assay, two that never look at the evidence, and Assay with no and with another row's evidence. */
export const JUDGES = ['assay', 'always flag', 'claim only', 'no evidence', 'other evidence'] as const;
export type JudgeName = (typeof JUDGES)[number];

/** A row on which a judge threw: counted as an abstention, and named. */
export interface Failure {
  readonly dataset: string;
  readonly id: string;
  readonly judge: JudgeName;
  readonly why: string;
}

/** What each judge says of each row of a section, in the order of its rows. */
export interface Judgement {
  readonly section: Section;
  readonly predictions: Readonly<Record<JudgeName, readonly Prediction[]>>;
  readonly failures: readonly Failure[];
  /** Milliseconds that Assay took for the rows as they are. */
  readonly ms: number;
}

interface Said {
  readonly predictions: Prediction[];
  readonly failures: Failure[];
}

async function judgeRows(rows: readonly EvalRow[], judge: Judge, name: JudgeName): Promise<Said> {
  const said: Said = { predictions: [], failures: [] };
  for (const row of rows) {
    const { dataset, id } = row;
    try {
      said.predictions.push(await judge(row));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      said.failures.push({ dataset, id, judge: name, why });
      said.predictions.push({ dataset, id, score: 0.5, verdict: 'abstain', spans: [] });
    }
  }
  return said;
}

/** Every judge on every row of a section. */
export async function judgeSection(section: Section, judge: Judge): Promise<Judgement> {
  const { rows } = section;
  const started = performance.now();
  const assay = await judgeRows(rows, judge, 'assay');
  const ms = performance.now() - started;
  const none = await judgeRows(withoutEvidence(rows), judge, 'no evidence');
  const other = await judgeRows(shuffleEvidence(rows), judge, 'other evidence');
  const predictions = {
    assay: assay.predictions,
    'always flag': alwaysFlag(rows),
    'claim only': claimOnly(rows),
    'no evidence': none.predictions,
    'other evidence': other.predictions,
  };
  return { section, predictions, failures: [...assay.failures, ...none.failures, ...other.failures], ms };
}

/** The sections of one set as one, with what the judges said of each. */
export function joined(
  dataset: string,
  judgements: readonly Judgement[],
  pairing: Section['pairing'],
): Judgement {
  const rows = judgements.flatMap(({ section }) => section.rows);
  const of = (name: JudgeName): Prediction[] => judgements.flatMap(({ predictions }) => predictions[name]);
  return {
    section: { name: dataset, dataset, task: null, rows, pairing },
    predictions: {
      assay: of('assay'),
      'always flag': of('always flag'),
      'claim only': of('claim only'),
      'no evidence': of('no evidence'),
      'other evidence': of('other evidence'),
    },
    failures: [],
    ms: judgements.reduce((sum, { ms }) => sum + ms, 0),
  };
}
