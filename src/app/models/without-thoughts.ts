import type { FinishReason } from '../../contract/ai-response.ts';
import { thoughtless, withoutThought } from '../../core/language/thoughts.ts';
import type { ModelRouter, RouterStreamPart } from './model-router.ts';

function isCut(reason: FinishReason): boolean {
  return reason !== 'stop';
}

async function* said(parts: AsyncIterable<RouterStreamPart>): AsyncGenerator<RouterStreamPart> {
  const filter = thoughtless();
  for await (const part of parts) {
    const texts =
      part.kind === 'chunk'
        ? filter.write(part.text)
        : part.kind === 'end'
          ? filter.end(isCut(part.finish_reason))
          : [];
    if (part.kind === 'chunk' && texts.length === 1 && texts[0] === part.text) yield part;
    else for (const text of texts) yield { kind: 'chunk', text };
    if (part.kind !== 'chunk') yield part;
  }
}

/** MR15: a router whose answers begin behind what their models think aloud. */
export function withoutThoughts(router: ModelRouter): ModelRouter {
  return {
    ...router,
    async chat(call, abort) {
      const answer = await router.chat(call, abort);
      return { ...answer, content: withoutThought(answer.content, isCut(answer.finish_reason)) };
    },
    stream: (call, abort) => said(router.stream(call, abort)),
  };
}
