import type { AIMessage } from '../../contract/ai-message.ts';
import type { AskRequest } from '../../contract/ask.ts';
import type { SomeSettings } from '../../contract/setting.ts';
import { folded } from '../../core/language/fold-text.ts';
import { languageByScript } from '../../core/language/script.ts';
import { languageOfText } from '../../core/language/text-language.ts';
import { modelToAsk } from '../../core/correction/plan/next-model.ts';
import { strictest } from '../../core/quality-gate/on-fail/strictest.ts';
import { onFailOf } from '../settings/on-fail-of.ts';
import type { Caller } from '../workbench/caller.ts';
import type { AskPorts } from './ask-ports.ts';
import type { AskState } from './ask-state.ts';
import { nameOfModel } from './model-names.ts';

function failsClosed(settings: SomeSettings, { on_fail }: Pick<Caller, 'on_fail'>): boolean {
  return strictest([onFailOf(settings), on_fail ?? {}]).verification.fail_closed;
}

/** An ask at its beginning. Throws `AssayError` not_found for a model that is not there. */
export function beginAsk(
  { router, configuration, verify, standIns }: AskPorts,
  request: AskRequest,
  caller: Pick<Caller, 'tenant' | 'user_id' | 'lang' | 'on_fail'>,
  earlier: readonly AIMessage[],
): AskState {
  const { ids, clock } = verify;
  const question = folded(request.question);
  const { correction, settings } = configuration;
  const asked_model = nameOfModel(router.resolve(request.model ?? settings.default_model));
  const consent = request.consent ?? correction.costly_actions_allowed;
  const standIn = consent ? standIns.get(asked_model) : undefined;
  const model = modelToAsk(asked_model, standIn, clock.elapsed());
  return {
    identity: {
      id: ids.next(),
      session_id: request.session_id ?? ids.next(),
      user_message_id: ids.next(),
      message_id: ids.next(),
      tenant: caller.tenant,
      user_id: caller.user_id,
      question,
      ...(question === request.question ? {} : { written: request.question }),
      language: request.lang ?? languageOfText(question) ?? caller.lang ?? languageByScript(question),
      asked_model,
      began_with: model,
      ...(failsClosed(settings, caller) ? { fail_closed: true } : {}),
      consent,
      ...(earlier.length === 0 ? {} : { earlier }),
      temperature: request.temperature,
      max_tokens: request.max_tokens,
      started_at: clock.now(),
      max_rounds: correction.max_rounds,
      budget_ms: correction.budget_ms,
    },
    round: 1,
    mode: { model, tried: [], strict: false, wide: false },
    retrieval: null,
    evidence: [],
    truncated: false,
    ties: { shown: 0, all: 0, isWhole: true },
    generated: null,
    criticised: null,
    attempts: [],
    failures: [],
    causes: [],
    planned: [],
    actions: [],
    decision: null,
    ended: null,
    raised: [],
    troubles: [],
    gap_id: null,
    new_files: { count: 0, paths: [] },
    steps: [],
  };
}
