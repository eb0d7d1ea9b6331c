import type { NotEvaluated } from '../../contract/quality.ts';
import { folded } from '../language/fold-text.ts';
import { isSpent, type Steps, take } from '../language/steps.ts';
import type { TaskItems } from './checklists.ts';
import type { GateRequest } from './gate-request.ts';
import type { Decision, Material } from './rules/decision.ts';
import { decideItem } from './rules/decide-item.ts';
import { SUMMARY_WORDS } from './summary-words.ts';

/** What the rules decided, and what they were left no steps for; the rest is the judge's. */
export interface RuledItems {
  readonly decided: ReadonlyMap<string, Decision>;
  readonly left: ReadonlyMap<string, NotEvaluated>;
}

/** BD10: steps for a character of the material, for each rule. */
const RULE = 25;
const OVER_BUDGET: NotEvaluated = {
  reason: 'over_budget',
  detail: 'the steps of validation.max_steps are used up',
};

/** Words that were asked for are met as the answer is read. */
function foldedOptions(options: NonNullable<GateRequest['options']>): NonNullable<GateRequest['options']> {
  const read = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(read) : typeof value === 'string' ? folded(value) : value;
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [name, read(value)]));
}

function materialOf({
  original_request,
  ai_response,
  lang,
  options = {},
  notes,
  verified_claims,
}: GateRequest): Material {
  return {
    request: folded(original_request),
    answer: folded(ai_response),
    lang,
    options: foldedOptions(options),
    notes:
      notes?.map((note) => ({ ...note, title: folded(note.title), content: folded(note.content) })) ?? null,
    verified_claims: verified_claims ?? null,
  };
}

function sizeOf({ request, answer, notes }: Material): number {
  const ofNotes = (notes ?? []).reduce((all, { title, content }) => all + title.length + content.length, 0);
  return request.length + answer.length + ofNotes;
}

/** TX11: by id, what the rules say of the texts as they are read; an answer without words meets nothing. */
export function ruledItems({ entries }: TaskItems, request: GateRequest, steps: Steps): RuledItems {
  const material = materialOf(request);
  const cost = RULE * sizeOf(material);
  const isEmpty = material.answer.trim() === '';
  const empty: Decision = { passed: false, note: SUMMARY_WORDS[request.lang].empty };
  const decided = new Map<string, Decision>();
  const left = new Map<string, NotEvaluated>();
  for (const entry of entries) {
    if (entry.rule !== undefined && isSpent(steps)) left.set(entry.id, OVER_BUDGET);
    if (left.has(entry.id)) continue;
    if (entry.rule !== undefined) take(steps, cost);
    const decision = isEmpty ? empty : decideItem(entry, material);
    if (decision !== null) decided.set(entry.id, decision);
  }
  return { decided, left };
}
