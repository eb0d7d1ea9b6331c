import type { NotEvaluated, QualityResult, QualityUnchecked } from '../../contract/quality.ts';
import type { AskedChat } from './prepare-chat.ts';
import type { StreamEvent } from './stream-event.ts';

/** Sentences in the language of a request. */
export type Words = (sentence: string) => string;

export function wordsFor({ caller, lang }: AskedChat): Words {
  const { say } = caller;
  return say === undefined ? (sentence) => sentence : (sentence) => say(sentence, lang);
}

export function uncheckedInWords<T extends NotEvaluated>(unchecked: T, words: Words): T {
  return { ...unchecked, detail: words(unchecked.detail) };
}

/** A result of the gate, its reasons in words of the request; verdicts are kept as they were found. */
export function qualityInWords(quality: QualityResult, words: Words): QualityResult {
  const { unevaluated, retry } = quality;
  return {
    ...quality,
    ...(unevaluated === undefined
      ? {}
      : { unevaluated: unevaluated.map((one) => uncheckedInWords(one, words)) }),
    ...(retry?.detail === undefined ? {} : { retry: { ...retry, detail: words(retry.detail) } }),
  };
}

/** Why there is no quality, and what was found all the same. */
export function noQualityInWords({ result, ...why }: QualityUnchecked, words: Words): QualityUnchecked {
  const told = uncheckedInWords(why, words);
  return result === undefined ? told : { ...told, result: qualityInWords(result, words) };
}

/** WB19: an event with its reasons in the language of the request; the error of a model stays as the model's provider said it. */
export function eventInWords(event: StreamEvent, words: Words): StreamEvent {
  switch (event.event) {
    case 'quality':
      return { ...event, data: qualityInWords(event.data, words) };
    case 'quality_unchecked':
      return { ...event, data: noQualityInWords(event.data, words) };
    case 'verification_unchecked':
      return { ...event, data: uncheckedInWords(event.data, words) };
    default:
      return event;
  }
}
