import { passageHolder } from '../../../src/core/grounding/passages/passage-holder.ts';
import { preparePassages } from '../../../src/core/grounding/passages/prepare-passages.ts';
import type { Held } from '../../../src/core/grounding/held.ts';
import { termsOf } from '../../../src/core/language/terms.ts';

/** What one claim comes to against one or more documents. */
export function holdText(
  evidence: string | readonly string[],
  text: string,
  query: string | null = null,
): Held {
  const texts = typeof evidence === 'string' ? [evidence] : evidence;
  const passages = texts.map((one, index) => ({ evidence_id: `e${index + 1}`, text: one }));
  return passageHolder(preparePassages(passages, termsOf)).next({ text, query });
}

/** The end that the verifier gives by itself: the rules where they decide, else the probability. */
export function isSupported({ decided, probability = 0 }: Held): boolean {
  return decided ?? probability >= 0.5;
}
