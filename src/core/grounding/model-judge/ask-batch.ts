import { claimJudgeAnswerOf } from '../../../contract/claim-judge-answer.ts';
import { schemaText, wireSchema } from '../../../contract/judge-answer.ts';
import type { ModelAnswer } from '../../../contract/ports/model-provider.ts';
import type { NotEvaluated } from '../../../contract/quality.ts';
import { askReadable } from '../../language/asking/ask-readable.ts';
import type { JudgeDoors } from '../model-tier/claim-judge.ts';
import type { AskedItem, Batch, ClaimAndPassages } from './asked-claim.ts';
import type { Believed } from './believe.ts';
import type { Asked } from './judged-verdict.ts';
import { makeBatch } from './make-batch.ts';
import type { ClaimCalls } from './open-calls.ts';
import { type SaidOfBatch, believedOf, failsControls, readBatch } from './read-batch.ts';
import { CONTROLS_FAILED, OVER_BUDGET, type Unheard, unheardFor } from './unheard.ts';
import type { AIMessage } from '../../../contract/ai-message.ts';
import { fenceMark, fenced } from '../../language/fence.ts';
import { PROMPT_WORDS } from './prompt-words.ts';

/** MJ3: the messages of one call. Passages and statements are fenced by a mark that none of them contains. */
function buildPrompt({ language, items, passages }: Batch): AIMessage[] {
  const words = PROMPT_WORDS[language];
  const mark = fenceMark([...items.map(({ text }) => text), ...passages.map(({ quote }) => quote)]);
  const numbers = new Map(passages.map(({ quote }, at) => [quote, `P${at + 1}`]));
  const shown = passages.map(({ quote }) => fenced(numbers.get(quote) ?? '', mark, quote));
  const asked = items.map(({ id, text, passages: own }: AskedItem) => {
    const names = own.map(({ quote }) => numbers.get(quote) ?? '').join(', ');
    return `${words.rests(names)}\n${fenced(id, mark, text)}`;
  });
  const schema = schemaText(claimJudgeAnswerOf(items.map(({ id }) => id)));
  const rules = [words.role, words.material(mark), words.answers, words.quotation, words.shape, schema];
  return [
    { role: 'system', content: rules.join('\n') },
    {
      role: 'user',
      content: [
        `${words.passages}:\n${shown.join('\n')}`,
        `${words.statements}:\n${asked.join('\n')}`,
        words.close,
      ].join('\n\n'),
    },
  ];
}

/** What was said of each of some claims, or why nothing of it is taken. */
type Said = readonly Believed[] | Unheard;

/** The same, with who was asked. */
export interface Told {
  readonly asked: Asked;
  readonly said: Said;
}

export function isHeard(said: Said): said is readonly Believed[] {
  return Array.isArray(said);
}

/** MJ3: one call, once more where its answer cannot be read; nothing of it is taken where a control fails. */
async function askOnce(
  claims: readonly ClaimAndPassages[],
  supported: readonly ClaimAndPassages[],
  calls: ClaimCalls,
  { alone: hold }: JudgeDoors,
): Promise<Said> {
  const batch = makeBatch(claims, supported);
  const messages = buildPrompt(batch);
  if (!calls.affords(messages, 1)) return OVER_BUDGET;
  const schema = claimJudgeAnswerOf(batch.items.map(({ id }) => id));
  const read = (answer: ModelAnswer): { readonly said: SaidOfBatch } | NotEvaluated => {
    calls.hear(answer);
    const said = readBatch(answer, schema);
    return 'reason' in said ? said : { said };
  };
  const heard = await askReadable(
    { messages, lang: batch.language, warm: false, room: calls.room, schema: wireSchema(schema), read },
    calls,
  );
  if ('reason' in heard) return unheardFor(heard);
  if (failsControls(batch, heard.said, hold)) return CONTROLS_FAILED;
  return claims.map((_, at) => believedOf(at, batch, heard.said, hold));
}

/** A claim with the sentences of its quotation as its only passage. */
function alone(claims: readonly ClaimAndPassages[], said: readonly Believed[]): (ClaimAndPassages | null)[] {
  return claims.map(({ text, passages }, at) => {
    const { whole = null, why = 'not_said' } = said[at] ?? {};
    const isAll = passages.every(({ quote }) => quote.trim() === whole?.quote.trim());
    return whole === null || why !== null || isAll ? null : { text, passages: [whole] };
  });
}

/**
 * MJ11: asks once more about what counts so far, with the sentences of each quotation alone: what a text orders elsewhere
 * is not seen. What gets another answer does not count.
 */
async function confirmed(
  claims: readonly ClaimAndPassages[],
  said: readonly Believed[],
  calls: ClaimCalls,
  doors: JudgeDoors,
): Promise<readonly Believed[]> {
  const wanted = alone(claims, said);
  const left = wanted.filter((one) => one !== null);
  if (left.length === 0) return said;
  const told = await askOnce(left, [], calls, doors);
  let next = 0;
  return said.map((one, at) => {
    if (wanted[at] === null) return one;
    if (!isHeard(told)) return { ...one, why: told.why };
    const again = told[next++];
    return again?.why === null && again.answer === one.answer ? one : { ...one, why: 'quotation_alone' };
  });
}

/** What a model says of some claims: asked with all their passages, and of what counts with its quotation alone. */
export async function askBatch(
  claims: readonly ClaimAndPassages[],
  supported: readonly ClaimAndPassages[],
  calls: ClaimCalls,
  doors: JudgeDoors,
): Promise<Told> {
  const before = calls.usage();
  const spent = calls.count();
  const first = await askOnce(claims, supported, calls, doors);
  const said = isHeard(first) ? await confirmed(claims, first, calls, doors) : first;
  const asked = calls.count() === spent ? calls.free() : calls.shared(before, claims.length);
  return { asked, said };
}
