import type { Span } from '../../../contract/span.ts';
import { hasHangul } from '../../language/script.ts';
import type { Passages } from './passages.ts';
import { isSamePeriod, isSameQuantity } from './same-figure.ts';
import { figuresIn } from './text-reading.ts';

const FIGURE =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|[a-z]+illion|dozen|half|double|twice|triple|quarter|third|noon|midnight|midday|january|february|march|april|may|june|july|august|september|october|november|december)\b/iu;

/** GR25: the dates and quantities of a claim that the window has, however they are written. */
export function figuresThere(passages: Passages, text: string, windowText: string): Span[] {
  if (!FIGURE.test(text) && !hasHangul(text)) return [];
  const claim = figuresIn(passages, text);
  const window = figuresIn(passages, windowText);
  return [
    ...claim.periods.filter((one) => window.periods.some((other) => isSamePeriod(one, other))),
    ...claim.quantities.filter((one) => window.quantities.some((other) => isSameQuantity(one, other))),
  ];
}
