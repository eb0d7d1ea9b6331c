import type { OpenAIChatRequest } from '../../../contract/openai-chat.ts';
import type { AbortSignalLike } from '../../../contract/ports/knowledge-graph.ts';
import { answerPrepared, type ChatAnswer } from '../chat.ts';
import { judgingOf } from '../judging.ts';
import { streamAsked } from '../stream-chat.ts';
import type { ChatStream } from '../stream-event.ts';
import type { Caller } from '../caller.ts';
import type { Workbench } from '../workbench.ts';
import { earlyStream } from './early-stream.ts';
import { askCompletion, prepareCompletion } from './prepare-completion.ts';

/** Answers a request in OpenAI's form in one piece, on the way of every chat. Rejects as `chat`. */
export function complete(
  bench: Workbench,
  body: OpenAIChatRequest,
  caller: Caller,
  abort: AbortSignalLike,
): Promise<ChatAnswer> {
  const feature = body.assay?.feature ?? 'search_qa';
  return answerPrepared(bench, feature, () => prepareCompletion(bench, body, caller), abort);
}

/** The same piece by piece. Rejects as `streamChat`. */
export async function streamCompletion(
  bench: Workbench,
  body: OpenAIChatRequest,
  caller: Caller,
  abort: AbortSignalLike,
): Promise<ChatStream> {
  const early = earlyStream(bench.router, abort);
  try {
    const toStream = await askCompletion(bench, body, caller, (call) => early.begin(call));
    // OA8: no word of it goes out before it is judged
    if (judgingOf(toStream.asked).holds !== null) await toStream.grounds;
    return streamAsked({ ...bench, router: early.router }, toStream, abort);
  } catch (error) {
    early.leave();
    throw error;
  }
}
