import { toTokens } from './datasets/tokens.ts';
import { auc, aucWithin, type Ranked } from './metrics/auc.ts';
import {
  accuracy,
  balancedAccuracy,
  f1,
  falseAlarms,
  type Guess,
  precision,
  recall,
} from './metrics/confusion.ts';
import { type Interval, interval } from './metrics/interval.ts';
import { markedMistakes } from './metrics/mistakes.ts';
import { type Marked, markedCharacters, markedF1, markedPrecision, markedRecall } from './metrics/overlap.ts';
import { share, type Statistic } from './metrics/statistic.ts';
import type { EvalRow, Prediction } from './row.ts';
import { pairingKey, type Section } from './sections.ts';

/** Every figure of the table. `auc` follows the pairing of its section, `auc_all` compares all rows. */
export const FIGURES = [
  'precision',
  'recall',
  'f1',
  'false_alarms',
  'balanced_accuracy',
  'accuracy',
  'auc',
  'auc_all',
  'span_recall',
  'span_precision',
  'span_f1',
  'three_way',
  'abstained',
  'true_verified',
  'false_verified',
  'true_contradicted',
  'false_contradicted',
  'verified_right',
  'contradicted_right',
  'decided_rightly',
  'verified_balanced',
  'partly',
  'undecided',
] as const;
export type FigureName = (typeof FIGURES)[number];

/** A figure of one judge; absent where the set cannot tell it. */
export type Figures = Readonly<Partial<Record<FigureName, Interval>>>;
type Statistics = Partial<Record<FigureName, Statistic>>;

interface Judged {
  readonly row: EvalRow;
  readonly said: Prediction;
}

/** A figure of some of the rows: the weights of the others are left out. */
function over<T>(items: readonly (T | null)[], make: (items: readonly T[]) => Statistic): Statistic {
  const places = items.flatMap((item, at) => (item === null ? [] : [at]));
  const statistic = make(items.filter((item) => item !== null));
  if (places.length === items.length) return statistic;
  const some = new Float64Array(places.length);
  return (weights) => {
    for (let at = 0; at < some.length; at += 1) some[at] = weights[places[at] ?? 0] ?? 0;
    return statistic(some);
  };
}

function guessOf({ row: { label }, said: { verdict } }: Judged): Guess | null {
  if (label === null) return null;
  return { positive: label === 0, flagged: verdict === 'abstain' ? null : verdict !== 'supported' };
}

function rankedOf({ row: { label }, said }: Judged): Ranked | null {
  return label === null ? null : { score: said.score, positive: label === 1 };
}

function markedOf({ row, said }: Judged): Marked | null {
  if (row.spans === null) return null;
  const found = said.spans.map(([start, end]) => ({ start, end }));
  if (row.dataset !== 'rotowire') return markedCharacters(row.spans, found);
  return markedMistakes(toTokens(row.answer, row.spans), toTokens(row.answer, found));
}

function ofLabels(judged: readonly Judged[], { pairing }: Section): Statistics {
  const guesses = judged.map(guessOf);
  if (new Set(guesses.map((guess) => guess?.positive).filter((one) => one !== undefined)).size < 2) return {};
  const ranked = judged.map(rankedOf);
  const keyOf = pairingKey(pairing);
  const keys = judged.flatMap(({ row }) => (row.label === null ? [] : [keyOf?.(row) ?? '']));
  return {
    precision: over(guesses, precision),
    recall: over(guesses, recall),
    f1: over(guesses, f1),
    false_alarms: over(guesses, falseAlarms),
    balanced_accuracy: over(guesses, balancedAccuracy),
    accuracy: over(guesses, accuracy),
    auc: over(ranked, (items) => aucWithin(items, keys)),
    ...(keyOf === undefined ? {} : { auc_all: over(ranked, auc) }),
  };
}

function ofSpans(judged: readonly Judged[]): Statistics {
  if (judged.every(({ row }) => row.spans === null)) return {};
  const marked = judged.map(markedOf);
  return {
    span_recall: over(marked, markedRecall),
    span_precision: over(marked, markedPrecision),
    span_f1: over(marked, markedF1),
  };
}

function ofEnds(judged: readonly Judged[]): Statistics {
  if (judged.every(({ row }) => row.end === null)) return {};
  const right = judged.map(({ row, said }) => (row.end === null ? null : row.end === said.verdict));
  return { three_way: over(right, share) };
}

/** Of the rows that `counts` takes, the share for which `holds`. */
function shareWhere(
  judged: readonly Judged[],
  counts: (one: Judged) => boolean,
  holds: (one: Judged) => boolean,
): Statistic {
  const chosen = judged.map((one) => (counts(one) ? holds(one) : null));
  return over(chosen, share);
}

/** What a user meets: `verified` alone counts as passed, `contradicted` alone as accused. */
function ofOutcomes(all: readonly Judged[]): Statistics {
  if (all.every(({ said }) => said.outcome === undefined)) return {};
  const isTrue = ({ row }: Judged): boolean => row.label === 1;
  const isFalse = ({ row }: Judged): boolean => row.label === 0;
  const isVerified = ({ row, said }: Judged): boolean => row.label !== null && said.outcome === 'verified';
  const isAccused = ({ row, said }: Judged): boolean => row.label !== null && said.outcome === 'contradicted';
  const isLabelled = ({ row }: Judged): boolean => row.label !== null;
  const passed = all.map((one): Guess | null =>
    isLabelled(one) ? { positive: isFalse(one), flagged: !isVerified(one) } : null,
  );
  return {
    verified_balanced: over(passed, balancedAccuracy),
    partly: shareWhere(all, isLabelled, ({ said }) => said.outcome === 'partial'),
    undecided: shareWhere(all, isLabelled, ({ said }) => said.outcome === 'undecided'),
    true_verified: shareWhere(all, isTrue, isVerified),
    false_verified: shareWhere(all, isFalse, isVerified),
    true_contradicted: shareWhere(all, isTrue, isAccused),
    false_contradicted: shareWhere(all, isFalse, isAccused),
    verified_right: shareWhere(all, isVerified, isTrue),
    contradicted_right: shareWhere(all, isAccused, isFalse),
    decided_rightly: shareWhere(all, isLabelled, (one) => (isTrue(one) ? isVerified(one) : isAccused(one))),
  };
}

/** What can be told of the predictions of one judge. `rounds` are the resampled weights of the rows of the section. */
export function figuresOf(
  section: Section,
  predictions: readonly Prediction[],
  rounds: readonly Float64Array[],
): Figures {
  const judged = section.rows.flatMap((row, at) => {
    const said = predictions[at];
    return said === undefined ? [] : [{ row, said }];
  });
  const statistics: Statistics = {
    ...ofLabels(judged, section),
    ...ofSpans(judged),
    ...ofEnds(judged),
    ...ofOutcomes(judged),
    abstained: share(judged.map(({ said }) => said.verdict === 'abstain')),
  };
  const named = FIGURES.flatMap((name) => {
    const statistic = statistics[name];
    return statistic === undefined ? [] : [[name, interval(statistic, rounds, judged.length)] as const];
  });
  return Object.fromEntries(named);
}
