import { z } from 'zod';
import { ANONYMOUS } from '../../app/feedback/signal-ports.ts';
import { readChat } from '../../app/workbench/chat-session.ts';
import { ChatMessage, ChatSession, ChatSummary } from '../../contract/chat-record.ts';
import { Feedback } from '../../contract/feedback-signal.ts';
import { QualityResult } from '../../contract/quality.ts';
import { ValidationReport } from '../../contract/validation-report.ts';
import type { VerdictRecord } from '../../contract/verdict-record.ts';
import { route } from '../route.ts';

const MOST = 200;

const Query = z.strictObject({
  limit: z.coerce.number().int().min(1).max(MOST).default(50).describe('At most so many'),
  after: z.string().min(1).max(200).optional().describe('`next` of the page before'),
});

/** A message with what the gate found, its verification, and the caller's thumb, where there are any; the whole verdicts stand under `verdict_ids`. */
const JudgedMessage = ChatMessage.extend({
  quality: QualityResult.optional(),
  verification: ValidationReport.optional(),
  feedback: Feedback.optional(),
});

const Chats = z.object({ chats: z.array(ChatSummary), next: z.string().nullable() });
const Chat = ChatSession.extend({ messages: z.array(JudgedMessage), next: z.string().nullable() });

/** The page, and the id that the next one begins behind: one more than wanted was asked for. */
function paged<Item extends { readonly id: string }>(
  found: readonly Item[],
  limit: number,
): { readonly page: Item[]; readonly next: string | null } {
  const page = found.slice(0, limit);
  return { page, next: found.length > limit ? (page.at(-1)?.id ?? null) : null };
}

type Said = Pick<z.infer<typeof JudgedMessage>, 'quality' | 'verification'>;

/** What the verdicts on a message say: the gate, and its claims. */
function saidOf({ verdict_ids }: ChatMessage, verdicts: readonly VerdictRecord[]): Said {
  const own = verdicts.filter(({ id }) => verdict_ids.includes(id));
  const reports = (part: VerdictRecord['part']) =>
    own.filter((of) => of.part === part).map((of) => of.report);
  const quality = reports('grade').map((report) => QualityResult.safeParse(report).data)[0];
  const verification = reports('verify').map((report) => ValidationReport.safeParse(report).data)[0];
  return {
    ...(quality === undefined ? {} : { quality }),
    ...(verification === undefined ? {} : { verification }),
  };
}

function thumbOn({ id }: ChatMessage, thumbs: readonly Feedback[]): { feedback?: Feedback } {
  const feedback = thumbs.find(({ message_id }) => message_id === id);
  return feedback === undefined ? {} : { feedback };
}

/** The kept chats of the tenant, newest first. */
export const chatsRoute = route({
  method: 'get',
  path: '/api/chats',
  right: 'read',
  summary: 'List kept chats, newest first',
  query: Query,
  answers: { 200: { description: 'A page of them; `next` is null on the last', schema: Chats } },
  async handle({ served, holder, query: { limit, after } }) {
    const found = await served.stores.chats(holder.tenant).list({ limit: limit + 1, after });
    const { page, next } = paged(found, limit);
    return { status: 200, json: { chats: page, next } };
  },
});

export const keptChatRoute = route({
  method: 'get',
  path: '/api/chats/{id}',
  right: 'read',
  summary: 'A kept chat with its messages in their order',
  query: Query,
  answers: { 200: { description: 'The chat; `next` is null behind its last message', schema: Chat } },
  async handle({ served, holder, params: { id = '' }, query: { limit, after } }) {
    const chats = served.stores.chats(holder.tenant);
    const session = await readChat(chats, id, id);
    const found = await chats.messages(id, { limit: limit + 1, after });
    const { page, next } = paged(found, limit);
    const verdicts = await served.stores
      .verdicts(holder.tenant)
      .among(page.flatMap(({ verdict_ids }) => verdict_ids));
    const thumbs = await served.stores.feedback(holder.tenant).givenBy(
      holder.key ?? ANONYMOUS,
      page.map((message) => message.id),
    );
    const messages = page.map((message) => ({
      ...message,
      ...saidOf(message, verdicts),
      ...thumbOn(message, thumbs),
    }));
    return { status: 200, json: { ...session, messages, next } };
  },
});
