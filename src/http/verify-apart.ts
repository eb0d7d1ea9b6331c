import type { Home } from '../app/outside.ts';
import type { VerifiedAnswer, VerifyOptions } from '../app/verify-answer.ts';
import { verifyApart as apart } from '../app/verify-thread/verify-apart.ts';
import type { Answer } from '../contract/answer.ts';
import type { Asked } from './route.ts';

/** HT23: verifies the answer of a request, a large one in a thread of the server. */
export function verifyApart(
  answer: Answer,
  home: Home,
  { served: { outside, threads }, abort }: Pick<Asked, 'served' | 'abort'>,
  options: Pick<VerifyOptions, 'allowEmpty' | 'keep'>,
): Promise<VerifiedAnswer> {
  return apart(answer, home, { outside, threads, abort }, options);
}
