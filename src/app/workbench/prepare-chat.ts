import type { AIChatRequest, ChatMemory, ChatMetadata } from '../../contract/ai-chat.ts';
import { AssayError } from '../../contract/assay-error.ts';
import type { Evidence } from '../../contract/evidence.ts';
import type { FeatureType } from '../../contract/feature.ts';
import type { RouterCall } from '../models/model-router.ts';
import { beginChat, type BegunChat } from './begin-chat.ts';
import type { Caller } from './caller.ts';
import { chatMemory, NOTHING_BEFORE, type Remembered } from './chat-memory.ts';
import { chatNotes } from './chat-notes.ts';
import { evidenceOfChat } from './evidence-of-chat.ts';
import type { GroundNote } from './features/feature.ts';
import { messagesFor } from './features/messages-for.ts';
import { readOptions } from './read-options.ts';
import type { Workbench } from './workbench.ts';
import { tighter } from '../tighter.ts';

/** A request that its model can be asked. */
export interface AskedChat extends BegunChat {
  /** Null where no note was found: then none is sent. */
  readonly metadata: ChatMetadata | null;
  /** What of the turns before the model is not shown; null where nothing was left out. */
  readonly memory: ChatMemory | null;
  readonly call: RouterCall;
  /** Whether its client can clear what it has shown. */
  readonly clears: boolean;
}

/** The same with everything that its answer is held against. */
export interface PreparedChat extends AskedChat {
  readonly notes: readonly GroundNote[];
  readonly evidences: readonly Evidence[];
  /** What the gate is shown: the notes, and whatever else the answer rests on. */
  readonly sources: readonly GroundNote[];
  /** False where nobody looked for notes: none was missed. */
  readonly searched: boolean;
}

export const TEMPERATURE = 0.7;
export const MOST_TOKENS = 4096;
const WITH_IMAGES: readonly FeatureType[] = ['insight', 'writing', 'template', 'summarize'];

function checkImages({ feature, images = [] }: AIChatRequest): void {
  if (images.length === 0 || WITH_IMAGES.includes(feature)) return;
  throw new AssayError('malformed', `${feature} takes no images`, {
    where: 'images',
    hint: `features with images: ${WITH_IMAGES.join(', ')}`,
  });
}

function metadataOf({ feature }: AIChatRequest, notes: readonly GroundNote[]): ChatMetadata | null {
  if (feature !== 'search_qa' || notes.length === 0) return null;
  return {
    matched_notes: notes.map(({ index, note_id, title, snippet, score }) => ({
      index,
      note_id,
      title,
      snippet,
      score,
    })),
  };
}

function callOf(
  request: AIChatRequest,
  of: Pick<PreparedChat, 'lang' | 'notes' | 'evidences'> & {
    readonly model: string | null;
    readonly earlier: Remembered['messages'];
  },
  token: string | null,
): RouterCall {
  const { feature, content, options, images = [], instructions } = request;
  const { notes, lang, earlier } = of;
  return {
    messages: messagesFor({ feature, content, options, images, notes, lang, instructions, earlier }),
    model: of.model,
    temperature: request.temperature ?? TEMPERATURE,
    max_tokens: request.max_tokens ?? MOST_TOKENS,
    task: feature,
    grounds: { question: content, evidences: of.evidences, language: of.lang },
    ...(token === null ? {} : { token }),
  };
}

async function rememberedOf({ stores }: Workbench, begun: BegunChat): Promise<Remembered> {
  const { goes_on, chat_id, caller, settings, request } = begun;
  if (!goes_on) return NOTHING_BEFORE;
  const room = tighter(settings.memory_characters, request.memory) ?? 0;
  return chatMemory(stores.chats(caller.tenant), chat_id, room);
}

/** WB26: a question that finds nothing by itself is looked for together with the one before it. */
async function notesOfTurn(
  { stores }: Workbench,
  { request, caller }: BegunChat,
  earlier: Remembered['messages'],
): Promise<readonly GroundNote[]> {
  const before = earlier.findLast(({ role }) => role === 'user');
  if (request.feature !== 'search_qa' || before === undefined) return [];
  return chatNotes(stores.notes(caller.tenant), {
    ...request,
    content: `${before.content}\n${request.content}`,
  });
}

/**
 * All that stands before the first word: settings, notes, messages. Throws `AssayError` for what is the caller's: options,
 * `session_id`, `note_id`, model, images; and where settings or notes cannot be read.
 */
export async function prepareChat(
  bench: Workbench,
  request: AIChatRequest,
  caller: Caller,
): Promise<PreparedChat> {
  checkImages(request);
  readOptions(request.feature, request.options);
  const [begun, alone] = await Promise.all([
    beginChat(bench, request, caller),
    chatNotes(bench.stores.notes(caller.tenant), request),
  ]);
  const { lang, model } = begun;
  const { messages: earlier, told: memory } = await rememberedOf(bench, begun);
  const notes = alone.length > 0 ? alone : await notesOfTurn(bench, begun, earlier);
  const evidences = evidenceOfChat(request.feature, request.content, notes);
  const call = callOf(request, { lang, notes, evidences, model, earlier }, caller.token);
  await bench.router.admit(call);
  return {
    ...begun,
    notes,
    evidences,
    sources: notes,
    searched: true,
    metadata: metadataOf(request, notes),
    memory,
    call,
    clears: true,
  };
}
