import type { FigureName, Figures } from './figures.ts';
import { figuresOf } from './figures.ts';
import { JUDGES, type JudgeName, type Judgement } from './judge-section.ts';
import { aucOfEach } from './metrics/auc.ts';
import { type Interval, interval, resampled } from './metrics/interval.ts';
import type { Section } from './sections.ts';
import { type OwnThreshold, ownThreshold } from './thresholds.ts';

/** One line of the table and what stands beside it. */
export interface SectionResult {
  readonly name: string;
  readonly dataset: string;
  readonly pairing: Section['pairing'];
  readonly rows: number;
  /** Rows whose label is 0, and rows that have a label. */
  readonly not_supported: number;
  readonly labelled: number;
  readonly sources: number;
  readonly judges: Readonly<Record<JudgeName, Figures>>;
  /** AUC of each generating model, where scores are compared within models. */
  readonly models: Readonly<Record<string, Interval>>;
  readonly own_threshold: OwnThreshold | null;
  /** Milliseconds a row. */
  readonly ms_a_row: number;
}

/** The rounds of a judge whose interval is not shown. */
const NO_ROUNDS: readonly Float64Array[] = [];

function modelsOf(
  { section, predictions }: Judgement,
  rounds: readonly Float64Array[],
): Record<string, Interval> {
  if (section.pairing !== 'within model' || section.task === null) return {};
  const items = section.rows.map(({ label }, at) => ({
    score: predictions.assay[at]?.score ?? 0,
    positive: label === 1,
  }));
  const keys = section.rows.map(({ generator }) => generator ?? '');
  const each = [...aucOfEach(items, keys)];
  return Object.fromEntries(each.map(([key, one]) => [key, interval(one, rounds, items.length)]));
}

function thresholdOf({ section, predictions }: Judgement): OwnThreshold | null {
  return ownThreshold(
    section.rows.flatMap(({ label, group }, at) =>
      label === null ? [] : [{ score: predictions.assay[at]?.score ?? 0, label, group }],
    ),
  );
}

/** Figures of every judge; intervals for Assay, with its own evidence and with another row's. */
export function measure(judgement: Judgement): SectionResult {
  const { section, predictions, ms } = judgement;
  const { name, dataset, pairing, rows } = section;
  const groups = rows.map(({ group }) => group);
  const rounds = resampled(groups);
  const shown = new Set<JudgeName>(['assay', 'other evidence']);
  const figures = JUDGES.map((judge) => [
    judge,
    figuresOf(section, predictions[judge], shown.has(judge) ? rounds : NO_ROUNDS),
  ]);
  return {
    name,
    dataset,
    pairing,
    rows: rows.length,
    labelled: rows.filter(({ label }) => label !== null).length,
    not_supported: rows.filter(({ label }) => label === 0).length,
    sources: new Set(groups).size,
    judges: Object.fromEntries(figures) as Record<JudgeName, Figures>,
    models: modelsOf(judgement, rounds),
    own_threshold: thresholdOf(judgement),
    ms_a_row: ms / Math.max(1, rows.length),
  };
}

/** A figure of Assay in a section; undefined where it cannot be told. */
export function figureOf({ judges }: SectionResult, name: FigureName): Interval | undefined {
  return judges.assay[name];
}
