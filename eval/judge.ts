import { Configuration } from '../src/contract/configuration.ts';
import type { AnswerGrounding } from '../src/contract/grounding.ts';
import type { ValidationReport } from '../src/contract/validation-report.ts';
import type { Answer } from '../src/contract/answer.ts';
import { verify } from '../src/core/verify.ts';
import { statementJudge } from '../src/core/verify/statement-judge.ts';
import { outcomeOf } from './outcome.ts';
import type { EvalRow, Prediction } from './row.ts';
import { packagedReader } from './statements/packaged-reader.ts';

/** Says of one row whether its evidence supports it. */
export type Judge = (row: EvalRow) => Promise<Prediction>;

/** The configuration that rows of this mapping are judged with; null = the defaults. */
export type ConfigurationOf = (mapping: string | null) => Configuration;

const DEFAULTS = Configuration.parse({});
/** Where nothing was compared. */
const UNKNOWN = 0.5;

const statements = statementJudge(packagedReader);

type Ports = Parameters<typeof verify>[2];

function portsOf(graph: Ports['graph'], model: Ports['model'] = null): Ports {
  const clock = { elapsed: () => 0, now: () => '2026-01-01T00:00:00Z' };
  return { graph, sources: null, model, statements, clock, ids: { next: () => 'eval' } };
}

/** The row as a face of the product would receive it. */
export function answerOf({ id, query, answer, evidences, claim }: EvalRow): Answer {
  const refs = evidences.map(({ evidence_id }) => evidence_id);
  const claims =
    claim && answer !== '' ? [{ claim_id: 'CLM-01', text: answer, evidence_refs: refs }] : undefined;
  return {
    response_id: id,
    ...(query === null ? {} : { query }),
    content: { text: answer, ...(claims === undefined ? {} : { claims }), evidences: [...evidences] },
  };
}

type Said = Omit<Prediction, 'dataset' | 'id' | 'outcome'>;

const UNASKED: Said = { score: UNKNOWN, verdict: 'abstain', spans: [] };

/** Of the calibrated probability both answers are as likely. */
const EVEN = 0.5;

/** As a binary answer: by the probability alone; the end tells what is said of an answer that is not supported. */
function verdictOf({ end, probability }: AnswerGrounding): Prediction['verdict'] {
  if (probability >= EVEN) return 'supported';
  return end === 'contradicted' ? 'contradicted' : 'not_found';
}

function saidOf(grounding: AnswerGrounding): Said {
  const { probability, unsupported } = grounding;
  return {
    score: probability,
    verdict: verdictOf(grounding),
    spans: unsupported.map(({ start, end: last }) => [start, last] as const),
  };
}

/** A graph gives no probability: its confidence stands for it. */
function ofGraph({ answer }: EvalRow, report: ValidationReport): Said {
  const outcome = outcomeOf(report);
  if (outcome === 'verified' || outcome === 'partial')
    return { score: report.result.overall_score, verdict: 'supported', spans: [] };
  const verdict = outcome === 'undecided' ? 'abstain' : outcome;
  const score = outcome === 'undecided' ? UNKNOWN : 0;
  return { score, verdict, spans: verdict === 'contradicted' ? [[0, answer.length]] : [] };
}

function said(row: EvalRow, report: ValidationReport): Said {
  const { result } = report;
  const { grounding, abstained } = result;
  if (row.graph !== null) return ofGraph(row, report);
  if (row.evidences.length === 0) return UNASKED;
  if (grounding === undefined)
    return abstained === true ? { score: 1, verdict: 'supported', spans: [] } : UNASKED;
  return saidOf(grounding);
}

/**
 * What a report says of its answer as a whole; .5 where nothing was compared. An answer that only says that it does
 * not know asserts nothing that could be unsupported.
 */
export function predictionOf(row: EvalRow, report: ValidationReport): Prediction {
  return { dataset: row.dataset, id: row.id, ...said(row, report), outcome: outcomeOf(report) };
}

/** What the product reports of a row, with no source, no model but the one of `modelOf`, and no graph but that of the row. */
export function reportJudge(
  configurationOf: ConfigurationOf = () => DEFAULTS,
  modelOf: () => Ports['model'] = () => null,
): (row: EvalRow) => Promise<ValidationReport> {
  return (row) => {
    const configuration = row.graph?.configuration ?? configurationOf(row.mapping);
    const ports = portsOf(row.graph?.reader ?? null, modelOf());
    return verify(answerOf(row), configuration, ports);
  };
}

/** The product's own path. */
export function productJudge(configurationOf?: ConfigurationOf): Judge {
  const report = reportJudge(configurationOf);
  return async (row) => predictionOf(row, await report(row));
}

/** The probabilities between which a claim is left open, as the product reports them; null where it says none. */
export async function bandOf(): Promise<AnswerGrounding['band'] | null> {
  const text = 'The bridge was opened in 1932.';
  const evidences = [{ evidence_id: 'e1', type: 'document' as const, data: text }];
  const report = await verify({ response_id: 'band', content: { text, evidences } }, DEFAULTS, portsOf(null));
  return report.result.grounding?.band ?? null;
}
