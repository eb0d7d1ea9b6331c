import type { AskAction } from '../../../contract/ask.ts';
import type { AskMode, AskState } from '../ask-state.ts';
import { deliveredOf } from '../delivered.ts';
import { STEP_WORDS } from '../step-words.ts';
import type { Going, StepDone } from '../step.ts';
import { within } from '../within.ts';
import { doRepair } from './do-repair.ts';
import { quoteInstead } from './quote-instead.ts';

/** How the next answer is written, after these repairs. */
function modeAfter(mode: AskMode, done: readonly AskAction[]): AskMode {
  const has = (kind: AskAction['kind']): boolean =>
    done.some((one) => one.kind === kind && one.state === 'done');
  const to = done.find(({ kind, state }) => kind === 'model.switch' && state === 'done')?.params['to'];
  return {
    ...mode,
    strict: mode.strict || has('retry.strict_citation'),
    wide: mode.wide || has('retry.more_context'),
    model: typeof to === 'string' ? to : mode.model,
  };
}

function actionText({ kind, params, state }: AskAction, language: 'ko' | 'en'): string {
  const target = params['path'] ?? params['to'] ?? params['code_symbol'];
  const named = typeof target === 'string' ? `${kind} ${target}` : kind;
  return `${named}: ${STEP_WORDS[language].states[state]}`;
}

async function repairs({ ports, state, left, abort }: Going): Promise<AskAction[]> {
  const done: AskAction[] = [];
  const from = ports.verify.clock.elapsed();
  for (const action of state.planned) {
    const rest = left - (ports.verify.clock.elapsed() - from);
    done.push(
      await within(rest, abort, () => doRepair(ports, state, action)).catch((error: unknown) => {
        if (abort.aborted) throw error;
        const why = error instanceof Error ? error.message : String(error);
        const failed = {
          round: state.round,
          outcome: null,
          rolled_back: false,
          job_id: null,
          suggestion_id: null,
          detail: why,
        };
        return { ...action, ...failed, state: 'failed' as const };
      }),
    );
  }
  return done;
}

function goesOn({ decision }: AskState): boolean {
  return decision === 'retry' || decision === 'branch';
}

/** Repairs that were planned, and the answer where there is no further round: else quotations, else an abstention. */
export async function actStep(going: Going): Promise<StepDone> {
  const { state } = going;
  const { language } = state.identity;
  const words = STEP_WORDS[language];
  const done = await repairs(going);
  const told = done.map((one) => actionText(one, language));
  const actions = [...state.actions, ...done];
  const mended = done.some((one) => one.state === 'done');
  if (goesOn(state) && mended) {
    const next = { actions, mode: modeAfter(state.mode, done), round: state.round + 1, planned: [] };
    return { change: next, summary: told.join(' · '), detail: { actions: told } };
  }
  const ended = goesOn(state) ? ('no_repair' as const) : state.ended;
  const quoted = await quoteInstead(going);
  const change = {
    actions,
    planned: [],
    ended,
    decision: state.decision === 'commit' ? state.decision : ('abort' as const),
    ...quoted,
  };
  const { status, citations } = deliveredOf({ ...state, ...change });
  const given =
    status === 'answered'
      ? words.answered(citations.length)
      : status === 'quoted'
        ? words.quoted(citations.length)
        : words.gives;
  return { change, summary: [...told, given].join(' · '), detail: { actions: told, status } };
}
