import type { ReadPlace } from '../../../contract/grounding.ts';
import { languageByScript } from '../../language/script.ts';
import { languageOfText } from '../../language/text-language.ts';
import type { ClaimText, Held, Signals } from '../held.ts';
import { type Alignment, align, shareOf } from './alignment.ts';
import { afterRules, bounded } from './after-rules.ts';
import type { Passages } from './passages.ts';
import { textSignals } from './text-signals.ts';
import type { Language } from '../../../contract/language.ts';
import { isCalendarName } from '../../language/english-calendar-names.ts';
import type { ClaimTerm } from './claim-terms.ts';
import { probabilityBy } from '../fitted-model.ts';
import { ENGLISH_WEIGHTS } from './weights-english.ts';
import { KOREAN_WEIGHTS } from './weights-korean.ts';
import type { Span } from '../../../contract/span.ts';
import type { Ruling } from '../ruling.ts';

/** GR24: the claim as a whole, by the fitted score over its words. */
function wordRuling(text: string, isSupported: boolean): Ruling {
  const outcome = isSupported ? ('supported' as const) : ('not_found' as const);
  const place = { start: 0, end: text.length };
  return { rule: 'GR24', outcome, findings: [], reading: text, place, points: [] };
}

/** Under this probability the parts that nothing supports are marked. */
const DOUBTFUL = 0.5;
/** So much of a claim without support, by weight, and all of it is marked. */
const MOSTLY = 0.6;

/**
 * The parts of the claim that the evidence does not support, in order: the runs of words that nothing aligned supports
 * with the function words between them, and all of a claim that has hardly any support.
 */
function unsupportedSpans(alignment: Alignment, probability: number): Span[] {
  if (probability >= DOUBTFUL) return [];
  const missing = shareOf(alignment, (meeting) => (meeting === 'window' || meeting === 'kin' ? 0 : 1));
  if (missing >= MOSTLY) return [whole(alignment)];
  const spans = missingRuns(alignment);
  return spans.length > 0 ? spans : [whole(alignment)];
}

function whole({ text }: Alignment): Span {
  const start = text.length - text.trimStart().length;
  return { start, end: text.trimEnd().length };
}

/** Runs of terms that the window does not hold; function words inside a run belong to it. */
function missingRuns({ claim, meetings }: Alignment): Span[] {
  const runs: Span[] = [];
  let open: Span | null = null;
  claim.forEach(({ term }, index) => {
    const meeting = meetings[index];
    if (meeting === 'none') return;
    if (meeting === 'window' || meeting === 'kin') open = null;
    else if (open === null) runs.push((open = { start: term.start, end: term.end }));
    else runs[runs.length - 1] = open = { start: open.start, end: term.end };
  });
  return runs;
}

/** Probability that the evidence supports the claim, by the model for the language, and in English for evidence of its size. */
function passageProbability(signals: Signals, language: Language): number {
  if (language === 'ko') return probabilityBy(KOREAN_WEIGHTS, signals);
  return probabilityBy(ENGLISH_WEIGHTS[signals['short_evidence'] === 1 ? 'short' : 'long'], signals);
}

/**
 * Signals by which a claim says something else than the words that it has in common with its window. Of 971 true and 1,091 false
 * rows that words alone would support (wice, summedits), 65 true ones and 341 false ones have one.
 */
const ENGLISH = ['negation_added', 'turned', 'only_added', 'new_names'] as const;
const KOREAN = ['denial_differs', 'opposite_denied'] as const;

const SIGNS = { en: ENGLISH, ko: KOREAN };

/** GR25: a denial, an opposite, a restriction or a name of the claim that the words in common do not have. */
function hasOtherSense(signals: Signals, language: Language): boolean {
  return SIGNS[language].some((name) => (signals[name] ?? 0) > 0);
}

/** A month or day of the week, not `may`. */
function isCalendarTerm({ term: { surface } }: ClaimTerm, at: number): boolean {
  return at > 0 && /^\p{Lu}/u.test(surface) && isCalendarName(surface);
}

/** GR25: a number, month or day of the week of the claim that the evidence has nowhere, save one that the question said. */
function hasStrangeFigure({ claim, meetings, passages: { passages } }: Alignment): boolean {
  return claim.some((item, at) => {
    const { term, asked } = item;
    if (asked) return false;
    if (isCalendarTerm(item, at)) return !passages.some(({ text }) => text.includes(term.surface));
    return term.kind === 'number' && meetings[at] === 'nowhere';
  });
}

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
