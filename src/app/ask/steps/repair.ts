import type { LearnedRepair } from '../../../contract/knowledge-gap.ts';
import type { RepairAction, RepairCause } from '../../../contract/repair.ts';
import { diagnose } from '../../../core/correction/causes/diagnose.ts';
import { decide } from '../../../core/correction/decide/decide.ts';
import { lessonsOf, orderLearned } from '../../../core/correction/learn/order-learned.ts';
import { planRepairs } from '../../../core/correction/plan/plan-repairs.ts';
import type { AskState } from '../ask-state.ts';
import { gatherFacts } from '../look/gather-facts.ts';
import { STEP_WORDS } from '../step-words.ts';
import { type Going, type StepDone, troubleOf } from '../step.ts';
import { within } from '../within.ts';
import { isSwitchedOff } from './do-repair.ts';
import { hasOther, modelAfter } from './generate.ts';

function sameAction(
  one: Pick<RepairAction, 'kind' | 'params'>,
  other: Pick<RepairAction, 'kind' | 'params'>,
): boolean {
  return one.kind === other.kind && JSON.stringify(one.params) === JSON.stringify(other.params);
}

function withDecision({ attempts }: AskState, decision: AskState['decision']): AskState['attempts'] {
  return attempts.map((one, at) =>
    at === attempts.length - 1 && decision !== null ? { ...one, decision } : one,
  );
}

/** LP25: what was tried against the same failure. What is not known takes nothing from the repair. */
async function learnedOf(
  { ports, state }: Going,
  onTrouble: (error: unknown) => void,
): Promise<readonly LearnedRepair[]> {
  try {
    return await ports.learning.learned(state.failures.at(-1) ?? '');
  } catch (error) {
    onTrouble(error);
    return [];
  }
}

function lessonText({ solution, successCount, failureCount }: LearnedRepair): string {
  return `${solution} ${successCount}/${successCount + failureCount}`;
}

/** What another model might do better. */
function isOfModel(cause: RepairCause): boolean {
  return cause === 'weak_model' || cause === 'broken_contract' || cause === 'provider_failed';
}

/** Why the attempt failed, what would mend it, and whether there is another round. */
export async function repairStep(going: Going): Promise<StepDone> {
  const { ports, state, left, abort } = going;
  const { identity, round, failures } = state;
  const words = STEP_WORDS[identity.language];
  const troubles: string[] = [];
  const facts = await within(left, abort, () =>
    gatherFacts(ports, state, (error) => troubles.push(troubleOf(error))),
  ).catch((error: unknown) => {
    troubles.push(troubleOf(error));
    return null;
  });
  const causes = facts === null ? [] : diagnose(facts);
  const nextModel = modelAfter(going, state.mode.tried);
  const isAlone = facts?.isWritten === true && causes.some(isOfModel) && !hasOther(going);
  const able =
    facts === null
      ? []
      : planRepairs(causes, { facts, nextModel }).filter(
          (one) => !state.actions.some((done) => sameAction(one, done)),
        );
  const learned = await learnedOf(going, (error) => troubles.push(troubleOf(error)));
  const planned = orderLearned(able, learned);
  const lessons = lessonsOf(planned, learned);
  const repairs = planned.filter(
    ({ kind, needs_consent }) => !isSwitchedOff(ports, kind) && (!needs_consent || identity.consent),
  );
  const { max_rounds, budget_ms } = identity;
  const spent_ms = budget_ms - left;
  const isOut = causes.includes('provider_failed') && repairs.length === 0 && spent_ms < budget_ms;
  const decided = decide({ round, max_rounds, spent_ms, budget_ms, failures, repairs });
  return {
    change: {
      causes: [...new Set([...state.causes, ...causes])],
      planned,
      decision: decided.decision,
      ended: isOut || state.retrieval === null ? 'failed' : decided.ended,
      attempts: withDecision(state, decided.decision),
      troubles: [...state.troubles, ...troubles],
    },
    summary: [
      causes.length === 0 ? words.noCause : causes.map((cause) => words.causes[cause]).join(', '),
      ...(isAlone ? [words.noOtherModel] : []),
      ...(lessons.length === 0 ? [] : [words.learned(lessons.map(lessonText).join(', '))]),
      isOut
        ? words.ended.failed
        : decided.ended === null
          ? words.decision[decided.decision]
          : words.ended[decided.ended],
    ].join(' · '),
    detail: {
      causes: [...causes],
      planned: planned.map(({ kind, params }) => ({ kind, params })),
      learned: lessons.map(({ solution, errorType, successCount, failureCount }) => ({
        solution,
        errorType,
        successCount,
        failureCount,
      })),
      decision: decided.decision,
      ended: isOut ? 'failed' : decided.ended,
      no_other_model: isAlone,
    },
  };
}
