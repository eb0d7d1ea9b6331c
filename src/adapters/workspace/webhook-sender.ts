import { AssayError } from '../../contract/assay-error.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type { WebhookSender } from '../../contract/ports/webhook-sender.ts';
import { nodeSignal } from './git/abort.ts';

/** The host alone: an address may hold a secret behind it. */
function hostOf(url: string): string {
  return new URL(url).host;
}

function whyOf(error: unknown): string {
  const { cause } = error as { readonly cause?: NodeJS.ErrnoException };
  return cause?.code ?? cause?.message ?? (error instanceof Error ? error.message : String(error));
}

function trouble(error: unknown, url: string, timedOut: boolean, { aborted }: AbortSignalLike): AssayError {
  const where = hostOf(url);
  if (aborted) return new AssayError('cancelled', 'was cancelled', { where });
  if (timedOut) return new AssayError('timeout', 'did not answer in time', { where });
  return new AssayError('unavailable', `does not answer (${whyOf(error)})`, { where });
}

export const sendWebhook: WebhookSender = async ({ url, headers, body, timeout_ms }, abort) => {
  const limit = AbortSignal.timeout(timeout_ms);
  const stop = nodeSignal(abort);
  try {
    const signal = AbortSignal.any(stop === undefined ? [limit] : [limit, stop]);
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    throw trouble(error, url, limit.aborted, abort);
  }
};
