import type { Caller } from './access/check-caller.ts';
import type { ServerContext } from './server-context.ts';

/** Where a request came from. */
export function callerOf(c: ServerContext): Caller {
  return {
    header: (name) => c.req.header(name),
    urlHost: new URL(c.req.url).hostname,
    localAddress: c.env.incoming.socket.localAddress,
  };
}
