import { canonicalHash } from '../app/canonical-hash.ts';
import { answerOnce } from './answer-once.ts';
import type { AppOptions } from './app-options.ts';
import { eventStream } from './event-stream.ts';
import { answerOfReply, answerOrProblem, respond } from './kept-answer.ts';
import { type ReadCall, readCall } from './read-call.ts';
import { refusal } from './refusal.ts';
import { isRepeatable, type Route } from './route.ts';
import type { Served } from './served.ts';
import type { ServerContext } from './server-context.ts';
import { streamManners } from './stream-manners.ts';

const IDEMPOTENCY = 'Idempotency-Key';

/** No proxy may hold events back, and nothing waits for the first of them. */
const STREAM = {
  'Content-Type': 'text/event-stream',
  'X-Accel-Buffering': 'no',
  'Transfer-Encoding': 'chunked',
};

function stopping(): Error {
  return refusal('the server is stopping', {
    status: 503,
    code: 'unavailable',
    hint: 'try again in a moment',
    headers: { 'Retry-After': '5' },
  });
}

function refuseKey(): Error {
  return refusal('an Idempotency-Key cannot be kept for this address', {
    status: 400,
    code: 'idempotency_unsupported',
    where: IDEMPOTENCY,
    hint: 'leave the header out',
  });
}

async function answerEach(
  c: ServerContext,
  route: Route,
  { call, abandon }: ReadCall,
  options: AppOptions,
): Promise<Response> {
  const reply = await route.handle(call);
  if (!('events' in reply)) return respond(c, answerOfReply(reply));
  for (const [name, value] of Object.entries({ ...STREAM, ...reply.headers })) c.header(name, value);
  return c.body(eventStream(reply.events, streamManners(c, options, abandon)));
}

/** The headers that a route reads itself. One may be a user's token: only its hash goes on, into another hash. */
function ownHeaders(c: ServerContext, { headers = {} }: Route): Record<string, string> {
  const sent = Object.keys(headers).map((name) => [name, c.req.header(name)] as const);
  return Object.fromEntries(
    sent.flatMap(([name, value]) => (value === undefined ? [] : [[name, canonicalHash(value)]])),
  );
}

async function answerRepeatable(
  c: ServerContext,
  route: Route,
  { call, text }: ReadCall,
  options: AppOptions,
  key: string,
): Promise<Response> {
  const { served, holder } = call;
  const { answer, replayed } = await answerOnce(
    {
      tenant: holder.tenant,
      holder: holder.key ?? 'local',
      key,
      token: served.ids.next(),
      request: {
        method: route.method,
        path: c.req.path,
        query: c.req.query(),
        body: text,
        headers: ownHeaders(c, route),
      },
    },
    served.stores.idempotency,
    () => served.clock.now(),
    () => answerOrProblem(c, options, () => route.handle(call)),
  );
  if (replayed) c.header('Idempotency-Replayed', 'true');
  return respond(c, answer);
}

async function answerAllowed(
  c: ServerContext,
  route: Route,
  served: Served,
  options: AppOptions,
): Promise<Response> {
  if (options.draining() && route.whileStopping !== true) throw stopping();
  const key = isRepeatable(route) ? c.req.header(IDEMPOTENCY) : undefined;
  const read = await readCall(c, route, served, options);
  if (key === undefined) return answerEach(c, route, read, options);
  if (route.once === false) throw refuseKey();
  return answerRepeatable(c, route, read, options, key);
}

/** Answers a request to a route: allowed, read, run, and where it asks for it only once. */
export function answerRequest(
  c: ServerContext,
  route: Route,
  served: Served,
  options: AppOptions,
): Promise<Response> {
  const { telemetry } = served;
  if (telemetry === null) return answerAllowed(c, route, served, options);
  c.set('route', route.path);
  const method = route.method.toUpperCase();
  const attributes = { 'http.request.method': method, 'http.route': route.path };
  const parent = c.req.header('traceparent');
  return telemetry.span(`${method} ${route.path}`, { kind: 'server', attributes, parent }, async (span) => {
    c.set('traceId', telemetry.traceId() ?? '');
    const answer = await answerAllowed(c, route, served, options);
    span.set({ 'http.response.status_code': answer.status });
    return answer;
  });
}
