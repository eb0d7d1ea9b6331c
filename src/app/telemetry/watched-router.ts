import type { TokenUsage } from '../../contract/ai-response.ts';
import type { Attributes, SpanOptions, Telemetry } from '../../contract/ports/telemetry.ts';
import type { AvailableModel } from '../models/available-model.ts';
import type { ModelRouter, RouterCall, RouterStreamPart } from '../models/model-router.ts';

/** Names of models beyond these are counted together. */
const MOST_MODELS = 50;
const OTHER = '_OTHER';

function usageOf(usage: TokenUsage | null | undefined): Attributes {
  if (usage === null || usage === undefined) return {};
  return {
    'gen_ai.usage.input_tokens': usage.prompt_tokens,
    'gen_ai.usage.output_tokens': usage.completion_tokens,
  };
}

/** Calls of models as spans and times, in the words of the semantic conventions for generative AI. */
export function watchedRouter(router: ModelRouter, telemetry: Telemetry, elapsed: () => number): ModelRouter {
  const known = new Set<string>();
  const nameOf = (model: string): string => {
    if (known.size < MOST_MODELS) known.add(model);
    return known.has(model) ? model : OTHER;
  };
  const labelsOf = ({ model, provider }: AvailableModel): Attributes => ({
    'gen_ai.operation.name': 'chat',
    'gen_ai.provider.name': provider,
    'gen_ai.request.model': nameOf(model),
  });
  const told = (call: RouterCall): AvailableModel | null => {
    try {
      return router.resolve(call.model);
    } catch {
      return null;
    }
  };
  const optionsOf = (call: RouterCall, to: AvailableModel): SpanOptions => ({
    kind: 'client',
    attributes: {
      ...labelsOf(to),
      'gen_ai.request.max_tokens': call.max_tokens,
      'assay.task': call.task ?? '',
    },
  });
  const measure = (
    to: AvailableModel,
    from: number,
    usage: TokenUsage | null | undefined,
    failed: boolean,
  ): void => {
    const labels = labelsOf(to);
    const end = failed ? { 'error.type': 'failed' } : {};
    telemetry.measure('gen_ai.client.operation.duration', (elapsed() - from) / 1000, { ...labels, ...end });
    if (usage === null || usage === undefined) return;
    const tokens = { input: usage.prompt_tokens, output: usage.completion_tokens };
    for (const [type, count] of Object.entries(tokens))
      telemetry.measure('gen_ai.client.token.usage', count, { ...labels, 'gen_ai.token.type': type });
  };
  async function* parts(to: AvailableModel, stream: AsyncIterable<RouterStreamPart>) {
    const from = elapsed();
    let usage: TokenUsage | null | undefined;
    let whole = false;
    try {
      for await (const part of stream) {
        if (part.kind === 'end') ({ usage } = part);
        whole = part.kind === 'end';
        yield part;
      }
    } finally {
      measure(to, from, usage, !whole);
    }
  }
  return {
    ...router,
    async chat(call, abort) {
      const to = told(call);
      if (to === null) return router.chat(call, abort);
      const from = elapsed();
      return telemetry.span(`chat ${nameOf(to.model)}`, optionsOf(call, to), async (span) => {
        let usage: TokenUsage | null | undefined;
        let failed = true;
        try {
          const answer = await router.chat(call, abort);
          ({ usage } = answer);
          failed = false;
          span.set({ ...usageOf(usage), 'gen_ai.response.model': answer.model });
          return answer;
        } finally {
          measure(to, from, usage, failed);
        }
      });
    },
    stream(call, abort) {
      const to = told(call);
      if (to === null) return router.stream(call, abort);
      return telemetry.flow(`chat ${nameOf(to.model)}`, optionsOf(call, to), () =>
        parts(to, router.stream(call, abort)),
      );
    },
  };
}
