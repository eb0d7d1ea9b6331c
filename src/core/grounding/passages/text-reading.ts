import { findHedges, type Hedge } from '../../language/hedge.ts';
import { findNegations, type Negation } from '../../language/negation.ts';
import { type Figures, figuresOf } from './figures.ts';
import type { Passages } from './passages.ts';

/** What is read of a claim, a window or a sentence by several checks; places are in that text. */
interface TextReading {
  figures?: Figures;
  negations?: readonly Negation[];
  hedges?: readonly Hedge[];
}

const readings = new WeakMap<Passages, Map<string, TextReading>>();

/** Kept as long as the evidence is, so that no text is read twice for one answer. */
function readingOf(passages: Passages, text: string): TextReading {
  let known = readings.get(passages);
  if (known === undefined) readings.set(passages, (known = new Map<string, TextReading>()));
  let reading = known.get(text);
  if (reading === undefined) known.set(text, (reading = {}));
  return reading;
}

/** The dates and quantities of a claim, or of a part of the evidence. */
export function figuresIn(passages: Passages, text: string): Figures {
  return (readingOf(passages, text).figures ??= figuresOf(text));
}

/** The negatives of a claim, or of a part of the evidence. */
export function negationsIn(passages: Passages, text: string): readonly Negation[] {
  return (readingOf(passages, text).negations ??= findNegations(text));
}

/** The words of a claim, or of a part of the evidence, that take back certainty. */
export function hedgesIn(passages: Passages, text: string): readonly Hedge[] {
  return (readingOf(passages, text).hedges ??= findHedges(text));
}
