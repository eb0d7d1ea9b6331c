import type { Home } from '../app/outside.ts';
import type { VerifiedAnswer, VerifyOptions } from '../app/verify-answer.ts';
import type { Answer } from '../contract/answer.ts';
import type { Asked } from './route.ts';

/** HT23: verifies the answer of a request where the server works on texts. */
export function verifyApart(
  answer: Answer,
  home: Home,
  { served: { texts }, abort }: Pick<Asked, 'served' | 'abort'>,
  options: Pick<VerifyOptions, 'allowEmpty' | 'keep'>,
): Promise<VerifiedAnswer> {
  return texts.verify({ answer, options }, home, abort);
}
