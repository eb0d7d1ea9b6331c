import type { ChatMetadata } from '../../contract/ai-chat.ts';
import type { ModelStreamPart } from '../../contract/ports/model-provider.ts';
import { errorWords } from './error-words.ts';
import type { StreamEvent } from './stream-event.ts';

/** What a model brings, behind the name of the one that answers. */
export type AnswerPart =
  | { readonly kind: 'start'; readonly model: string; readonly provider: string }
  | ModelStreamPart;

/** WB2: a stream as the model gives it, with no layer over it: the matched notes, each chunk as it came, the end or the error. */
export async function* rawEvents(
  metadata: ChatMetadata | null,
  parts: AsyncIterable<AnswerPart>,
): AsyncGenerator<StreamEvent, void> {
  if (metadata !== null) yield { event: 'metadata', data: metadata };
  try {
    for await (const part of parts)
      if (part.kind === 'chunk') yield { event: 'chunk', data: { chunk: part.text } };
  } catch (error) {
    yield { event: 'error', data: { error: errorWords(error) } };
    return;
  }
  yield { event: 'done' };
}
