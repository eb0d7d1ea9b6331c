import type { ReadPlace } from '../../../contract/grounding.ts';
import type { ClaimText, Held } from '../held.ts';
import { align, type Alignment } from './alignment.ts';
import { afterRules, bounded } from './after-rules.ts';
import { checkClauses } from './check-clauses.ts';
import { checkFigures } from './check-figures.ts';
import { checkNames } from './check-names.ts';
import { checkPolarity } from './check-polarity.ts';
import { checkQuotations } from './check-quotations.ts';
import { checkStrength } from './check-strength.ts';
import { type CheckedText, rulingOf } from './difference.ts';
import { englishSignals } from './english-signals.ts';
import type { Figures } from './figures.ts';
import { passageProbability } from './passage-probability.ts';
import type { Passages } from './passages.ts';
import { unsupportedSpans } from './unsupported-spans.ts';

const SUPPORTED = 0.5;

/** Holds one English claim against the passages; `everywhere` reads the figures of all evidence when they are first asked for. */
export function holdEnglishText(passages: Passages, claim: ClaimText, everywhere: () => Figures): Held {
  const evidence_id = passages.passages[0]?.evidence_id ?? '';
  const alignment = passages.terms.length === 0 ? null : align(passages, claim, everywhere);
  if (alignment === null) return { evidence_id, rulings: [], signals: {}, unsupported: [], read: [] };
  const signals = englishSignals(alignment);
  const parts = partsOf(alignment);
  const fitted = passageProbability(signals);
  const ruled = afterRules(fitted, alignment, parts);
  const isMoved = fitted >= SUPPORTED !== ruled >= SUPPORTED;
  const read = placesRead(alignment);
  const source = read[0]?.evidence_id ?? evidence_id;
  return {
    evidence_id: source,
    rulings: [...parts, wholeOf(alignment, ruled)].map((part) => rulingOf(part, source)),
    signals,
    probability: parts.some(({ outcome }) => outcome === 'contradicted') ? bounded(fitted) : fitted,
    words: true,
    ...(isUnsaid(alignment) ? { unsaid: true } : {}),
    ...(isMoved ? { decided: ruled >= SUPPORTED } : {}),
    unsupported: unsupportedSpans(alignment, parts, ruled),
    read,
  };
}

function isUnsaid({ content, meetings }: Alignment): boolean {
  return content.every((index) => meetings[index] === 'nowhere');
}

function partsOf(alignment: Alignment): CheckedText[] {
  return mostTelling([
    ...checkQuotations(alignment.passages, alignment.text),
    ...checkFigures(alignment),
    ...checkNames(alignment),
    ...checkPolarity(alignment),
    ...checkStrength(alignment),
    ...checkClauses(alignment),
  ]);
}

/** Of several things said of one place that which tells most: wrong, else not borne out. */
function mostTelling(parts: readonly CheckedText[]): CheckedText[] {
  const wrong = parts.filter(({ outcome }) => outcome === 'contradicted');
  const seen = new Set<string>();
  return parts.filter((part) => {
    const isCovered =
      part.outcome !== 'contradicted' &&
      wrong.some(
        ({ rule, place }) =>
          rule === part.rule && place.start < part.place.end && part.place.start < place.end,
      );
    const key = `${part.rule} ${part.place.start}`;
    if (isCovered || (part.outcome === 'contradicted' && seen.has(key))) return false;
    if (part.outcome === 'contradicted') seen.add(key);
    return true;
  });
}

/** GR24: the claim as a whole, by the fitted model. */
function wholeOf({ text }: Alignment, probability: number): CheckedText {
  const outcome = probability >= SUPPORTED ? 'supported' : 'not_found';
  return {
    rule: 'GR24',
    outcome,
    place: { start: 0, end: text.length },
    reading: text,
    actual: null,
    code: null,
  };
}

function placesRead({ passages, window, windowText }: Alignment): ReadPlace[] {
  const first = passages.sentences[window?.from ?? -1];
  const last = passages.sentences[(window?.to ?? 0) - 1];
  if (first === undefined || last === undefined) return [];
  const evidence_id = passages.passages[first.passage]?.evidence_id ?? '';
  return [{ evidence_id, span: { start: first.start, end: last.end }, path: null, quote: windowText }];
}
