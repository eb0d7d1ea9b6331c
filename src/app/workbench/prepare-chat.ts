import type { AIChatRequest, ChatMetadata } from '../../contract/ai-chat.ts';
import { AssayError } from '../../contract/assay-error.ts';
import type { Evidence } from '../../contract/evidence.ts';
import type { FeatureType } from '../../contract/feature.ts';
import type { Language } from '../../contract/language.ts';
import type { Settings } from '../../contract/setting.ts';
import { type OnFailRules, strictest } from '../../core/quality-gate/on-fail/strictest.ts';
import type { AvailableModel } from '../models/available-model.ts';
import type { RouterCall } from '../models/model-router.ts';
import { onFailOf } from '../settings/on-fail-of.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Caller } from './caller.ts';
import { chatNotes } from './chat-notes.ts';
import { goesOnIn } from './chat-session.ts';
import { evidenceOfChat } from './evidence-of-chat.ts';
import type { GroundNote } from './features/feature.ts';
import { messagesFor } from './features/messages-for.ts';
import { readOptions } from './read-options.ts';
import type { Workbench } from './workbench.ts';

/** A request with everything that its answer needs. */
export interface PreparedChat {
  readonly request: AIChatRequest;
  readonly caller: Caller;
  readonly lang: Language;
  readonly chat_id: string;
  readonly user_message_id: string;
  /** Of the answer: the subject of its verdicts. */
  readonly message_id: string;
  /** ISO 8601. */
  readonly asked_at: string;
  readonly settings: Settings;
  /** OF3: of settings, key and request together. */
  readonly onFail: OnFailRules;
  readonly notes: readonly GroundNote[];
  readonly evidences: readonly Evidence[];
  /** Null where no note was found: then none is sent. */
  readonly metadata: ChatMetadata | null;
  readonly writer: AvailableModel;
  readonly call: RouterCall;
}

const TEMPERATURE = 0.7;
const MOST_TOKENS = 4096;
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
  of: Pick<PreparedChat, 'lang' | 'notes' | 'evidences'> & { readonly model: string | null },
  token: string | null,
): RouterCall {
  const { feature, content, options, images = [] } = request;
  return {
    messages: messagesFor({ feature, content, options, images, notes: of.notes, lang: of.lang }),
    model: of.model,
    temperature: TEMPERATURE,
    max_tokens: MOST_TOKENS,
    task: feature,
    grounds: { question: content, evidences: of.evidences, language: of.lang },
    ...(token === null ? {} : { token }),
  };
}

/**
 * All that stands before the first word: settings, notes, messages. Throws `AssayError` for what is the caller's: options,
 * `session_id`, `note_id`, model, images; and where settings or notes cannot be read.
 */
export async function prepareChat(
  { stores, home, outside, router }: Workbench,
  request: AIChatRequest,
  caller: Caller,
): Promise<PreparedChat> {
  checkImages(request);
  readOptions(request.feature, request.options);
  const lang = request.lang ?? caller.lang;
  const [session, { settings }, notes, ids, clock] = await Promise.all([
    goesOnIn(() => stores.chats(caller.tenant), request.session_id, caller),
    readSettings(stores, home, caller.tenant),
    chatNotes(stores.notes(caller.tenant), request),
    outside.ids(),
    outside.clock(),
  ]);
  const evidences = evidenceOfChat(request.feature, request.content, notes);
  const model = request.model ?? settings.default_model;
  const call = callOf(request, { lang, notes, evidences, model }, caller.token);
  await router.admit(call);
  return {
    request,
    caller,
    lang,
    chat_id: session ?? ids.next(),
    user_message_id: ids.next(),
    message_id: ids.next(),
    asked_at: clock.now(),
    settings,
    onFail: strictest([onFailOf(settings), caller.on_fail ?? {}, request.on_fail ?? {}]),
    notes,
    evidences,
    metadata: metadataOf(request, notes),
    writer: router.resolve(model),
    call,
  };
}
