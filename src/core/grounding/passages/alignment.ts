import type { Term } from '../../language/term.ts';
import { type Window, bestWindow } from './best-window.ts';
import { type ClaimTerm, readClaimTerms } from './claim-terms.ts';
import type { ClaimText } from '../held.ts';
import type { Span } from '../../../contract/span.ts';
import type { Passages } from './passages.ts';
import { hasHangul } from '../../language/script.ts';
import { isSamePeriod, isSameQuantity } from './same-figure.ts';
import { figuresIn } from './text-reading.ts';

const FIGURE =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|[a-z]+illion|dozen|half|double|twice|triple|quarter|third|noon|midnight|midday|january|february|march|april|may|june|july|august|september|october|november|december)\b/iu;

/** GR25: the dates and quantities of a claim that the window has, however they are written. */
function figuresThere(passages: Passages, text: string, windowText: string): Span[] {
  if (!FIGURE.test(text) && !hasHangul(text)) return [];
  const claim = figuresIn(passages, text);
  const window = figuresIn(passages, windowText);
  return [
    ...claim.periods.filter((one) => window.periods.some((other) => isSamePeriod(one, other))),
    ...claim.quantities.filter((one) => window.quantities.some((other) => isSameQuantity(one, other))),
  ];
}

/**
 * Where a term of a claim is met: in the window, by a synonym in the window, elsewhere in the evidence, by a synonym
 * elsewhere, nowhere; `none` for function words and lead-ins, which need no support.
 */
export type Meeting = 'window' | 'kin' | 'elsewhere' | 'kin_elsewhere' | 'nowhere' | 'none';

/** A claim beside the window of the evidence that holds most of it. */
export interface Alignment {
  readonly passages: Passages;
  readonly text: string;
  readonly claim: readonly ClaimTerm[];
  readonly meetings: readonly Meeting[];
  /** Indexes of the terms that need support, in order. */
  readonly content: readonly number[];
  /** Sum of all weights; never 0. */
  readonly total: number;
  /** Null where no sentence shares a content word with the claim. */
  readonly window: Window | null;
  /** The terms of the window, and the text it stands for. */
  readonly windowTerms: readonly Term[];
  readonly windowText: string;
  /** The numbers of its terms. */
  readonly inWindow: ReadonlySet<number>;
}

/** Finds the best window for a claim; null where the claim has no content at all. */
export function align(passages: Passages, { text, query }: ClaimText): Alignment | null {
  const claim = readClaimTerms(passages, text, query);
  const total = claim.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return null;
  const window = bestWindow(passages, claim);
  const there = contentsOf(passages, window);
  const figures = figuresThere(passages, text, there.windowText);
  return {
    passages,
    text,
    claim,
    meetings: claim.map((term) =>
      isFigureThere(term, figures) ? 'window' : meetingOf(term, there.inWindow),
    ),
    content: [...claim.keys()].filter((index) => (claim[index]?.weight ?? 0) > 0),
    total,
    window,
    ...there,
  };
}

type Contents = Pick<Alignment, 'windowTerms' | 'windowText' | 'inWindow'>;

function contentsOf(passages: Passages, window: Window | null): Contents {
  const first = passages.sentences[window?.from ?? -1];
  const last = passages.sentences[(window?.to ?? 0) - 1];
  if (first === undefined || last === undefined)
    return { windowTerms: [], windowText: '', inWindow: new Set() };
  return {
    windowTerms: passages.terms.slice(first.first, last.last),
    windowText: passages.passages[first.passage]?.text.slice(first.start, last.end) ?? '',
    inWindow: new Set(passages.words.subarray(first.first, last.last)),
  };
}

/** A number, or a month, is met where its figure is, however it is written; a Korean particle stands behind it. */
function isFigureThere({ term, weight }: ClaimTerm, figures: readonly Span[]): boolean {
  if (weight === 0) return false;
  return figures.some(({ start, end }) => start <= term.start && term.start < end);
}

function meetingOf({ word, kin, weight }: ClaimTerm, inWindow: ReadonlySet<number>): Meeting {
  if (weight === 0) return 'none';
  if (inWindow.has(word)) return 'window';
  if (kin.some((other) => inWindow.has(other))) return 'kin';
  if (word >= 0) return 'elsewhere';
  return kin.length > 0 ? 'kin_elsewhere' : 'nowhere';
}

/** The share of the claim's weight whose meeting counts, each by its worth. */
export function shareOf({ claim, meetings, total }: Alignment, worth: (meeting: Meeting) => number): number {
  let sum = 0;
  claim.forEach(({ weight }, index) => {
    sum += weight * worth(meetings[index] ?? 'none');
  });
  return sum / total;
}
