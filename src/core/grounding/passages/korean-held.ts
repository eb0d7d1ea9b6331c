import { probabilityBy } from '../fitted-model.ts';
import type { Span } from '../../../contract/span.ts';
import { koreanTermsOf } from '../../language/korean-terms.ts';
import type { Signals } from '../held.ts';
import type { Difference } from './korean-difference.ts';
import { exchanges, koreanDifferences, koreanQuotations } from './korean-differences.ts';
import { koreanContrasts } from './korean-contrasts/korean-contrasts.ts';
import type { KoreanHold } from './korean-hold.ts';
import { holdKorean, holdKoreanClauses, koreanSignals } from './korean-signals.ts';
import { afterTier, type KoreanTier, koreanTier } from './korean-tier.ts';
import { type KoreanReading, koreanReading } from './korean-reading.ts';
import { type KoreanWindow, koreanWindow, windowReading } from './korean-window.ts';
import type { Passages } from './passages.ts';
import { VERBATIM } from './verbatim.ts';
import { KOREAN_WEIGHTS } from './weights-korean.ts';

/** What a Korean claim came to against text evidence. */
export interface KoreanHeld {
  /** The sentences that it was held against; null where none shares a word with it. */
  readonly window: KoreanWindow | null;
  /** True for a claim that stands in the evidence word for word: no model is asked. */
  readonly isVerbatim: boolean;
  /** What the fitted model reads. */
  readonly signals: () => Signals;
  readonly probability: number;
  /** Where the claim and the window differ, and how surely that makes it wrong. */
  readonly differences: readonly Difference[];
  readonly contradiction: number;
  /** True where no content word of the claim stands anywhere in the evidence. */
  readonly isUnsaid: boolean;
  /** Content of the claim that the window does not hold, in order. */
  readonly missing: readonly Span[];
}

/** From here on a word counts as held. */
const HELD = 0.6;

/** Where no word is met nothing supports the claim, whatever the model says of short texts. */
const UNMET = 0.02;

/** Holds one Korean claim against the passages. */
export function holdKoreanClaim(passages: Passages, text: string): KoreanHeld {
  const said = koreanReading(koreanTermsOf(text));
  const window = koreanWindow(passages, said);
  const windowText = window === null ? '' : textOf(passages, window);
  const there = window === null ? koreanReading([]) : windowReading(passages, window);
  if (standsIn(text, windowText)) return verbatim(window, () => signalsOf(said, there, text, windowText));
  const whole = holdKorean(said, there);
  const clauses = holdKoreanClauses(whole);
  const signals = koreanSignals(whole, clauses, text, windowText);
  const isNamed = (name: string) => passages.passages.some((passage) => passage.text.includes(name));
  const contrasts = koreanContrasts(whole, text, (from, to) =>
    windowTextOf(passages, window).slice(from, to),
  );
  const tier = koreanTier(passages, said, whole, { clauses, at: window, contrasts });
  return {
    window,
    isVerbatim: false,
    signals: () => signals,
    probability: afterTier(supportOf(whole, signals), tier, passages.sentences.length > 1),
    differences: contrasts.agrees
      ? []
      : [
          ...exchanges(tier),
          ...contrasts.differences,
          ...differencesOf(whole, clauses, text, windowText, isNamed),
        ],
    contradiction: probabilityBy(KOREAN_WEIGHTS.contradicted, signals),
    isUnsaid: whole.coverage === 0,
    missing: missingOf(whole, tier),
  };
}

/** What the model would read is read only where a fit asks for it. */
function verbatim(window: KoreanWindow | null, signals: () => Signals): KoreanHeld {
  const decided = { probability: VERBATIM, differences: [], contradiction: 0, isUnsaid: false, missing: [] };
  return { window, isVerbatim: true, signals, ...decided };
}

function signalsOf(said: KoreanReading, there: KoreanReading, text: string, windowText: string): Signals {
  const whole = holdKorean(said, there);
  return koreanSignals(whole, holdKoreanClauses(whole), text, windowText);
}

function supportOf({ coverage }: KoreanHold, signals: Signals): number {
  return coverage === 0 ? UNMET : probabilityBy(KOREAN_WEIGHTS.supported, signals);
}

function differencesOf(
  whole: KoreanHold,
  clauses: readonly KoreanHold[],
  text: string,
  windowText: string,
  isNamed: (name: string) => boolean,
): Difference[] {
  const quotations = koreanQuotations(whole, text, windowText);
  const found = clauses.flatMap(koreanDifferences);
  return [
    ...quotations,
    ...found.filter((one) => one.code !== 'ENTITY_MISMATCH' || one.needs > 0 || !isNamed(one.expected)),
  ];
}

/** Numbers out of nowhere and words for which the evidence says something else; where there are none, what it lacks. */
function missingOf({ links }: KoreanHold, { strangers, vetoes, exchanged }: KoreanTier): Span[] {
  const wrong = [...strangers, ...exchanged.flat().map(spanOf), ...vetoes().map(spanOf)];
  if (wrong.length > 0) return wrong;
  return links.filter(({ share }) => share < HELD).map(({ term }) => spanOf(term));
}

function spanOf({ start, end }: Span): Span {
  return { start, end };
}

const GAPS = /\s+/gu;
const STOPS = /(?<![.!?\s])[.!?\s]+$/u;
/** Said by somebody, supposed or denied: what stands behind tells which. "…입니다만" and "…이며" go on from what is so. */
const BEHIND = 8;
const QUOTED = /^["'」』)]*\s?(?:이?라)?(?:고|는|며|면|던|더라|란|지(?!만))/u;

function isQuoted(sentence: string, behind: string): boolean {
  return /[다까라자]$/u.test(sentence) && QUOTED.test(behind);
}

function standsIn(text: string, window: string): boolean {
  const plain = text.trim().replace(STOPS, '').replace(GAPS, ' ');
  if (plain.length <= 3) return false;
  const there = window.replace(GAPS, ' ');
  for (let at = there.indexOf(plain); at >= 0; at = there.indexOf(plain, at + 1))
    if (!isQuoted(plain, there.slice(at + plain.length, at + plain.length + BEHIND))) return true;
  return false;
}

/** The whole text of the passage in which a window lies. */
function windowTextOf({ sentences, passages }: Passages, window: KoreanWindow | null): string {
  return passages[sentences[window?.from ?? 0]?.passage ?? 0]?.text ?? '';
}

function textOf({ sentences, passages }: Passages, { from, to }: KoreanWindow): string {
  const [first, last] = [sentences[from], sentences[to - 1]];
  return passages[first?.passage ?? 0]?.text.slice(first?.start ?? 0, last?.end ?? 0) ?? '';
}
