import type { Language } from '../../contract/language.ts';

/** A text on the way: markup blanked out, and what is known of it. */
export interface Scan {
  readonly text: string;
  readonly language: Language;
  readonly dayFirst: boolean | null;
}
