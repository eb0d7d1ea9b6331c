import { z } from 'zod';
import { askedLevel } from '../app/act-on-report.ts';
import type { Home } from '../app/outside.ts';
import { onFailOf } from '../app/settings/on-fail-of.ts';
import { type ActingCheck, AnswerAction, type OnFail, OnFailAction } from '../contract/on-fail.ts';
import type { Asked } from './route.ts';
import { flag } from './routes/flag.ts';

/** OF12: what a request for one check may say of an answer that fails. */
export const ACTING_QUERY = {
  on_fail: OnFailAction.optional().describe(
    'What is done where it fails; stricter than key and settings, never laxer',
  ),
  fail_closed: flag('What could not be checked fails'),
};

/** OF12: what stands beside a verdict where an action other than `deliver` is asked for. */
export const ACTED = { action: AnswerAction.optional(), content: z.string().optional() };

/** OF3: settings, key and request. */
export function levelsOf(
  check: ActingCheck,
  { configuration }: Home,
  { holder }: Pick<Asked, 'holder'>,
  query: Parameters<typeof askedLevel>[1],
): OnFail[] {
  return [onFailOf(configuration.settings), holder.terms.on_fail ?? {}, askedLevel(check, query)];
}
