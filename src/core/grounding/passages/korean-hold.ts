import type { KoreanTerm } from '../../language/korean-term.ts';
import type { AmountMatch } from './korean-amount-signals.ts';
import type { Link } from './korean-alignment.ts';
import type { KoreanReading } from './korean-reading.ts';

/** A Korean claim beside the window of evidence that it is held against. */
export interface KoreanHold {
  readonly claim: readonly KoreanTerm[];
  readonly window: readonly KoreanTerm[];
  /** What is read of the claim and of the window. */
  readonly said: KoreanReading;
  readonly there: KoreanReading;
  /** The clause of the window that speaks of what the claim speaks of; the whole window where none does. */
  readonly focus: readonly KoreanTerm[];
  /** True for a place of the window that lies in that clause. */
  readonly isFocus: (place: number) => boolean;
  /** The content words of the claim, each with the word that it meets. */
  readonly links: readonly Link[];
  readonly amounts: readonly AmountMatch[];
  /** Share of the claim's content that the window holds, [0, 1]. */
  readonly coverage: number;
  /** How much what differs may count, [0, 0.8]: nothing where the window speaks of other things. */
  readonly relevance: number;
}
