import type { Span } from '../../../contract/span.ts';
import type { Alignment } from './alignment.ts';
import type { CheckedText } from './difference.ts';
import { type Figures, figuresOf } from './figures.ts';
import { isOtherPeriod, isSameKind, isSamePeriod, isSameQuantity } from './same-figure.ts';
import { restHeld, sharedNeighbours, termIn } from './surroundings.ts';

/** From here on the window speaks of what the claim speaks of. */
const AGREED = 0.75;
const NEIGHBOURS = 2;
const DIGIT =
  /\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|teen|ty|hundred|thousand|illion|dozen|half|double|twice|triple|January|February|March|April|May|June|July|August|September|October|November|December)/iu;

interface Kind<T extends Span & { readonly text: string }> {
  readonly claim: readonly T[];
  readonly window: readonly T[];
  readonly elsewhere: () => readonly T[];
  readonly isSame: (claim: T, actual: T) => boolean;
  readonly excludes: (claim: T, actual: T) => boolean;
  readonly code: 'NUMBER_MISMATCH' | 'DATE_MISMATCH';
}

/**
 * GR25: each quantity and date of the claim beside those of the window. Contradicted where the window holds the rest of
 * the claim and, near the same words, another figure of the same kind, and the evidence nowhere has the claimed one.
 */
export function checkFigures(alignment: Alignment, everywhere: () => Figures): CheckedText[] {
  if (!DIGIT.test(alignment.text)) return [];
  const claim = figuresOf(alignment.text);
  if (claim.periods.length === 0 && claim.quantities.length === 0) return [];
  const window = figuresOf(alignment.windowText);
  return [
    ...checkKind(alignment, {
      claim: claim.periods,
      window: window.periods,
      elsewhere: () => everywhere().periods,
      isSame: isSamePeriod,
      excludes: isOtherPeriod,
      code: 'DATE_MISMATCH',
    }),
    ...checkKind(alignment, {
      claim: claim.quantities,
      window: window.quantities,
      elsewhere: () => everywhere().quantities,
      isSame: isSameQuantity,
      excludes: isSameKind,
      code: 'NUMBER_MISMATCH',
    }),
  ];
}

function checkKind<T extends Span & { readonly text: string }>(
  alignment: Alignment,
  kind: Kind<T>,
): CheckedText[] {
  return kind.claim.map((figure) => {
    const found = kind.window.some((actual) => kind.isSame(figure, actual));
    const instead = found ? null : insteadOf(alignment, figure, kind);
    return {
      rule: 'GR25',
      outcome: found ? 'supported' : instead === null ? 'not_found' : 'contradicted',
      place: { start: figure.start, end: figure.end },
      reading: figure.text,
      actual: instead,
      code: instead === null ? null : kind.code,
    };
  });
}

function insteadOf<T extends Span & { readonly text: string }>(
  alignment: Alignment,
  figure: T,
  { claim, window, elsewhere, isSame, excludes }: Kind<T>,
): string | null {
  if (restHeld(alignment, figure) < AGREED) return null;
  const offset = alignment.windowTerms[0] === undefined ? 0 : offsetOf(alignment);
  const others = window.filter(
    (actual) =>
      excludes(figure, actual) &&
      !claim.some((other) => isSame(other, actual)) &&
      sharedNeighbours(alignment, figure, termIn(alignment, actual, offset)) >= NEIGHBOURS,
  );
  const [instead] = others;
  if (instead === undefined || elsewhere().some((actual) => isSame(figure, actual))) return null;
  return instead.text;
}

function offsetOf({ passages, window }: Alignment): number {
  return passages.sentences[window?.from ?? 0]?.start ?? 0;
}
