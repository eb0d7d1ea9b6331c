import type { TokenLikelihood } from '../../contract/ports/model-provider.ts';

/** As OpenAI gives them. */
interface OpenAILogprob {
  readonly token: string;
  readonly logprob: number;
  readonly top_logprobs: readonly { readonly token: string; readonly logprob: number }[];
}

function isLogprob(value: unknown): value is OpenAILogprob {
  const { token, top_logprobs: top } = (value ?? {}) as Partial<OpenAILogprob>;
  return typeof token === 'string' && Array.isArray(top);
}

/** The likelihoods that an answer of OpenAI brings; undefined where it brings none. */
export function likelihoodsOf(metadata: unknown): readonly TokenLikelihood[] | undefined {
  const { openai } = (metadata ?? {}) as { readonly openai?: { readonly logprobs?: unknown } };
  const given = openai?.logprobs;
  if (!Array.isArray(given) || given.length === 0 || !given.every(isLogprob)) return undefined;
  return given.map(({ token, logprob, top_logprobs }) => ({
    token,
    alternatives: top_logprobs.length === 0 ? [{ token, logprob }] : top_logprobs,
  }));
}
