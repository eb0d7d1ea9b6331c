import { type ActingCheck, type OnFail, OnFailAction } from '../../../contract/on-fail.ts';

/** What holds for one check. */
export interface CheckRule {
  readonly action: OnFailAction;
  readonly fail_closed: boolean;
}

/** What holds for an answer, of all levels together. */
export interface OnFailRules extends Readonly<Record<ActingCheck, CheckRule>> {
  readonly hold_back: boolean;
}

/** OF3: the stricter of two. */
export function stricter(one: OnFailAction, other: OnFailAction): OnFailAction {
  const { options } = OnFailAction;
  return options.indexOf(other) > options.indexOf(one) ? other : one;
}

function ruleOf(levels: readonly OnFail[], check: ActingCheck): CheckRule {
  return {
    action: levels.map((level) => level[check] ?? 'deliver').reduce(stricter, 'deliver'),
    fail_closed: levels.some(({ fail_closed = [] }) => fail_closed.includes(check)),
  };
}

/** OF3: of each check what the strictest level says. */
export function strictest(levels: readonly OnFail[]): OnFailRules {
  return {
    verification: ruleOf(levels, 'verification'),
    quality: ruleOf(levels, 'quality'),
    hold_back: levels.some(({ hold_back }) => hold_back === true),
  };
}

/** OF4: whether a check may change what the client gets. */
export function acts({ action }: CheckRule): boolean {
  return action !== 'deliver';
}

/** OF9: whether what fails the check must not have been seen. */
export function takesBack({ action }: CheckRule): boolean {
  return action === 'replace' || action === 'block';
}
