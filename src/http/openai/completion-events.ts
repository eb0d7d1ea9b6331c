import type { ChatStream, AnswerEnd, StreamEvent } from '../../app/workbench/stream-event.ts';
import type { OpenAIVerdict } from '../../contract/openai-chat.ts';
import type { OpenAIFields } from '../../contract/ports/model-provider.ts';
import { linePieces } from '../../app/workbench/event-text.ts';
import { choiceOf, finishIn, usageIn } from './completion-of.ts';
import { saidBy, verdictLine } from './verdict-of.ts';

/** How the chunks of a stream are written. */
interface ChunkForm {
  /** Seconds of the epoch. */
  readonly created: number;
  /** As it was asked for. */
  readonly model: string;
  readonly include_usage: boolean;
  /** The error that ends the stream early; null where the event is none. */
  readonly brokenBy: (event: StreamEvent) => Error | null;
}

/** What is written so far: the fields that every chunk has, and what is said of the answer. */
interface Writing {
  head: OpenAIFields;
  isBegun: boolean;
  said: Partial<OpenAIVerdict>;
  end: AnswerEnd | null;
}

function dataText(data: unknown): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

function chunkOf({ head }: Writing, choices: readonly OpenAIFields[], more: OpenAIFields = {}): string {
  return dataText({ ...head, choices, ...more });
}

/** Words of a chunk in as many as their lines need; what ends the answer stands in the last. */
function withWords(chunk: OpenAIFields, words: string): string {
  const choice = choiceOf(chunk);
  const pieces = linePieces(words);
  return pieces
    .map((content, at) => {
      const isLast = at === pieces.length - 1;
      const own = { ...choice, delta: { ...(choice['delta'] as object), content } };
      return dataText({ ...chunk, choices: [isLast ? own : { ...own, finish_reason: null }] });
    })
    .join('');
}

/** A chunk of the provider as it came; tokens are told where they were asked for, at the end. */
function cameChunk(writing: Writing, { usage: _, ...chunk }: OpenAIFields, words?: string): string {
  const { choices: __, ...head } = chunk;
  writing.head = head;
  writing.isBegun = true;
  return words === undefined ? dataText(chunk) : withWords(chunk, words);
}

/** A chunk that is made here: the first one names who speaks. */
function ownChunk(writing: Writing, content: string): string {
  const role = writing.isBegun ? {} : { role: 'assistant' };
  writing.isBegun = true;
  const choices = [{ index: 0, delta: role, logprobs: null, finish_reason: null }];
  return withWords({ ...writing.head, choices }, content);
}

function lastChunk(writing: Writing, end: AnswerEnd): string {
  writing.end = end;
  const { attempt, blocked } = end;
  if (attempt.openai !== undefined && !blocked && choiceOf(attempt.openai)['delta'] !== undefined)
    return cameChunk(writing, attempt.openai);
  const finish_reason = finishIn(attempt, blocked);
  return chunkOf(writing, [{ index: 0, delta: {}, logprobs: null, finish_reason }]);
}

/** OA4: behind the answer, before `[DONE]`: what is said of it, then the tokens where they were asked for. */
function* tail(writing: Writing, ids: Pick<ChatStream, 'chat_id' | 'message_id'>, include_usage: boolean) {
  const { said, end } = writing;
  if (Object.keys(said).length > 0) {
    const { chat_id, message_id } = ids;
    const assay = { chat_id, message_id, ...(end === null ? {} : { usage: end.usage }), ...said };
    yield chunkOf(writing, [], { assay: verdictLine(assay) });
  }
  const usage = usageIn(end?.usage ?? null, end?.attempt.openai?.['usage']);
  if (include_usage && usage !== null) yield chunkOf(writing, [], { usage });
}

function textOf(event: StreamEvent, writing: Writing): string {
  switch (event.event) {
    case 'chunk':
      if (event.openai === undefined) return ownChunk(writing, event.data.chunk);
      return cameChunk(writing, event.openai, event.data.chunk);
    case 'beside':
      return cameChunk(writing, event.openai);
    case 'done':
      return event.end === undefined ? '' : lastChunk(writing, event.end);
    default:
      Object.assign(writing.said, saidBy(event, writing.said));
      return '';
  }
}

/** OA4: the events of an answer as the chunks of a stream in OpenAI's form. One that breaks off throws the error at its end. */
export async function* completionEvents(
  { events, chat_id, message_id }: ChatStream,
  { created, model, include_usage, brokenBy }: ChunkForm,
): AsyncGenerator<string, void> {
  const head = { id: `chatcmpl-${message_id}`, object: 'chat.completion.chunk', created, model };
  const writing: Writing = { head, isBegun: false, said: {}, end: null };
  let broken: Error | null = null;
  for await (const event of events) {
    broken ??= brokenBy(event);
    const text = textOf(event, writing);
    if (text !== '') yield text;
  }
  yield* tail(writing, { chat_id, message_id }, include_usage && broken === null);
  if (broken !== null) throw broken;
  yield 'data: [DONE]\n\n';
}
