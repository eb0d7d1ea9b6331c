import type { ChecklistItem, QualityResult, QualityUnchecked } from '../../src/contract/quality.ts';
import type { UncheckedReason } from '../../src/contract/unchecked-reason.ts';

export type ItemOutcome = 'passed' | 'failed' | 'partial' | 'not_evaluated';

/** One item of the checklist as it is shown. */
export interface QualityItemView {
  readonly id: string;
  readonly question: string;
  readonly outcome: ItemOutcome;
  readonly note: string;
  /** What decided it; null where nothing did. */
  readonly decidedBy: 'rule' | 'judge' | null;
  /** True: not met, it fails the whole. */
  readonly isVeto: boolean;
  /** True where the votes of the judge disagreed. */
  readonly isDisputed: boolean;
  /** Why it was not evaluated. */
  readonly reason: UncheckedReason | null;
}

/** The verdict of the gate as it is shown. */
export interface QualityView {
  readonly status: 'passed' | 'failed' | 'not_evaluated';
  /** Whole percent; null where it could not be evaluated. */
  readonly percent: number | null;
  readonly items: readonly QualityItemView[];
  readonly summary: string;
  /** Why there is no verdict. */
  readonly reason: UncheckedReason | null;
  readonly detail: string;
  readonly retry: QualityResult['retry'] | null;
  readonly judge: QualityResult['judge'] | null;
}

function outcomeOf(passed: boolean | null): ItemOutcome {
  if (passed === null) return 'partial';
  return passed ? 'passed' : 'failed';
}

function decided({ id, question, passed, note, decided_by, veto, disputed }: ChecklistItem): QualityItemView {
  return {
    id,
    question,
    outcome: outcomeOf(passed),
    note,
    decidedBy: decided_by,
    isVeto: veto === true,
    isDisputed: disputed === true,
    reason: null,
  };
}

function itemsOf({ details, unevaluated = [] }: QualityResult): QualityItemView[] {
  const open = unevaluated.map(({ id, question, reason, detail }) => ({
    id,
    question,
    outcome: 'not_evaluated' as const,
    note: detail,
    decidedBy: null,
    isVeto: false,
    isDisputed: false,
    reason,
  }));
  return [...details.map(decided), ...open].toSorted((a, b) =>
    a.id.localeCompare(b.id, 'en', { numeric: true }),
  );
}

function statusOf({ passed, score }: QualityResult): QualityView['status'] {
  if (passed === null || score === null) return 'not_evaluated';
  return passed ? 'passed' : 'failed';
}

/** What the badge shows of a result, or of the reason why there is none; null where nobody asked (`quality` absent). */
export function qualityView(
  quality: QualityResult | null | undefined,
  unchecked?: QualityUnchecked | null,
): QualityView | null {
  const result = quality ?? unchecked?.result ?? null;
  if (result === null && (unchecked === null || unchecked === undefined)) return null;
  const status =
    result === null || quality === null || quality === undefined ? 'not_evaluated' : statusOf(result);
  const score = status === 'not_evaluated' ? null : (result?.score ?? null);
  return {
    status,
    percent: score === null ? null : Math.floor(score * 100 + 1e-9),
    items: result === null ? [] : itemsOf(result),
    summary: result?.summary ?? '',
    reason: unchecked?.reason ?? null,
    detail: unchecked?.detail ?? '',
    retry: result?.retry ?? null,
    judge: result?.judge ?? null,
  };
}
