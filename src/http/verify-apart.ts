import type { Home } from '../app/outside.ts';
import { type VerifiedAnswer, verifyAnswer, type VerifyOptions } from '../app/verify-answer.ts';
import type { Answer } from '../contract/answer.ts';
import type { Asked } from './route.ts';

/** Characters of answer and evidence from which on verifying takes so long that others would notice. */
const LARGE = 20_000;

/** Only what rests on its own evidence can be verified elsewhere: graph, sources and model belong to this thread. */
function standsAlone(home: Home, { outside }: Asked['served']): boolean {
  const { sources, grounding } = home.configuration;
  return !outside.hasGraph(home) && Object.keys(sources).length === 0 && grounding.model === undefined;
}

/** Verifies an answer; a large one in a thread of its own, so that it holds up nobody. The verdict is the same. */
export function verifyApart(
  answer: Answer,
  home: Home,
  call: Pick<Asked, 'served' | 'abort'>,
  options: Pick<VerifyOptions, 'allowEmpty' | 'keep'>,
): Promise<VerifiedAnswer> {
  const { outside, threads } = call.served;
  const isLarge = JSON.stringify(answer.content).length > LARGE;
  if (!isLarge || !standsAlone(home, call.served))
    return verifyAnswer(answer, home, outside, { ...options, events: {} });
  const { configuration, folder } = home;
  return threads.verify({ answer, home: { configuration, folder }, options }, call.abort);
}
