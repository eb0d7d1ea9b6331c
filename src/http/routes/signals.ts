import { z } from 'zod';
import { ANONYMOUS } from '../../app/feedback/signal-ports.ts';
import { Feedback, FeedbackKind, FeedbackReason } from '../../contract/feedback-signal.ts';
import { Message } from '../../contract/message.ts';
import { route } from '../route.ts';

const MOST = 200;
const PAGE = {
  limit: z.coerce.number().int().min(1).max(MOST).default(50).describe('At most so many'),
  after: z.string().min(1).optional().describe('`next` of the page before'),
};

const SignalQuery = z.strictObject({
  ...PAGE,
  reason: FeedbackReason.optional().describe('Only for this reason'),
  since: z.iso.datetime().optional().describe('Only kept since this moment'),
});

export const signalsRoute = route({
  method: 'get',
  path: '/api/signals',
  right: 'read',
  summary: 'List what was noticed to have gone wrong, newest first',
  query: SignalQuery,
  answers: {
    200: {
      description: 'A page of messages; `next` is null on the last',
      schema: z.object({ signals: z.array(Message), next: z.string().nullable() }),
    },
  },
  async handle({ served, holder, query }) {
    const signals = await served.stores.feedback(holder.tenant).signals(query);
    const next = signals.length < query.limit ? null : (signals.at(-1)?.id ?? null);
    return { status: 200, json: { signals, next } };
  },
});

const FeedbackQuery = z.strictObject({
  ...PAGE,
  kind: FeedbackKind.optional().describe('Only of this kind'),
  message: z.string().min(1).max(200).optional().describe('Only the thumb of who asks on this message'),
});

export const feedbackListRoute = route({
  method: 'get',
  path: '/api/feedback',
  right: 'read',
  summary: 'List thumbs and wishes for correction, newest first',
  query: FeedbackQuery,
  answers: {
    200: {
      description: 'A page of feedback; `next` is null on the last',
      schema: z.object({ feedback: z.array(Feedback), next: z.string().nullable() }),
    },
  },
  async handle({ served, holder, query }) {
    const store = served.stores.feedback(holder.tenant);
    if (query.message !== undefined) {
      const own = await store.givenBy(holder.key ?? ANONYMOUS, [query.message]);
      return { status: 200, json: { feedback: [...own], next: null } };
    }
    const feedback = await store.given(query);
    const next = feedback.length < query.limit ? null : (feedback.at(-1)?.id ?? null);
    return { status: 200, json: { feedback, next } };
  },
});
