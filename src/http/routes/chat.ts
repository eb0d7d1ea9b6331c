import { z } from 'zod';
import { checkValue } from '../../app/check-value.ts';
import type { Caller } from '../../app/workbench/caller.ts';
import { chat } from '../../app/workbench/chat.ts';
import { eventText } from '../../app/workbench/event-text.ts';
import { streamChat } from '../../app/workbench/stream-chat.ts';
import type { ChatStream, StreamEvent } from '../../app/workbench/stream-event.ts';
import {
  AIChatRequest,
  AIChatResponse,
  ChatMemory,
  ChatMetadata,
  NotKept,
  StreamRevision,
} from '../../contract/ai-chat.ts';
import { AnswerAction } from '../../contract/on-fail.ts';
import { NotEvaluated, QualityResult, QualityUnchecked } from '../../contract/quality.ts';
import { SearchQAEvaluation } from '../../contract/search-qa-evaluation.ts';
import { StreamWarning } from '../../contract/stream-warning.ts';
import { ValidationReport } from '../../contract/validation-report.ts';
import { LEFT_OUT } from '../../contract/left-out.ts';
import { type ReportFields, reportFields, sentReport } from '../report-fields.ts';
import { type Asked, route } from '../route.ts';
import { shapeRefusal } from '../shape-refusal.ts';

const TOKEN = 'X-OAuth-Token';
const IDS = { 'X-Chat-Id': 'Id of the kept conversation', 'X-Message-Id': 'Id of the kept answer' };

const ASKED = {
  method: 'post',
  right: 'chat',
  body: AIChatRequest,
  read: (json: unknown) =>
    checkValue(AIChatRequest, json, {
      place: 'body',
      hint: 'send {"feature": …, "content": …}; see /openapi.json',
    }),
  headers: { [TOKEN]: "A user's OAuth token, used in place of the server's key of the model" },
} as const;

type Named = Exclude<StreamEvent['event'], 'chunk' | 'done' | 'beside'>;

/** Chunks and the end have no name. */
const STREAM_EVENTS = {
  metadata: ChatMetadata.extend(LEFT_OUT),
  memory: ChatMemory.extend(LEFT_OUT),
  message: z.union([z.object({ chunk: z.string() }), z.literal('[DONE]')]),
  stream_warning: StreamWarning.extend(LEFT_OUT),
  revise: StreamRevision.extend(LEFT_OUT),
  action: AnswerAction.extend(LEFT_OUT),
  quality: QualityResult.extend(LEFT_OUT),
  quality_unchecked: QualityUnchecked.extend(LEFT_OUT),
  qa_evaluation: SearchQAEvaluation.extend(LEFT_OUT),
  verification: ValidationReport.extend(LEFT_OUT),
  verification_unchecked: NotEvaluated.extend(LEFT_OUT),
  not_kept: NotKept.extend(LEFT_OUT),
  error: z.object({ error: z.string() }).extend(LEFT_OUT),
} as const satisfies Readonly<Record<Named | 'message', z.ZodType>>;

function callerOf({ served, holder, preferred, header, say }: Asked): Caller {
  const lang = preferred ?? served.home.configuration.language ?? null;
  const { tenant, key: user_id, terms } = holder;
  return { tenant, user_id, token: header(TOKEN) ?? null, lang, on_fail: terms.on_fail ?? null, say };
}

function refused(error: unknown): never {
  throw shapeRefusal(error);
}

function idHeaders({ chat_id, message_id }: { chat_id: string; message_id: string }): Record<string, string> {
  return { 'X-Chat-Id': chat_id, 'X-Message-Id': message_id };
}

function sentBody(body: AIChatResponse, fields: ReportFields | undefined): AIChatResponse {
  const { verification } = body;
  if (verification === null || verification === undefined) return body;
  return { ...body, verification: sentReport(verification, fields) };
}

/** The answer of a model in one piece, judged and verified where the settings say so. */
export const chatRoute = route({
  ...ASKED,
  path: '/api/chat',
  summary: 'An answer in one piece',
  query: z.strictObject({ fields: reportFields }),
  answers: { 200: { description: 'The answer', schema: AIChatResponse, headers: IDS } },
  async handle(call) {
    const answer = await chat(call.served, call.body, callerOf(call), call.abort).catch(refused);
    return { status: 200, headers: idHeaders(answer), json: sentBody(answer.body, call.query.fields) };
  },
});

async function* texts({ chat_id, events }: ChatStream): AsyncGenerator<string, void> {
  const whole = `/api/chats/${encodeURIComponent(chat_id)}`;
  for await (const event of events) {
    if (event.event === 'verification') yield eventText({ ...event, data: sentReport(event.data) }, whole);
    else yield eventText(event, whole);
  }
}

/** The same piece by piece, as server-sent events. */
export const streamRoute = route({
  ...ASKED,
  path: '/api/stream',
  once: false,
  summary: 'An answer piece by piece, as server-sent events; what is said of it comes after [DONE]',
  answers: { 200: { description: 'Events', events: STREAM_EVENTS, headers: IDS } },
  async handle(call) {
    const stream = await streamChat(call.served, call.body, callerOf(call), call.abort).catch(refused);
    return { headers: idHeaders(stream), events: texts(stream) };
  },
});
