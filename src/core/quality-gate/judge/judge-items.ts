import { type JudgeAnswer, judgeAnswerOf, schemaText } from '../../../contract/judge-answer.ts';
import type { NotEvaluated } from '../../../contract/quality.ts';
import type { GateRequest } from '../gate-request.ts';
import { askJudge } from './ask-judge.ts';
import { buildMessages } from './build-messages.ts';
import { controlItems } from './control-items.ts';
import type { JudgeCalls } from '../../language/asking/judge-calls.ts';
import type { JudgedItem, Label, Labels, VotedItem } from './judged-item.ts';
import { mixItems } from './mix-items.ts';
import type { Judgement } from './read-judgement.ts';
import type { ShownMaterial } from './shown-material.ts';

const ORDER: readonly Label[] = [true, null, false];

function sharesOf(votes: readonly JudgedItem[]): Labels {
  const share = (label: Label): number =>
    votes.filter(({ passed }) => passed === label).length / votes.length;
  return { yes: share(true), partial: share(null), no: share(false) };
}

/** QG16: what more than half of the votes say; without such a majority the item is open. */
function countVotes(votes: readonly JudgedItem[]): VotedItem {
  const [only] = votes;
  if (only !== undefined && votes.length === 1) return only;
  const labels = sharesOf(votes);
  const winner = ORDER.find(
    (label) => votes.filter(({ passed }) => passed === label).length * 2 > votes.length,
  );
  const chosen = votes.find(({ passed }) => passed === winner);
  if (winner === undefined || chosen === undefined)
    return { reason: 'ambiguous', detail: 'the votes of the judge have no majority' };
  const disputed = votes.some(({ passed }) => passed !== winner);
  return { passed: winner, note: chosen.note, labels, disputed };
}

/** A question by the id of the checklist. */
export interface ItemQuestion {
  readonly id: string;
  readonly question: string;
}

/** What a judge says of the items that were asked, and of the whole. */
export interface JudgedItems {
  readonly items: ReadonlyMap<string, VotedItem>;
  readonly summary: string;
}

/** Why a judge is not asked: it would cost too much. */
export const OVER_BUDGET: NotEvaluated = {
  reason: 'over_budget',
  detail: 'the judge would take more tokens than the budget allows',
};

/** Every item open for one reason. */
export function openItems(questions: readonly ItemQuestion[], why: NotEvaluated): JudgedItems {
  return { items: new Map(questions.map(({ id }) => [id, why])), summary: '' };
}

/** Controls that fit the material, and the seed of the order. */
export function controlsFor(of: GateRequest, { answer, request, notes }: ShownMaterial) {
  return controlItems(answer, [request, ...notes.flatMap(({ title, text }) => [title, text])], of);
}

function counted(
  judgements: readonly Judgement<JudgeAnswer>[],
  questions: readonly ItemQuestion[],
): JudgedItems {
  const items = questions.map(({ id }) => {
    const votes = judgements.flatMap((judgement) => judgement.items.get(id) ?? []);
    return [id, countVotes(votes)] as const;
  });
  return { items: new Map(items), summary: judgements[0]?.value.summary ?? '' };
}

/** Asks a judge about these items. Where a call fails, or cannot be relied on, why; over the budget every item is open. */
export async function judgeItems(
  request: GateRequest,
  questions: readonly ItemQuestion[],
  material: ShownMaterial,
  calls: JudgeCalls,
): Promise<JudgedItems | NotEvaluated> {
  const { task, lang, votes } = request;
  const asked = mixItems(questions, controlsFor(request, material), material.answer);
  const schema = judgeAnswerOf(asked.map(({ id }) => id));
  const hasNotes = request.notes === null ? null : request.notes.length > 0;
  const shape = { task, lang, items: asked, material, hasNotes, schema: schemaText(schema), derive: 0 };
  const messages = buildMessages(shape);
  if (!calls.affords(messages, votes)) return openItems(questions, OVER_BUDGET);
  const question = { messages, asked, schema, lang, warm: votes > 1 };
  const answers = await Promise.all(Array.from({ length: votes }, () => askJudge(question, calls)));
  const judgements: Judgement<JudgeAnswer>[] = [];
  for (const one of answers) {
    if ('reason' in one) return one;
    judgements.push(one);
  }
  return counted(judgements, questions);
}
