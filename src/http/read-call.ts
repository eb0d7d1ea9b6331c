import { z } from 'zod';
import { checkValue } from '../app/check-value.ts';
import { acceptLanguage } from './accept-language.ts';
import { isLocal } from './access/check-caller.ts';
import { countRequest } from './access/rate-limits.ts';
import { findHolder, type Holder, localHolder, requireRight } from './access/holder.ts';
import type { AppOptions } from './app-options.ts';
import { callerOf } from './caller-of.ts';
import { noSuchPath } from './no-such-path.ts';
import { readBody } from './read-body.ts';
import type { Call, Route } from './route.ts';
import { type Served, servedTo } from './served.ts';
import type { ServerContext } from './server-context.ts';
import { shapeRefusal } from './shape-refusal.ts';

/** What a route does not know it refuses by name: nobody is to believe that it was heeded. */
const NO_QUERY = z.strictObject({});
const QUERY = { place: 'query', hint: 'see /openapi.json for the parameters' };

/** A request as its route is given it. */
export interface ReadCall {
  readonly call: Call<unknown, unknown>;
  /** The body as it came. */
  readonly text: string;
  /** Ends what was begun for the request. */
  readonly abandon: () => void;
}

/** Who asks, where the route is not open to everyone. */
async function holderOf(
  c: ServerContext,
  route: Route,
  served: Served,
  options: AppOptions,
): Promise<Holder> {
  const local = localHolder(served.home.configuration.tenant_id);
  if (route.right === null) return local;
  const isHere = isLocal(callerOf(c), options.settings);
  const header = c.req.header('authorization');
  const { keys } = served.stores;
  const now = served.clock.now();
  const holder = await findHolder(header, keys, isHere ? local : null, now).catch(async (error: unknown) => {
    if (isHere && route.takesAnyKey === true && (await keys.count()) === 0) return local;
    throw error;
  });
  c.set('key', holder.key);
  requireRight(holder, route.right);
  if (holder.key === null) return holder;
  const counted = await countRequest(keys, holder.key, options.settings.rate_limit_per_minute);
  for (const [name, value] of Object.entries(counted.headers)) c.header(name, value);
  if (counted.refused !== null) throw counted.refused;
  return holder;
}

/** Aborts when the client goes away, and when the answer is abandoned. */
function abortOf(c: ServerContext): AbortController {
  const controller = new AbortController();
  c.req.raw.signal.addEventListener('abort', () => controller.abort(), { once: true });
  return controller;
}

/** Nothing has control characters in its id, and no database is asked for such. */
function paramsOf(c: ServerContext): Readonly<Record<string, string>> {
  const params: Readonly<Record<string, string>> = c.req.param();
  if (Object.values(params).some((value) => /\p{Cc}/u.test(value))) throw noSuchPath();
  return params;
}

function readShape<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw shapeRefusal(error);
  }
}

/** Asks who it is first, then reads query and body. Throws refusals. */
export async function readCall(
  c: ServerContext,
  route: Route,
  served: Served,
  options: AppOptions,
): Promise<ReadCall> {
  const holder = await holderOf(c, route, served, options);
  const query = readShape(() => checkValue(route.query ?? NO_QUERY, c.req.query(), QUERY));
  const how = { limit: options.settings.body_limit, optional: route.bodyOptional === true };
  const sent = route.body === undefined ? { text: '', json: undefined } : await readBody(c.req.raw, how);
  const controller = abortOf(c);
  const preferred = acceptLanguage(c.req.header('accept-language'));
  const call = {
    served: servedTo(served, holder),
    holder,
    preferred,
    language: preferred ?? options.language,
    say: options.say,
    params: paramsOf(c),
    header: (name: string) => c.req.header(name),
    abort: controller.signal,
    body: readShape(() => route.read(sent.json)),
    query,
  };
  return { call, text: sent.text, abandon: () => controller.abort() };
}
