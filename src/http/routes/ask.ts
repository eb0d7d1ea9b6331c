import { z } from 'zod';
import { ask, resume } from '../../app/ask/ask.ts';
import type { AskEvents } from '../../app/ask/run-ask.ts';
import { askEventText, type AskEvent, streamAsk } from '../../app/ask/stream-ask.ts';
import { checkValue } from '../../app/check-value.ts';
import type { Caller } from '../../app/workbench/caller.ts';
import { AskRequest, AskResult, AskStep } from '../../contract/ask.ts';
import { LEFT_OUT } from '../../contract/left-out.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import { sentAsk, WHOLE_QUERY, type WholeQuery } from '../report-fields.ts';
import { type Asked, type Call, type Reply, route } from '../route.ts';
import { shapeRefusal } from '../shape-refusal.ts';

const STREAM = 'text/event-stream';
const IDS = { 'X-Ask-Id': 'Id of the ask and of its verdict', 'X-Message-Id': 'Id of the kept answer' };

function callerOf({ served, holder, preferred, say }: Asked): Caller {
  const lang = preferred ?? served.home.configuration.language ?? null;
  const { tenant, key: user_id, terms } = holder;
  return { tenant, user_id, token: null, lang, on_fail: terms.on_fail ?? null, say };
}

function refused(error: unknown): never {
  throw shapeRefusal(error);
}

async function* texts(first: AskEvent, rest: AsyncIterator<AskEvent>): AsyncGenerator<string, void> {
  try {
    yield askEventText(first);
    for (let next = await rest.next(); next.done !== true; next = await rest.next())
      yield askEventText(next.value);
  } finally {
    await rest.return?.();
  }
}

type Run = (events: AskEvents, abort: AbortSignalLike) => Promise<AskResult>;

/** In one piece, or as events where they are asked for. */
async function told({ header, abort, query }: Call<unknown, WholeQuery>, run: Run): Promise<Reply> {
  if (header('Accept')?.includes(STREAM) !== true) {
    const result = await run({}, abort).catch(refused);
    return {
      status: 200,
      headers: { 'X-Ask-Id': result.id, 'X-Message-Id': result.message_id },
      json: query.fields === 'all' ? result : sentAsk(result),
    };
  }
  const events = streamAsk(run, abort);
  const first = await events.next().catch(refused);
  if (first.done === true) return { headers: {}, events: events as AsyncIterable<never> };
  if (first.value.event !== 'begin') return { headers: {}, events: texts(first.value, events) };
  const { id, message_id } = first.value.data;
  return { headers: { 'X-Ask-Id': id, 'X-Message-Id': message_id }, events: texts(first.value, events) };
}

const ASK_EVENTS = {
  begin: z.object({ id: z.string(), session_id: z.string(), message_id: z.string() }),
  step: AskStep.extend(LEFT_OUT),
  result: AskResult.extend(LEFT_OUT),
  error: z.object({ error: z.string() }),
} as const satisfies Readonly<Record<AskEvent['event'] | 'error', z.ZodType>>;

const FACE = {
  right: 'chat',
  once: false,
  query: WHOLE_QUERY,
  headers: { Accept: `${STREAM}: the steps as they are done, then the result` },
  answers: {
    200: { description: 'The answer', schema: AskResult.extend(LEFT_OUT), events: ASK_EVENTS, headers: IDS },
  },
} as const;

/** A question to the index, answered with citations, and mended where the answer does not stand. */
export const askRoute = route({
  ...FACE,
  method: 'post',
  path: '/api/ask',
  summary: 'Ask the index: a cited answer in one piece, or its steps as server-sent events',
  body: AskRequest,
  read: (json) =>
    checkValue(AskRequest, json, { place: 'body', hint: 'send {"question": …}; see /openapi.json' }),
  async handle(call) {
    const caller = callerOf(call);
    return told(call, (events, abort) => ask(call.served, call.body, caller, events, abort));
  },
});

/** LP3: an ask that was broken off goes on behind its last finished step; one that ended is given as it was kept. */
export const resumeAskRoute = route({
  ...FACE,
  method: 'post',
  path: '/api/ask/{id}/resume',
  summary: 'Take up an ask that was broken off, behind its last finished step',
  async handle(call) {
    const { id = '' } = call.params;
    const caller = callerOf(call);
    return told(call, (events, abort) => resume(call.served, id, caller, events, abort));
  },
});
