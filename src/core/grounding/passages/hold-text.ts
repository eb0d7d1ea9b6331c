import type { ReadPlace } from '../../../contract/grounding.ts';
import { languageByScript } from '../../language/script.ts';
import { languageOfText } from '../../language/text-language.ts';
import type { ClaimText, Held } from '../held.ts';
import { align, type Alignment } from './alignment.ts';
import { afterRules, bounded } from './after-rules.ts';
import { hasOtherSense, hasStrangeFigure } from './differing-words.ts';
import { passageProbability } from './passage-probability.ts';
import type { Passages } from './passages.ts';
import { textSignals } from './text-signals.ts';
import { unsupportedSpans } from './unsupported-spans.ts';
import { wordRuling } from './word-ruling.ts';

const SUPPORTED = 0.5;

/** Holds one claim against the passages. */
export function holdText(passages: Passages, claim: ClaimText): Held {
  const evidence_id = passages.passages[0]?.evidence_id ?? '';
  const alignment = passages.terms.length === 0 ? null : align(passages, claim);
  if (alignment === null) return { evidence_id, rulings: [], signals: {}, unsupported: [], read: [] };
  const language = languageOfText(claim.text) ?? languageByScript(claim.text);
  const signals = textSignals(alignment, language);
  const fitted = passageProbability(signals, language);
  const isOther = hasOtherSense(signals, language);
  const differs = isOther || hasStrangeFigure(alignment);
  const ruled = differs ? bounded(fitted) : afterRules(fitted, alignment, language);
  const isMoved = fitted >= SUPPORTED !== ruled >= SUPPORTED;
  const read = placesRead(alignment);
  return {
    evidence_id: read[0]?.evidence_id ?? evidence_id,
    rulings: [wordRuling(claim.text, ruled >= SUPPORTED)],
    signals,
    probability: isOther ? ruled : fitted,
    words: true,
    ...(isUnsaid(alignment) ? { unsaid: true } : {}),
    ...(differs ? { differs } : {}),
    ...(isMoved ? { decided: ruled >= SUPPORTED } : {}),
    unsupported: unsupportedSpans(alignment, ruled),
    read,
  };
}

function isUnsaid({ content, meetings }: Alignment): boolean {
  return content.every((index) => meetings[index] === 'nowhere');
}

function placesRead({ passages, window, windowText }: Alignment): ReadPlace[] {
  const first = passages.sentences[window?.from ?? -1];
  const last = passages.sentences[(window?.to ?? 0) - 1];
  if (first === undefined || last === undefined) return [];
  const evidence_id = passages.passages[first.passage]?.evidence_id ?? '';
  return [{ evidence_id, span: { start: first.start, end: last.end }, path: null, quote: windowText }];
}
