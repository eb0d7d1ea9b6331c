import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** What a request carries through the application. */
export interface ServerEnv {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** Id of the API key, once it is known. */
    key: string | null;
    /** The path as its route declares it, once it is known. */
    route: string;
    /** Id of the trace that the request belongs to. */
    traceId: string;
    /** Word of the problem that the request ended with. */
    problem: string;
  };
}

export type ServerContext = Context<ServerEnv>;
