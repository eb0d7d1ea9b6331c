import type { KeptAnswer } from '../contract/ports/idempotency-store.ts';
import type { AppOptions } from './app-options.ts';
import type { Reply } from './route.ts';
import type { ServerContext } from './server-context.ts';
import { problemAnswer } from './tell-problem.ts';

export function answerOfReply(reply: Exclude<Reply, { events: unknown }>): KeptAnswer {
  if ('text' in reply) return { status: reply.status, headers: { ...reply.headers }, body: reply.text };
  const { status, headers, json } = reply;
  return {
    status,
    headers: json === undefined ? { ...headers } : { 'Content-Type': 'application/json', ...headers },
    body: json === undefined ? '' : JSON.stringify(json),
  };
}

/** The answer as it is kept for a request that is sent again: a problem is one too. */
export async function answerOrProblem(
  c: ServerContext,
  options: AppOptions,
  run: () => Promise<Reply>,
): Promise<KeptAnswer> {
  try {
    const reply = await run();
    if ('events' in reply) throw new Error('a stream cannot be kept');
    return answerOfReply(reply);
  } catch (error) {
    return problemAnswer(c, error, options);
  }
}

export function respond(c: ServerContext, { status, headers, body }: KeptAnswer): Response {
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  return status === 204 ? c.body(null, 204) : c.body(body, status as 200);
}
