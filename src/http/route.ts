import type { z } from 'zod';
import type { ApiRight } from '../contract/api-key.ts';
import type { Language } from '../contract/language.ts';
import type { Holder } from './access/holder.ts';
import type { Say } from './problem-of.ts';
import type { Served } from './served.ts';

/** What a request asks, read and allowed. */
export interface Asked {
  readonly served: Served;
  readonly holder: Holder;
  /** The language of what is said. */
  readonly language: Language;
  readonly say: Say;
  /** The language that the request asks for; undefined where it asks for none. */
  readonly preferred: Language | undefined;
  readonly params: Readonly<Record<string, string>>;
  readonly header: (name: string) => string | undefined;
  /** Aborts when the client goes away, and when the server stops. */
  readonly abort: AbortSignal;
}

export interface Call<Body, Query> extends Asked {
  readonly body: Body;
  readonly query: Query;
}

/** What is answered: a value as JSON, a text of another kind, or events in their order, each one the bytes of the wire. */
export type Reply =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly json: unknown }
  | { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly text: string }
  | { readonly headers: Readonly<Record<string, string>>; readonly events: AsyncIterable<string> };

/** Events of a stream by their names; one without a name is a `message`. */
export type EventSchemas = Readonly<Record<string, z.ZodType>>;

/** One answer that a route declares; no schema = no body. */
export interface Declared {
  readonly description: string;
  readonly schema?: z.ZodType;
  /** A stream of events, by their names, with what `data` holds as JSON; beside a schema, where the request asks for one. */
  readonly events?: EventSchemas;
  /** Text of this media type. */
  readonly text?: string;
  /** Names of its headers, with what they say. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** How a route is declared: everything that the server and its description need to know. */
interface Declaration<Body, Query> {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** `/api/notes/{id}`. */
  readonly path: string;
  /** Null: open to everyone who may reach the server. */
  readonly right: ApiRight | null;
  readonly summary: string;
  /** Schema of the body for its description. */
  readonly body?: z.ZodType;
  /** A request without a body is as good. */
  readonly bodyOptional?: boolean;
  readonly query?: z.ZodType<Query>;
  /** Names of the request's headers that are its own, with what they say. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly answers: Readonly<Record<number, Declared>>;
  /** True: a local server on which no key was made takes any, for its clients cannot do without one (OA10). */
  readonly takesAnyKey?: boolean;
  /** True: answered while the server stops, too. */
  readonly whileStopping?: boolean;
  /** False: its answer is never kept under an `Idempotency-Key`. */
  readonly once?: boolean;
  /** Reads the body as it came; throws `AssayError` malformed, whose `where` names the field. */
  readonly read?: (json: unknown) => Body;
  readonly handle: (call: Call<Body, Query>) => Promise<Reply>;
}

/** A declared route; `run` reads what was sent by its schemas. */
export interface Route extends Omit<Declaration<never, never>, 'query' | 'read' | 'handle'> {
  readonly query: z.ZodType | undefined;
  readonly read: (json: unknown) => unknown;
  readonly handle: (call: Call<unknown, unknown>) => Promise<Reply>;
}

/** A route as one of the list: what its schemas read is what its handler gets. */
export function route<Body = undefined, Query = undefined>(declaration: Declaration<Body, Query>): Route {
  const { read = (): undefined => undefined, handle } = declaration;
  return {
    ...declaration,
    query: declaration.query,
    read,
    handle: (call) => handle(call as Call<Body, Query>),
  };
}

/** True where an `Idempotency-Key` is read. */
export function isRepeatable({ method }: Route): boolean {
  return method === 'post' || method === 'put';
}
