import type { ModelCall, ModelGrounds } from '../../contract/ports/model-provider.ts';
import { SAMPLE_ANSWERS } from '../../contract/sample-answers.ts';
import { quoteFor } from '../../core/correction/quote/quote-for.ts';
import { languageByScript } from '../../core/language/script.ts';
import { EXTRACTIVE, SAMPLE } from './available-model.ts';
import type { RoutedProvider } from './model-router.ts';
import { cancelled } from './within-time.ts';

/** Pieces of a stream: lines. */
const LINES = /[^\n]+\n*|\n+/gu;

/** EX9: the stored answer to a question of the samples, where the note that it is about is among the evidence. */
function sampleFor({ question, evidences }: ModelGrounds): string | undefined {
  const sample = Object.values(SAMPLE_ANSWERS)
    .flat()
    .find((one) => one.question === question.trim());
  if (sample === undefined) return undefined;
  const { clause, answer } = sample;
  if (clause === null) return answer;
  const at = evidences.findIndex(({ data }) => typeof data === 'string' && data.includes(clause));
  return at < 0 ? undefined : answer.replaceAll('{n}', String(at + 1));
}

function textOf(call: ModelCall): string {
  const { grounds, messages, task } = call;
  const last = messages.findLast(({ role }) => role === 'user')?.content ?? '';
  const language = languageByScript(last);
  const given = grounds ?? { question: last, evidences: [], language };
  const sample = call.model === SAMPLE ? sampleFor(given) : undefined;
  return sample ?? quoteFor(task ?? 'search_qa', given);
}

/** MR5: answers without a model: quotations of the evidence that it is given, each with its citation, or an abstention. */
export const extractiveProvider: RoutedProvider = {
  name: EXTRACTIVE,
  kind: EXTRACTIVE,
  models: [EXTRACTIVE],
  async chat(call, abort) {
    if (abort?.aborted === true) throw cancelled(EXTRACTIVE);
    return {
      content: textOf(call),
      model: EXTRACTIVE,
      provider: EXTRACTIVE,
      usage: null,
      finish_reason: 'stop',
    };
  },
  async *stream(call, abort) {
    for (const text of textOf(call).match(LINES) ?? []) {
      if (abort?.aborted === true) throw cancelled(EXTRACTIVE);
      yield { kind: 'chunk', text };
    }
    yield { kind: 'end', finish_reason: 'stop', usage: null };
  },
};
