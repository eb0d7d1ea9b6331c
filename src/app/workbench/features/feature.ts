import type { Language } from '../../../contract/language.ts';
import type { MatchedNote } from '../../../contract/note.ts';

/** A note that an answer rests on, whole; `index` is its number in the prompt. */
export type GroundNote = MatchedNote & { readonly content: string };

/** What a feature is asked, in the language of the answer. */
export interface Asked<Options> {
  readonly content: string;
  readonly options: Options;
  readonly notes: readonly GroundNote[];
}

/** The words of a feature: a function for each language. */
export type Words<Options> = Readonly<Record<Language, (asked: Asked<Options>) => string>>;

/** How a feature is put to a model. */
export interface Feature<Options> {
  readonly system: Words<Options>;
  readonly user: Words<Options>;
}
