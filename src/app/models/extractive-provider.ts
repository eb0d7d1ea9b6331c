import type { ModelCall } from '../../contract/ports/model-provider.ts';
import { quoteFor } from '../../core/correction/quote/quote-for.ts';
import { languageByScript } from '../../core/language/script.ts';
import { EXTRACTIVE } from './available-model.ts';
import type { RoutedProvider } from './model-router.ts';
import { cancelled } from './within-time.ts';

/** Pieces of a stream: lines. */
const LINES = /[^\n]+\n*|\n+/gu;

function textOf(call: ModelCall): string {
  const { grounds, messages, task } = call;
  const last = messages.findLast(({ role }) => role === 'user')?.content ?? '';
  const language = languageByScript(last);
  return quoteFor(task ?? 'search_qa', grounds ?? { question: last, evidences: [], language });
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
