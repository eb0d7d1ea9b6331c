import type { generateText } from 'ai';
import type { ProviderKind } from '../../contract/model-settings.ts';
import type { ModelCall } from '../../contract/ports/model-provider.ts';

type Asked = Pick<Parameters<typeof generateText>[0], 'reasoning' | 'providerOptions'>;

/** Of the tokens of an answer, what a model with a budget of its own for thoughts may spend on them. */
const SHARE = 4;

/** MR17: the effort of a call, in the way of its provider. */
export function effortOf(kind: ProviderKind, { model, effort, max_tokens }: ModelCall): Asked {
  if (effort === undefined) return {};
  // its own budget would be of all that it could write, not of what it may
  if (kind === 'google' && model.startsWith('gemini-2'))
    return {
      providerOptions: { google: { thinkingConfig: { thinkingBudget: Math.floor(max_tokens / SHARE) } } },
    };
  return { reasoning: effort };
}
