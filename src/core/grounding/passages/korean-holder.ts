import type { ReadPlace } from '../../../contract/grounding.ts';
import { languageOfText } from '../../language/text-language.ts';
import type { Held } from '../held.ts';
import { holdKoreanClaim, type KoreanHeld } from './korean-held.ts';
import type { Passages } from './passages.ts';
import { wordRuling } from './word-ruling.ts';

const SUPPORTED = 0.5;
/**
 * KO8: in evidence of several sentences a claim of which its window holds so much is supported, whatever the fitted score.
 * From half on 40 true and 72 false claims of rag_ko and first contact were, from .7 on 26 and 48.
 */
const ENOUGH = 0.7;

/** True for a claim that the Korean readers read. */
export function isKoreanText(text: string): boolean {
  return (languageOfText(text) ?? (/[가-힣]/u.test(text) ? 'ko' : 'en')) === 'ko';
}

/** Holds one Korean claim against the passages. */
export function holdKoreanText(passages: Passages, text: string): Held {
  const held = holdKoreanClaim(passages, text);
  const read = placesRead(passages, held);
  const fitted = held.probability >= SUPPORTED;
  const isSupported = !held.differs && (fitted || (passages.sentences.length > 1 && held.coverage >= ENOUGH));
  return {
    evidence_id: read[0]?.evidence_id ?? passages.passages[0]?.evidence_id ?? '',
    rulings: [wordRuling(text, isSupported)],
    signals: held.isVerbatim ? {} : held.signals(),
    unsupported: held.missing,
    read,
    probability: held.probability,
    ...(isSupported === fitted ? {} : { decided: isSupported }),
    ...(held.isVerbatim ? {} : { words: true }),
    ...(held.coverage === 0 ? { unsaid: true } : {}),
    ...(held.differs ? { differs: true } : {}),
  };
}

function placesRead({ sentences, passages }: Passages, { window }: KoreanHeld): ReadPlace[] {
  const [first, last] = [sentences[window?.from ?? -1], sentences[(window?.to ?? 0) - 1]];
  if (first === undefined || last === undefined) return [];
  const passage = passages[first.passage];
  const span = { start: first.start, end: last.end };
  const quote = passage?.text.slice(span.start, span.end) ?? '';
  return [{ evidence_id: passage?.evidence_id ?? '', span, path: null, quote }];
}
