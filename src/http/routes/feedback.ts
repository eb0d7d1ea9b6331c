import { z } from 'zod';
import { checkValue } from '../../app/check-value.ts';
import { FeedbackRequest, giveFeedback } from '../../app/feedback/give-feedback.ts';
import { KeptAnswer, keepAnswer, OwnAnswer } from '../../app/feedback/keep-answer.ts';
import { liveStream } from '../../app/feedback/live-stream.ts';
import { readSignal, recordSignal } from '../../app/feedback/record-signal.ts';
import { signalPorts } from '../../app/feedback/signal-ports.ts';
import { Feedback } from '../../contract/feedback-signal.ts';
import { LiveEvent } from '../../contract/live-event.ts';
import { type Asked, route } from '../route.ts';
import { shapeRefusal } from '../shape-refusal.ts';

const Limited = z.enum(['caller', 'tenant']).nullable();

const Given = z.object({
  feedback: Feedback,
  signal_id: z.string().nullable(),
  job_ids: z.array(z.string()),
  limited: Limited,
});
const Recorded = z.object({
  signal_id: z.string(),
  recorded: z.boolean(),
  job_ids: z.array(z.string()),
  limited: Limited,
});

function callerOf({ holder }: Asked): { tenant: string; key: string | null } {
  return { tenant: holder.tenant, key: holder.key };
}

/** A thumb on a kept answer. */
export const feedbackRoute = route({
  method: 'post',
  path: '/api/feedback',
  right: 'chat',
  summary: 'Say what an answer was like; one that was bad is looked for again',
  body: FeedbackRequest,
  read: (json) =>
    checkValue(FeedbackRequest, json, {
      place: 'body',
      hint: 'send {"kind": "thumbs_down", "chat_id": …, "message_id": …}',
    }),
  answers: { 201: { description: 'What was kept, and the jobs that it caused', schema: Given } },
  async handle(call) {
    const ports = await signalPorts(call.served);
    return { status: 201, json: await giveFeedback(ports, call.body, callerOf(call)) };
  },
});

/** FB39: the right answer in a person's own words. */
export const ownAnswerRoute = route({
  method: 'post',
  path: '/api/feedback/answer',
  right: 'admin',
  summary: 'Keep your own answer in place of one that was bad, as a note that says who approved it and when',
  body: OwnAnswer,
  read: (json) =>
    checkValue(OwnAnswer, json, {
      place: 'body',
      hint: 'send {"chat_id": …, "message_id": …, "answer": …}',
    }),
  answers: { 201: { description: 'Where it is kept', schema: KeptAnswer } },
  async handle({ served, holder, body }) {
    const by = holder.key ?? body.by ?? 'local';
    const ids = await served.outside.ids();
    const ports = { stores: served.stores, clock: served.clock, ids };
    return { status: 201, json: await keepAnswer(ports, body, { tenant: holder.tenant, by }) };
  },
});

/** What a program noticed. */
export const signalRoute = route({
  method: 'post',
  path: '/api/signals',
  right: 'chat',
  summary: 'Keep a feedback.signal; the jobs that it causes are queued with it',
  body: z.looseObject({ type: z.string().optional(), payload: z.record(z.string(), z.json()) }),
  read: (json) => json,
  answers: { 201: { description: 'What was kept, and the jobs that it caused', schema: Recorded } },
  async handle(call) {
    const ports = await signalPorts(call.served);
    const caller = callerOf(call);
    try {
      const message = readSignal(call.body, ports, caller.tenant);
      return { status: 201, json: await recordSignal(ports, message, caller) };
    } catch (error) {
      throw shapeRefusal(error);
    }
  },
});

const Query = z.strictObject({
  after: z.string().min(1).optional().describe('Id of the last event that was seen; absent: from now on'),
});

const LIVE_EVENTS = {
  ...Object.fromEntries(LiveEvent.options.map(({ shape: { type, data } }) => [type.value, data])),
  error: z.object({ error: z.string() }),
};

/** Messages, feedback and jobs as they come. */
export const eventsRoute = route({
  method: 'get',
  path: '/api/events',
  right: 'read',
  summary: 'Messages, feedback and jobs as they are created, as server-sent events',
  query: Query,
  headers: { 'Last-Event-ID': 'Id of the last event that was seen' },
  answers: { 200: { description: 'Events', events: LIVE_EVENTS } },
  async handle({ served, holder, query, header, abort }) {
    const cursor = header('Last-Event-ID') ?? query.after ?? null;
    const live = served.stores.live(holder.tenant);
    if (cursor !== null) await live.after(cursor, 1);
    return { headers: {}, events: liveStream(live, cursor, abort) };
  },
});
