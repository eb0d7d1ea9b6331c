import { QUALITY_CHECKERS } from '../../contract/checkers.ts';
import type { ChecklistItem, NotEvaluated, QualityResult, UnevaluatedItem } from '../../contract/quality.ts';
import type { TaskItems } from './checklists.ts';
import { cutOff } from './cut-off.ts';
import { changeOf } from './denied-words.ts';
import type { GateRequest, Judge } from './gate-request.ts';
import type { DerivedItem } from './judge/derive-items.ts';
import type { JudgeCalls } from '../language/asking/judge-calls.ts';
import type { JudgedItems } from './judge/judge-items.ts';
import { isOpen } from './judge/judged-item.ts';
import type { ShownMaterial } from './judge/shown-material.ts';
import { shortNote } from './judge/short-note.ts';
import type { Decision } from './rules/decision.ts';
import { type Scored, scoreItems } from './score-items.ts';
import { SUMMARY_WORDS } from './summary-words.ts';

/** Everything that an assessment found. */
export interface Found {
  readonly request: GateRequest;
  readonly task: TaskItems;
  readonly ruled: ReadonlyMap<string, Decision>;
  /** That the rules took. */
  readonly steps: number;
  readonly judged: JudgedItems;
  /** Why there are none, where they were wanted. */
  readonly derived: readonly DerivedItem[] | NotEvaluated;
  /** Null where no judge was asked. */
  readonly asked: {
    readonly judge: Judge;
    readonly calls: JudgeCalls;
    readonly cut: ShownMaterial['cut'];
  } | null;
}

const MOST_WORDS_OF_SUMMARY = 30;
const MOST_CHANGES_OF_SUMMARY = 3;

function baseItems({ request, task, ruled, judged }: Found): (ChecklistItem | UnevaluatedItem)[] {
  return task.entries.map(({ id, question: { [request.lang]: question }, veto }) => {
    const decision = ruled.get(id);
    const flags = veto === true ? { veto } : {};
    if (decision !== undefined) return { id, question, ...decision, decided_by: 'rule', ...flags };
    const item = judged.items.get(id) ?? { reason: 'malformed', detail: 'the judge said nothing of it' };
    return isOpen(item)
      ? { id, question, ...item }
      : { id, question, ...item, decided_by: 'judge', ...flags };
  });
}

function derivedItems({ derived }: Found): ChecklistItem[] {
  return 'reason' in derived ? [] : derived.map((item) => ({ ...item, decided_by: 'judge' }));
}

type Unseen = UnevaluatedItem & { readonly id: 'derived' | 'whole' };

/** What was not seen and no item stands for: any number of derived items, the end of the answer. */
function unseen({ derived, request: { lang, finish_reason } }: Found): Unseen[] {
  const words = SUMMARY_WORDS[lang];
  const cut = cutOff(finish_reason);
  return [
    ...('reason' in derived ? [{ id: 'derived' as const, question: words.open, ...derived }] : []),
    ...(cut === null ? [] : [{ id: 'whole' as const, question: words.whole, ...cut }]),
  ];
}

function isEvaluated(item: ChecklistItem | UnevaluatedItem): item is ChecklistItem {
  return 'passed' in item;
}

function headline({ request: { lang, verified_claims: found } }: Found): string {
  if (found === undefined || found.claims === 0) return '';
  const changes = found.denied.slice(0, MOST_CHANGES_OF_SUMMARY).map(changeOf);
  return SUMMARY_WORDS[lang].claims(found.verified, found.claims, changes);
}

function summaryOf(found: Found, details: readonly ChecklistItem[], open: number): string {
  const { request, judged } = found;
  const count = (label: boolean | null): number => details.filter(({ passed }) => passed === label).length;
  const counts = SUMMARY_WORDS[request.lang].counts(count(true), count(null), details.length + open, open);
  const said = shortNote(judged.summary, MOST_WORDS_OF_SUMMARY);
  return [
    headline(found),
    counts,
    ...unseen(found).map(({ id }) => SUMMARY_WORDS[request.lang].unseen[id]),
    said,
  ]
    .filter((part) => part !== '')
    .join('. ');
}

function judgeOf({ asked, request: { writer } }: Found): Pick<QualityResult, 'judge'> {
  if (asked === null) return {};
  const { judge, calls, cut } = asked;
  const { model, provider } = judge;
  const same_as_writer = writer?.model === model && writer.provider === provider;
  const cost = { calls: calls.count(), usage: calls.usage() };
  return {
    judge: { model, provider, ...cost, same_as_writer, ...(cut.length > 0 ? { cut: [...cut] } : {}) },
  };
}

function versions(): QualityResult['checkers'] {
  return Object.fromEntries(Object.entries(QUALITY_CHECKERS).filter(([rule]) => /^QG\d/u.test(rule)));
}

/**
 * QG17: what a judge derives can bring an answer down and never lift it: the items of the task must pass by themselves.
 * QG22: what could not be evaluated has neither a score nor passed nor failed. QG23: nor passes what was not seen whole.
 * QG24: what the evidence denies has failed.
 */
function bothPassed(
  base: Scored,
  all: Scored,
  { sawAll, isDenied }: { readonly sawAll: boolean; readonly isDenied: boolean },
): Pick<QualityResult, 'status' | 'passed' | 'score'> {
  const seen = sawAll ? all.status : 'not_evaluated';
  const statuses = [base.status, all.status, isDenied ? 'failed' : seen];
  if (statuses.includes('failed')) return { status: 'failed', passed: false, score: all.score };
  if (statuses.includes('not_evaluated')) return { status: 'not_evaluated', passed: null, score: null };
  return { status: 'passed', passed: true, score: all.score };
}

/** The verdict of what was found. */
export function qualityResult(found: Found): QualityResult {
  const base = baseItems(found);
  const items = [...base, ...derivedItems(found)];
  const details = items.filter(isEvaluated);
  const hidden = unseen(found);
  const unevaluated = [...items.filter((item): item is UnevaluatedItem => !isEvaluated(item)), ...hidden];
  const vetoes = new Set(found.task.entries.filter(({ veto }) => veto).map(({ id }) => id));
  const scoredOf = (some: readonly (ChecklistItem | UnevaluatedItem)[]): Scored =>
    scoreItems(
      some.map((item) => ({
        passed: isEvaluated(item) ? item.passed : undefined,
        veto: vetoes.has(item.id),
      })),
      found.task.min_pass_ratio,
    );
  const { verified_claims } = found.request;
  const scored = bothPassed(scoredOf(base), scoredOf(items), {
    sawAll: hidden.length === 0,
    isDenied: verified_claims !== undefined && verified_claims.denied.length > 0,
  });
  return {
    ...scored,
    details,
    summary: summaryOf(found, details, items.length - details.length),
    min_pass_ratio: found.task.min_pass_ratio,
    ...(unevaluated.length > 0 ? { unevaluated } : {}),
    ...judgeOf(found),
    ...(verified_claims === undefined ? {} : { verified_claims }),
    checkers: versions(),
    steps: found.steps,
  };
}
