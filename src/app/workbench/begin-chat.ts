import type { AIChatRequest } from '../../contract/ai-chat.ts';
import type { Language } from '../../contract/language.ts';
import type { Settings } from '../../contract/setting.ts';
import { type OnFailRules, strictest } from '../../core/quality-gate/on-fail/strictest.ts';
import type { AvailableModel } from '../models/available-model.ts';
import { onFailOf } from '../settings/on-fail-of.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Caller } from './caller.ts';
import { answerLanguage } from './chat-language.ts';
import { goesOnIn } from './chat-session.ts';
import type { Workbench } from './workbench.ts';

/** What every answer of a model begins with, whatever form its request has. */
export interface BegunChat {
  readonly request: AIChatRequest;
  readonly caller: Caller;
  readonly lang: Language;
  readonly chat_id: string;
  /** True where the chat was there before. */
  readonly goes_on: boolean;
  readonly user_message_id: string;
  /** Of the answer: the subject of its verdicts. */
  readonly message_id: string;
  /** ISO 8601. */
  readonly asked_at: string;
  readonly settings: Settings;
  /** OF3: of settings, key and request together. */
  readonly onFail: OnFailRules;
  /** As it was asked for; null: the configured one. */
  readonly model: string | null;
  readonly writer: AvailableModel;
}

/** WB28: the checks of a request beside those of the settings. */
function withChecks(settings: Settings, { checks = [] }: AIChatRequest): Settings {
  return {
    ...settings,
    verification_enabled: settings.verification_enabled || checks.includes('verification'),
    quality_gate_enabled: settings.quality_gate_enabled || checks.includes('quality'),
  };
}

/**
 * Reads settings and session. Throws `AssayError` for what is the caller's: `session_id`, model; and where settings cannot be
 * read.
 */
export async function beginChat(
  { stores, home, outside, router }: Workbench,
  request: AIChatRequest,
  caller: Caller,
): Promise<BegunChat> {
  const [session, { settings }, ids, clock] = await Promise.all([
    goesOnIn(() => stores.chats(caller.tenant), request.session_id, caller),
    readSettings(stores, home, caller.tenant),
    outside.ids(),
    outside.clock(),
  ]);
  const model = request.model ?? settings.default_model;
  return {
    request,
    caller,
    lang: answerLanguage(request.lang ?? caller.lang, request.content, session?.metadata['lang']),
    chat_id: session?.id ?? ids.next(),
    goes_on: session !== null,
    user_message_id: ids.next(),
    message_id: ids.next(),
    asked_at: clock.now(),
    settings: withChecks(settings, request),
    onFail: strictest([onFailOf(settings), caller.on_fail ?? {}, request.on_fail ?? {}]),
    model,
    writer: router.resolve(model),
  };
}
