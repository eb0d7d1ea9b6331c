import type { AskAction } from '../../../contract/ask.ts';
import { askMessages, fixMessages } from '../../../core/correction/contract/ask-messages.ts';
import { nextRung, type ReadTry } from '../../../core/correction/contract/ladder.ts';
import { readResponse } from '../../../core/correction/contract/read-response.ts';
import { nextModel } from '../../../core/correction/plan/next-model.ts';
import type { AIMessage } from '../../../contract/ai-message.ts';
import type { ModelAnswer } from '../../../contract/ports/model-provider.ts';
import type { Generated } from '../ask-state.ts';
import { standInModels } from '../model-names.ts';
import { STEP_WORDS } from '../step-words.ts';
import { type Going, type StepDone, troubleOf } from '../step.ts';
import { within } from '../within.ts';
import { isSwitchedOff } from './do-repair.ts';

/** Of one answer. */
export const MOST_TOKENS = 2048;

/** A try, with what else is known of the answer. */
interface Tried {
  readonly one: ReadTry;
  readonly answer: ModelAnswer | null;
}

async function ask(
  { ports, state, abort }: Going,
  messages: AIMessage[],
  model: string,
  left: number,
): Promise<Tried> {
  const { question, language, temperature = 0, max_tokens = MOST_TOKENS } = state.identity;
  const call = {
    task: 'ask',
    model,
    messages,
    temperature,
    max_tokens,
    grounds: { question, language, evidences: [], passages: state.evidence },
  };
  try {
    const answer = await within(left, abort, (signal) => ports.router.chat(call, signal));
    return { one: { model, read: readResponse(answer.content) }, answer };
  } catch (error) {
    return { one: { model, read: { kind: 'silent', why: troubleOf(error) } }, answer: null };
  }
}

/** The model that an ask may go on with, where it may switch at all. */
export function modelAfter({ ports, state }: Going, tried: readonly string[]): string | null {
  const { asked_model } = state.identity;
  const candidates = standInModels(ports.router, ports.configuration.correction.models);
  const now = ports.verify.clock.elapsed();
  return nextModel(candidates, tried, ports.standIns.get(asked_model), now);
}

/** Whether any model is configured that was not asked yet. */
export function hasOther({ ports, state }: Going): boolean {
  const candidates = standInModels(ports.router, ports.configuration.correction.models);
  return candidates.some((model) => !state.mode.tried.includes(model));
}

interface Ladder {
  readonly tries: readonly ReadTry[];
  readonly last: ModelAnswer | null;
  readonly tokens: number | null;
}

/** LP7: asks, and asks again as the ladder says. */
async function climb(going: Going): Promise<Ladder> {
  const { state, ports, left } = going;
  const { question, language, consent, earlier = [] } = state.identity;
  const { model, strict } = state.mode;
  const { clock } = ports.verify;
  const from = clock.elapsed();
  const messages = askMessages({ question, language, evidence: state.evidence, strict, earlier });
  const tries: ReadTry[] = [];
  let tokens: number | null = null;
  const go = async (asked: AIMessage[], by: string): Promise<ModelAnswer | null> => {
    const { one, answer } = await ask(going, asked, by, left - (clock.elapsed() - from));
    tries.push(one);
    const usage = answer?.usage ?? null;
    if (usage !== null) tokens = (tokens ?? 0) + usage.total_tokens;
    return answer;
  };
  let last = await go(messages, model);
  for (let rung = nextRung(tries); rung !== 'take' && rung !== 'give_up'; rung = nextRung(tries)) {
    const before = tries.at(-1);
    if (rung === 'next_model') {
      const next =
        consent && !isSwitchedOff(ports, 'model.switch')
          ? modelAfter(going, [...state.mode.tried, ...tries.map((one) => one.model)])
          : null;
      if (next === null) break;
      last = await go(messages, next);
    } else if (isSwitchedOff(ports, 'retry.contract')) {
      break;
    } else if (before?.read.kind === 'unparseable' || before?.read.kind === 'invalid') {
      last = await go(fixMessages(messages, last?.content ?? '', before.read, language), before.model);
    }
  }
  return { tries, last, tokens };
}

/** What the ladder did by itself, as repairs on record. */
function repairsOf({ tries }: Ladder, round: number): AskAction[] {
  const done = {
    round,
    state: 'done' as const,
    job_id: null,
    suggestion_id: null,
    detail: null,
    outcome: null,
    rolled_back: false,
  };
  return tries.slice(1).map(({ model, read }, at): AskAction => {
    const isSwitch = model !== tries[at]?.model;
    const cause = tries[at]?.read.kind === 'silent' ? 'provider_failed' : 'broken_contract';
    const outcome = read.kind === 'valid' ? ('helped' as const) : ('no_change' as const);
    return isSwitch
      ? { ...done, kind: 'model.switch', cause, params: { to: model }, needs_consent: true, outcome }
      : { ...done, kind: 'retry.contract', cause, params: { model }, needs_consent: false, outcome };
  });
}

function summaryOf({ tries }: Ladder, language: 'ko' | 'en'): string {
  const words = STEP_WORDS[language];
  const last = tries.at(-1);
  if (last === undefined) return '';
  return last.read.kind === 'silent'
    ? words.noAnswer(last.model, last.read.why)
    : words.wrote(last.model, tries.length);
}

/** LP15: told in the first round, where the ask began with a stand-in. */
function standingIn({ round, identity }: Going['state']): readonly string[] {
  const { asked_model, began_with, language } = identity;
  if (round > 1 || began_with === asked_model) return [];
  return [STEP_WORDS[language].standsIn(began_with, asked_model)];
}

/** The answer of a model, asked by the contract. */
export async function generateStep(going: Going): Promise<StepDone> {
  const { state } = going;
  const ladder = await climb(going);
  const { tries, last, tokens } = ladder;
  const generated: Generated = { tries, cut: last?.finish_reason === 'length', tokens };
  const silent = tries.flatMap(({ read }) => (read.kind === 'silent' ? [read.why] : []));
  const model = tries.at(-1)?.model ?? state.mode.model;
  const tried = [...new Set([...state.mode.tried, ...tries.map((one) => one.model)])];
  return {
    change: {
      generated,
      mode: { ...state.mode, model, tried },
      actions: [...state.actions, ...repairsOf(ladder, state.round)],
      troubles: [...state.troubles, ...silent],
    },
    summary: [...standingIn(state), summaryOf(ladder, state.identity.language)].join(' · '),
    detail: { tries: tries.map((one) => ({ model: one.model, read: one.read.kind })), tokens },
  };
}
