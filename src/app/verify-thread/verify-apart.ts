import type { Answer } from '../../contract/answer.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type { Home, Outside } from '../outside.ts';
import { type VerifiedAnswer, verifyAnswer, type VerifyOptions } from '../verify-answer.ts';
import type { VerifyThreads } from './verify-threads.ts';

/** Characters of answer and evidence from which on verifying takes so long that others would notice. */
const LARGE = 20_000;

/** HT23: verifies an answer; a large one in a thread of its own, so that it holds up nobody. The verdict is the same. */
export function verifyApart(
  answer: Answer,
  home: Home,
  how: { readonly outside: Outside; readonly threads: VerifyThreads; readonly abort: AbortSignalLike },
  options: Pick<VerifyOptions, 'allowEmpty' | 'keep'>,
): Promise<VerifiedAnswer> {
  const isLarge = JSON.stringify(answer.content).length > LARGE;
  if (!isLarge) return verifyAnswer(answer, home, how.outside, { ...options, events: {} });
  return how.threads.verify({ answer, options }, home, how.abort);
}
