import type { TokenUsage } from '../../contract/ai-response.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import { tighter } from '../tighter.ts';
import type { PreparedChat } from './prepare-chat.ts';

/** The bound of judge and retry together. */
export interface Budget {
  /** Aborts when the caller does, and when the time is up. */
  readonly signal: AbortSignalLike;
  /** True once the time is up. */
  timeIsUp(): boolean;
  /** Tokens that are left; null = no bound. Never below 0. */
  tokens(): number | null;
  spend(usage: TokenUsage | null): void;
  close(): void;
}

/** WB12: the tighter of what the settings and the request allow, counted from now on. `close` it when it is spent. */
export function openBudget(
  { settings, request }: Pick<PreparedChat, 'settings' | 'request'>,
  abort: AbortSignalLike,
): Budget {
  const ms = tighter(settings.budget_ms, request.budget?.ms);
  const tokens = tighter(settings.budget_tokens, request.budget?.tokens);
  const controller = new AbortController();
  let up = false;
  let spent = 0;
  const onAbort = (): void => controller.abort();
  if (abort.aborted) onAbort();
  else abort.addEventListener('abort', onAbort);
  const onTime = (): void => {
    up = true;
    controller.abort();
  };
  const timer = ms === null ? undefined : setTimeout(onTime, ms);
  return {
    signal: controller.signal,
    timeIsUp: () => up,
    tokens: () => (tokens === null ? null : Math.max(0, tokens - spent)),
    spend(usage) {
      spent += usage?.total_tokens ?? 0;
    },
    close() {
      clearTimeout(timer);
      abort.removeEventListener('abort', onAbort);
    },
  };
}
