import type { ClaimJudgeAnswer } from '../../../contract/claim-judge-answer.ts';
import type { AnswerSchema } from '../../../contract/judge-answer.ts';
import type { ModelAnswer } from '../../../contract/ports/model-provider.ts';
import type { NotEvaluated } from '../../../contract/quality.ts';
import { readAnswer } from '../../language/asking/read-answer.ts';
import type { AskedItem, Batch } from './asked-claim.ts';
import type { HoldAlone } from '../model-tier/claim-judge.ts';
import { type Believed, believe, type SaidOfItem } from './believe.ts';

/** The answer of a model to one call, by the ids of its items. */
export type SaidOfBatch = ReadonlyMap<string, SaidOfItem>;

/** MJ3: reads the answer of a model to a call: the first JSON object, each id once. */
export function readBatch(
  answer: ModelAnswer,
  schema: AnswerSchema<ClaimJudgeAnswer>,
): SaidOfBatch | NotEvaluated {
  const read = readAnswer(answer.content, schema);
  if ('wrong' in read) return { reason: 'malformed', detail: `the answer of the model ${read.wrong}` };
  return new Map(
    read.value.answers.map(({ id, answer: said, quotation }) => [id, { answer: said, quotation }]),
  );
}

const SILENT: SaidOfItem = { answer: 'not_said', quotation: '' };

function saidOf(items: readonly AskedItem[], kind: AskedItem['kind'], at: number | null, said: SaidOfBatch) {
  const item = items.find((one) => one.kind === kind && one.at === at);
  return item === undefined ? null : { item, said: said.get(item.id) ?? SILENT };
}

/** MJ6: true where the model got a control wrong: the twin not supported by words of its passages, or the planted one supported. */
export function failsControls({ items }: Batch, said: SaidOfBatch, hold: HoldAlone): boolean {
  const twin = saidOf(items, 'true_twin', null, said);
  const planted = saidOf(items, 'planted_false', null, said);
  if (twin === null || planted === null) return true;
  const told = believe(twin.item, twin.said, hold);
  return told.answer !== 'supported' || told.read === null || planted.said.answer === 'supported';
}

/** MJ5: what counts of the answer on a claim; nothing where its opposite got the same one. */
export function believedOf(at: number, { items }: Batch, said: SaidOfBatch, hold: HoldAlone): Believed {
  const claim = saidOf(items, 'claim', at, said);
  if (claim === null) return { ...SILENT, read: null, whole: null, why: 'unreadable' };
  const believed = believe(claim.item, claim.said, hold);
  const other = saidOf(items, 'opposite', at, said);
  const isBothWays = other !== null && other.said.answer === claim.said.answer;
  return believed.why === null && isBothWays ? { ...believed, why: 'both_ways' } : believed;
}
