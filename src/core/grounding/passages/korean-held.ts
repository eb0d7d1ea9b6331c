import { probabilityBy } from '../fitted-model.ts';
import type { Span } from '../../../contract/span.ts';
import { koreanTermsOf } from '../../language/korean-terms.ts';
import type { Signals } from '../held.ts';
import { equal } from './korean-amount-signals.ts';
import { hasOtherSense } from './differing-words.ts';
import type { KoreanHold } from './korean-hold.ts';
import { koreanIndex } from './korean-index.ts';
import { holdKorean, holdKoreanClauses, koreanSignals } from './korean-signals.ts';
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
  /** Share of the claim's content that the window holds, [0, 1]. */
  readonly coverage: number;
  /** GR25: true where something that can change the claim's truth is other than in its window. */
  readonly differs: boolean;
  /** Content of the claim that the window does not hold, in order. */
  readonly missing: readonly Span[];
}

/** From here on a word counts as held. */
const HELD = 0.6;

/** Where no word is met nothing supports the claim, whatever the model says of short texts. */
const UNMET = 0.02;

/** Holds one Korean claim against the passages. */
export function holdKoreanClaim(passages: Passages, text: string): KoreanHeld {
  const said = koreanReading(text, koreanTermsOf(text));
  const window = koreanWindow(passages, said);
  const windowText = window === null ? '' : textOf(passages, window);
  const there = window === null ? koreanReading('', []) : windowReading(passages, window);
  if (standsIn(text, windowText)) return verbatim(window, () => signalsOf(said, there));
  const whole = holdKorean(said, there);
  const signals = koreanSignals(whole, holdKoreanClauses(whole));
  return {
    window,
    isVerbatim: false,
    signals: () => signals,
    probability: supportOf(whole, signals),
    coverage: whole.coverage,
    differs: hasStrangeAmount(passages, whole) || hasOtherSense(signals, 'ko'),
    missing: missingOf(whole),
  };
}

/** True where a number of the claim stands nowhere in the evidence. */
function hasStrangeAmount(passages: Passages, { amounts }: KoreanHold): boolean {
  const lacking = amounts.filter(({ outcome }) => outcome !== 'held');
  if (lacking.length === 0) return false;
  const all = koreanIndex(passages).amounts;
  return lacking.some(({ amount }) => !all.some((other) => equal(amount, other)));
}

/** What the model would read is read only where a fit asks for it. */
function verbatim(window: KoreanWindow | null, signals: () => Signals): KoreanHeld {
  return {
    window,
    isVerbatim: true,
    signals,
    probability: VERBATIM,
    coverage: 1,
    differs: false,
    missing: [],
  };
}

function signalsOf(said: KoreanReading, there: KoreanReading): Signals {
  const whole = holdKorean(said, there);
  return koreanSignals(whole, holdKoreanClauses(whole));
}

function supportOf({ coverage }: KoreanHold, signals: Signals): number {
  return coverage === 0 ? UNMET : probabilityBy(KOREAN_WEIGHTS, signals);
}

/** What the window lacks of the claim, in order. */
function missingOf({ links }: KoreanHold): Span[] {
  return links.filter(({ share }) => share < HELD).map(({ term: { start, end } }) => ({ start, end }));
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

function textOf({ sentences, passages }: Passages, { from, to }: KoreanWindow): string {
  const [first, last] = [sentences[from], sentences[to - 1]];
  return passages[first?.passage ?? 0]?.text.slice(first?.start ?? 0, last?.end ?? 0) ?? '';
}
