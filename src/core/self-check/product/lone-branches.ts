import { isNamedBy } from '../tamper/source/made-of.ts';
import type { Body, Branch } from './ask.ts';
import type { AnsweredFile, Tell, Told } from './judge-answers.ts';

const PIECE = /[\p{L}\p{N}]{1,80}/gu;

/** A test that passes when it is run whole, with the branches that it enters. */
interface Run {
  readonly body: Body;
  readonly entered: readonly number[];
  /** True where it fails by an assertion without the tests before it. */
  readonly needsOrder: boolean;
}

function runsOf({ file, work }: AnsweredFile): Run[] {
  return file.bodies.flatMap((body, at): Run[] => {
    const told = work.body?.[at];
    if (told?.value !== 'passes') return [];
    return [{ body, entered: told.entered ?? [], needsOrder: work.body_again?.[at]?.value === 'fails' }];
  });
}

/** True where the test writes all that the condition compares with. */
function writes({ text }: Body, values: readonly string[]): boolean {
  const own = values.flatMap((value) => value.match(PIECE) ?? []);
  const words = new Set(text.match(PIECE));
  return own.length > 0 && own.every((piece) => words.has(piece));
}

function said({ test, key, asked_before }: Body, { condition }: Branch, tell: Tell, isSure: boolean): Told {
  const ask = { test, code: condition, expected: key, turned: true, asked_before, variants: [], near: [] };
  return { ask, tell, isSure, other: condition };
}

/**
 * Branches that the change wrote and one test alone enters, where they know what that test writes and give one written
 * value for it, or follow a count of their own calls. Being entered by one test is a reason and no fault: a guard has
 * its own test too. One that came with its test, or that its test is named after, may be honest.
 */
export function loneBranches(files: readonly AnsweredFile[], branches: readonly Branch[]): Told[] {
  const runs = files.flatMap(runsOf);
  return branches.flatMap((branch, number): Told[] => {
    const [only, more] = runs.filter(({ entered }) => entered.includes(number));
    if (only === undefined || more !== undefined || runs.length < 2 || !only.body.turned) return [];
    const { body, needsOrder } = only;
    if (branch.counts && needsOrder) return [said(body, branch, 'count', true)];
    if (!branch.isFixed || !writes(body, branch.values)) return [];
    return [said(body, branch, 'branch', body.asked_before && !isNamedBy(body.key, branch.values))];
  });
}
