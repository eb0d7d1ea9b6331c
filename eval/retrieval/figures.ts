import type { Asked } from './ask-questions.ts';

/** Share of the questions that a passage among the first `n` answers. */
export function hitAt(asked: readonly Asked[], n: number): number {
  return share(asked, ({ rank }) => rank !== null && rank <= n);
}

/** Mean reciprocal rank of the first passage that answers, 0 where none does. */
export function meanReciprocalRank(asked: readonly Asked[]): number {
  return asked.reduce((sum, { rank }) => sum + (rank === null ? 0 : 1 / rank), 0) / Math.max(1, asked.length);
}

export function share(asked: readonly Asked[], isSo: (one: Asked) => boolean): number {
  return asked.filter(isSo).length / Math.max(1, asked.length);
}

/** Answered among the first three, and held for relevant. */
export function isKept({ rank, isRelevant }: Asked): boolean {
  return rank !== null && rank <= 3 && isRelevant;
}
