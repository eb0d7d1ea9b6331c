import type { AppOptions } from './app-options.ts';
import type { StreamManners } from './event-stream.ts';
import type { ServerContext } from './server-context.ts';
import { problemEvent } from './tell-problem.ts';
import { refusal } from './refusal.ts';

function stopped(): Error {
  return refusal('the server is stopping', { status: 503, code: 'unavailable' });
}

/** How a stream behaves on this server: heartbeat, and the event that ends it early. */
export function streamManners(c: ServerContext, options: AppOptions, abandon: () => void): StreamManners {
  return {
    heartbeatMs: options.settings.heartbeat_ms,
    stopping: options.stopping,
    abandon,
    lastWords: (why, error) => problemEvent(c, why === 'stopping' ? stopped() : error, options),
  };
}
