import type { ModelAnswer } from '../../contract/ports/model-provider.ts';
import type { TextModel } from '../../contract/ports/text-model.ts';

/** Answers that are kept: some 4 kB each. */
const MOST = 1_000;
const NOTHING = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 };

/** MJ9: a model that answers the very same question from memory, at no cost. What failed is asked again. */
export function remembering(model: TextModel, most = MOST): TextModel {
  const known = new Map<string, ModelAnswer>();
  return {
    ...model,
    async ask(messages, how, abort) {
      const key = JSON.stringify([messages, how]);
      const before = known.get(key);
      if (before !== undefined) return { ...before, usage: NOTHING, cached: true };
      const answer = await model.ask(messages, how, abort);
      const [oldest] = known.keys();
      if (known.size >= most && oldest !== undefined) known.delete(oldest);
      known.set(key, answer);
      return answer;
    },
  };
}
