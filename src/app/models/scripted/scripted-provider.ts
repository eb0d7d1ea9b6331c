import type { TokenUsage } from '../../../contract/ai-response.ts';
import type { AbortSignalLike } from '../../../contract/ports/knowledge-graph.ts';
import type { ModelCall } from '../../../contract/ports/model-provider.ts';
import { ProviderError } from '../../../contract/provider-error.ts';
import { codeOfStatus, isTransportStatus } from '../../../contract/provider-status.ts';
import { mayBeginWithin } from '../../../core/language/thoughts.ts';
import type { RoutedProvider } from '../model-router.ts';
import { cancelled } from '../within-time.ts';
import { replyChooser } from './choose-reply.ts';
import type { Reply, Script } from './script.ts';

const NAME = 'scripted';

function unfit(call: ModelCall): ProviderError {
  return new ProviderError('not_found', 'no reply of the script fits this call', {
    provider: NAME,
    status: null,
    transport: false,
    hint: `add one for task ${call.task ?? 'none'}, model ${call.model}`,
  });
}

/** Waits for ever, but for the signal. */
function silence(abort: AbortSignalLike | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const stop = (): void => reject(cancelled(NAME));
    if (abort?.aborted === true) stop();
    else abort?.addEventListener('abort', stop);
  });
}

async function fail(fault: NonNullable<Reply['fault']>, abort: AbortSignalLike | undefined): Promise<never> {
  const { kind, status = 500, retry_after_ms } = fault;
  if (kind === 'timeout') return silence(abort);
  if (kind === 'cut')
    throw new ProviderError('unavailable', 'the connection was cut off', {
      provider: NAME,
      status: null,
      transport: true,
    });
  throw new ProviderError(codeOfStatus(status), `answered with status ${status}`, {
    provider: NAME,
    status,
    transport: isTransportStatus(status),
    retryAfterMs: retry_after_ms ?? null,
  });
}

function usageOf({ usage }: Reply): TokenUsage | null {
  return usage === undefined
    ? null
    : { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens };
}

function piecesOf({ answer, chunks }: Reply): readonly string[] {
  return chunks ?? (answer === undefined ? [] : [answer]);
}

/** MR6: replays a script. Deterministic: the same calls in the same order get the same answers. */
export function scriptedProvider(script: Script, sleep: (ms: number) => Promise<void>): RoutedProvider {
  const choose = replyChooser(script.replies);
  const begin = async (call: ModelCall, abort: AbortSignalLike | undefined): Promise<Reply> => {
    const reply = choose(call);
    if (abort?.aborted === true) throw cancelled(NAME);
    if (reply === undefined) throw unfit(call);
    if (reply.delay_ms > 0) await sleep(reply.delay_ms);
    return reply;
  };
  return {
    name: NAME,
    kind: NAME,
    models: [NAME, ...script.models],
    beginsWithin: script.replies.some((reply) => mayBeginWithin(piecesOf(reply).join(''))),
    async chat(call, abort) {
      const reply = await begin(call, abort);
      if (reply.fault !== undefined) return fail(reply.fault, abort);
      const { likelihoods } = reply;
      return {
        content: piecesOf(reply).join(''),
        model: call.model,
        provider: NAME,
        usage: usageOf(reply),
        finish_reason: reply.finish_reason,
        ...(call.logprobs === true && likelihoods !== undefined ? { likelihoods } : {}),
      };
    },
    async *stream(call, abort) {
      const reply = await begin(call, abort);
      const { fault, chunk_delay_ms } = reply;
      for (const [at, text] of piecesOf(reply).entries()) {
        if (fault !== undefined && at >= fault.after) break;
        if (at > 0 && chunk_delay_ms > 0) await sleep(chunk_delay_ms);
        if (abort?.aborted === true) throw cancelled(NAME);
        yield { kind: 'chunk', text };
      }
      if (fault !== undefined) await fail(fault, abort);
      yield { kind: 'end', finish_reason: reply.finish_reason, usage: usageOf(reply) };
    },
  };
}
