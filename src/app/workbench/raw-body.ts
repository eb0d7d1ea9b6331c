import type { AIChatResponse, ChatMetadata } from '../../contract/ai-chat.ts';
import type { ModelAnswer } from '../../contract/ports/model-provider.ts';

/** WB2: the body of a plain call as the model gives it, with no layer over it. */
export function rawBody(metadata: ChatMetadata | null, answer: ModelAnswer): AIChatResponse {
  return {
    content: answer.content,
    model: answer.model,
    provider: answer.provider,
    usage: answer.usage ?? null,
    ...(metadata === null ? {} : { metadata }),
  };
}
