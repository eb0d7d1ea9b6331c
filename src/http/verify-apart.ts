import type { Home } from '../app/outside.ts';
import { type VerifiedAnswer, verifyAnswer, type VerifyOptions } from '../app/verify-answer.ts';
import type { Answer } from '../contract/answer.ts';
import type { Asked } from './route.ts';

/** Characters of answer and evidence from which on verifying takes so long that others would notice. */
const LARGE = 20_000;

/** HT23: verifies an answer; a large one in a thread of its own, so that it holds up nobody. The verdict is the same. */
export function verifyApart(
  answer: Answer,
  home: Home,
  { served: { outside, threads }, abort }: Pick<Asked, 'served' | 'abort'>,
  options: Pick<VerifyOptions, 'allowEmpty' | 'keep'>,
): Promise<VerifiedAnswer> {
  const isLarge = JSON.stringify(answer.content).length > LARGE;
  if (!isLarge) return verifyAnswer(answer, home, outside, { ...options, events: {} });
  return threads.verify({ answer, options }, home, abort);
}
