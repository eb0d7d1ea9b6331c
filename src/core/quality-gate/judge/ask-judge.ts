import type { AIMessage } from '../../../contract/ai-message.ts';
import { type AnswerSchema, type JudgeAnswer, wireSchema } from '../../../contract/judge-answer.ts';
import type { Language } from '../../../contract/language.ts';
import type { ModelAnswer } from '../../../contract/ports/model-provider.ts';
import type { NotEvaluated } from '../../../contract/quality.ts';
import { askReadable } from '../../language/asking/ask-readable.ts';
import type { JudgeCalls } from '../../language/asking/judge-calls.ts';
import type { AskedItem } from './asked-item.ts';
import { type Judgement, readJudgement } from './read-judgement.ts';

/** What a judge is asked, and how its answer is read. */
export interface JudgeQuestion<T> {
  readonly messages: readonly AIMessage[];
  readonly asked: readonly AskedItem[];
  readonly schema: AnswerSchema<T>;
  readonly lang: Language;
  /** One of several votes. */
  readonly warm: boolean;
}

/** QG14: asks a judge, once more where its answer cannot be read. Why, where there is no judgement. */
export function askJudge<T extends JudgeAnswer>(
  { messages, asked, schema, lang, warm }: JudgeQuestion<T>,
  calls: JudgeCalls,
): Promise<Judgement<T> | NotEvaluated> {
  const read = (answer: ModelAnswer) => readJudgement(answer, asked, schema);
  return askReadable({ messages, lang, warm, schema: wireSchema(schema), read }, calls);
}
