import type { Language } from '../../../contract/language.ts';
import type { ReadPlace } from '../../../contract/grounding.ts';

/** A claim with the passages that the model may rest its answer on. */
export interface ClaimAndPassages {
  readonly text: string;
  readonly passages: readonly ReadPlace[];
}

/** What an item of a call is: a claim, the opposite of one, or a control whose answer is known. */
export type ItemKind = 'claim' | 'opposite' | 'true_twin' | 'planted_false';

/** One item of a call, under an id that says nothing of what it is. */
export interface AskedItem extends ClaimAndPassages {
  readonly id: string;
  readonly kind: ItemKind;
  /** Of a claim and its opposite: the place of the claim in the batch. */
  readonly at: number | null;
}

/** What one call asks. */
export interface Batch {
  readonly language: Language;
  readonly items: readonly AskedItem[];
  /** Each passage once, in the order in which it is numbered. */
  readonly passages: readonly ReadPlace[];
}
