import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type { NotEvaluated } from '../../contract/quality.ts';
import { newSteps, type Steps } from '../language/steps.ts';
import { itemsOf, type TaskItems } from './checklists.ts';
import { cutOff } from './cut-off.ts';
import type { GateAssessment, GateRequest, Judge } from './gate-request.ts';
import { type DerivedItem, deriveItems } from './judge/derive-items.ts';
import { type JudgeCalls, judgeCalls } from '../language/asking/judge-calls.ts';
import {
  type ItemQuestion,
  type JudgedItems,
  judgeItems,
  openItems,
  OVER_BUDGET,
} from './judge/judge-items.ts';
import { isOpen } from './judge/judged-item.ts';
import { type ShownMaterial, shownMaterial } from './judge/shown-material.ts';
import { qualityResult } from './quality-result.ts';
import { type RuledItems, ruledItems } from './ruled-items.ts';

const NO_JUDGE: NotEvaluated = { reason: 'not_configured', detail: 'no judge is configured' };
const NOTHING: JudgedItems = { items: new Map(), summary: '' };

/** Derived items: new ones, or those of an earlier attempt; null where the budget has no room for them. */
async function derivedItems(
  request: GateRequest,
  material: ShownMaterial,
  calls: JudgeCalls,
): Promise<readonly DerivedItem[] | NotEvaluated | null> {
  const { derived } = request;
  if (!request.derive || request.ai_response.trim() === '') return [];
  if (derived === undefined) return deriveItems(request, material, calls);
  if (derived.length === 0) return [];
  const questions = derived.map((question, at) => ({ id: `derived.${at + 1}`, question }));
  const judged = await judgeItems({ ...request, votes: 1 }, questions, material, calls);
  if ('reason' in judged) return judged;
  const items = questions.flatMap(({ id, question }) => {
    const item = judged.items.get(id);
    return item === undefined || isOpen(item) ? [] : [{ id, question, ...item }];
  });
  return items.length < questions.length ? null : items;
}

function failed(unchecked: NotEvaluated, calls: JudgeCalls): GateAssessment {
  return { quality: null, unchecked, usage: calls.usage() };
}

async function judged(
  request: GateRequest,
  task: TaskItems,
  judge: Judge,
  steps: Steps,
  abort: AbortSignalLike | undefined,
): Promise<GateAssessment> {
  const ruled = ruledItems(task, request, steps);
  const material = shownMaterial(request);
  const calls = judgeCalls(judge, request.budget?.tokens ?? null, abort);
  const questions = questionsFor(task, ruled, request);
  const items = questions.length === 0 ? NOTHING : await judgeItems(request, questions, material, calls);
  const asked = calls.count() === 0 ? null : { judge, calls, cut: material.cut };
  const of = { request, task, ruled: ruled.decided, steps: steps.used };
  if ('reason' in items) {
    const open = withLeft(openItems(questions, items), ruled);
    const quality = qualityResult({ ...of, judged: open, derived: [], asked });
    return quality.status === 'failed'
      ? { quality, unchecked: null, usage: calls.usage() }
      : failed(items, calls);
  }
  const found = await derivedItems(request, material, calls);
  const derived = found ?? OVER_BUDGET;
  const quality = qualityResult({ ...of, judged: withLeft(items, ruled), derived, asked });
  return { quality, unchecked: null, usage: calls.usage() };
}

/** What is open for the judge, with what the rules had no steps for. */
function withLeft({ items, summary }: JudgedItems, { left }: RuledItems): JudgedItems {
  return { items: new Map([...items, ...left]), summary };
}

function questionsFor(
  { entries }: TaskItems,
  { decided, left }: RuledItems,
  { lang }: GateRequest,
): ItemQuestion[] {
  return entries
    .filter(({ id }) => !decided.has(id) && !left.has(id))
    .map(({ id, question }) => ({ id, question: question[lang] }));
}

/**
 * Holds an answer against the checklist of its task: rules first, then the judge for what they leave open, then items
 * of the request where asked. A judge that fails leaves no quality, and the reason, save where rules alone fail the answer; one
 * that fails at the items of the request leaves these open.
 */
export async function assessAnswer(
  request: GateRequest,
  judge: Judge | null,
  abort?: AbortSignalLike,
): Promise<GateAssessment> {
  const task = itemsOf(request.task, request.checklist);
  if (task === undefined) return { quality: null, unchecked: null, usage: null };
  const cut = cutOff(request.finish_reason);
  if (cut !== null && request.ai_response.trim() === '')
    return { quality: null, unchecked: cut, usage: null };
  const steps = newSteps(request.budget?.steps ?? undefined);
  if (judge !== null) return judged(request, task, judge, steps, abort);
  const ruled = ruledItems(task, request, steps);
  const open = withLeft(openItems(questionsFor(task, ruled, request), NO_JUDGE), ruled);
  const of = { request, task, ruled: ruled.decided, steps: steps.used };
  const quality = qualityResult({ ...of, judged: open, derived: [], asked: null });
  return { quality, unchecked: null, usage: null };
}
