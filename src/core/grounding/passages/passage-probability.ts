import type { Language } from '../../../contract/language.ts';
import { probabilityBy } from '../fitted-model.ts';
import type { Signals } from '../held.ts';
import { ENGLISH_WEIGHTS } from './weights-english.ts';
import { KOREAN_WEIGHTS } from './weights-korean.ts';

/** Probability that the evidence supports the claim, by the model for the language, and in English for evidence of its size. */
export function passageProbability(signals: Signals, language: Language): number {
  if (language === 'ko') return probabilityBy(KOREAN_WEIGHTS, signals);
  return probabilityBy(ENGLISH_WEIGHTS[signals['short_evidence'] === 1 ? 'short' : 'long'], signals);
}
