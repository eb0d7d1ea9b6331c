import { z } from 'zod';
import { checkValue } from '../../app/check-value.ts';
import { complete, streamCompletion } from '../../app/workbench/openai/complete.ts';
import type { Caller } from '../../app/workbench/caller.ts';
import type { ChatStream, StreamEvent } from '../../app/workbench/stream-event.ts';
import { OpenAIChatRequest, OpenAIChunk, OpenAICompletion, OpenAIError } from '../../contract/openai-chat.ts';
import { completionEvents } from '../openai/completion-events.ts';
import { completionOf } from '../openai/completion-of.ts';
import { refusal } from '../refusal.ts';
import { type Call, type Reply, route } from '../route.ts';
import { shapeRefusal } from '../shape-refusal.ts';

const TOKEN = 'X-OAuth-Token';
const IDS = { 'X-Chat-Id': 'Id of the kept conversation', 'X-Message-Id': 'Id of the kept answer' };

/** None has a name. */
const EVENTS = { message: z.union([OpenAIChunk, OpenAIError, z.literal('[DONE]')]) };

type CompletionCall = Call<OpenAIChatRequest, undefined>;

function callerOf({ served, holder, preferred, header, say }: CompletionCall): Caller {
  const { tenant, key: user_id, terms } = holder;
  const token = header(TOKEN) ?? null;
  const lang = preferred ?? served.home.configuration.language ?? null;
  return { tenant, user_id, token, lang, on_fail: terms.on_fail ?? null, say };
}

function refused(error: unknown): never {
  throw shapeRefusal(error);
}

function idHeaders({ chat_id, message_id }: { chat_id: string; message_id: string }): Record<string, string> {
  return { 'X-Chat-Id': chat_id, 'X-Message-Id': message_id };
}

function secondsNow({ served }: CompletionCall): number {
  return Math.floor(Date.parse(served.clock.now()) / 1000);
}

/** Why an answer broke off; null where it did not. */
function brokenBy(event: StreamEvent): Error | null {
  if (event.event !== 'error') return null;
  const { thrown, data } = event;
  return thrown instanceof Error ? thrown : refusal(data.error, { status: 502, code: 'stopped' });
}

async function* withFirst(first: IteratorResult<StreamEvent>, rest: AsyncIterator<StreamEvent>) {
  try {
    for (let next = first; next.done !== true; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

/** An answer that fails before its first word is answered with its status, not with a stream. */
async function begun(stream: ChatStream): Promise<ChatStream> {
  const events = stream.events[Symbol.asyncIterator]();
  const first = await events.next();
  const broken = first.done === true ? null : brokenBy(first.value);
  if (broken === null) return { ...stream, events: withFirst(first, events) };
  await events.return?.();
  throw broken;
}

async function streamed(call: CompletionCall): Promise<Reply> {
  const { body, served, abort } = call;
  const stream = await streamCompletion(served, body, callerOf(call), abort).then(begun).catch(refused);
  const include_usage = body.stream_options?.include_usage === true;
  const form = { created: secondsNow(call), model: body.model, include_usage };
  return { headers: idHeaders(stream), events: completionEvents(stream, { ...form, brokenBy }) };
}

/** OA1: the answer of a model in OpenAI's form, judged and verified on the way of every chat. */
export const completionsRoute = route<OpenAIChatRequest>({
  method: 'post',
  path: '/v1/chat/completions',
  right: 'chat',
  takesAnyKey: true,
  once: false,
  summary:
    "OpenAI's chat completions: plain, or with `stream` as server-sent events; the verdict under `assay`",
  body: OpenAIChatRequest,
  read: (json) =>
    checkValue(OpenAIChatRequest, json, {
      place: 'body',
      hint: 'send {"model": …, "messages": […]}; see /openapi.json',
    }),
  headers: { [TOKEN]: "A user's OAuth token, used in place of the server's key of the model" },
  answers: { 200: { description: 'The answer', schema: OpenAICompletion, events: EVENTS, headers: IDS } },
  async handle(call) {
    if (call.body.stream === true) return streamed(call);
    const answer = await complete(call.served, call.body, callerOf(call), call.abort).catch(refused);
    return { status: 200, headers: idHeaders(answer), json: completionOf(answer, secondsNow(call)) };
  },
});
