import type { Language } from '../language.ts';

/** What was fitted to read a language: what it knows as JSON, the weights of its tables as bytes. */
export interface ReadingWeights {
  readonly head: string;
  readonly tables: Int8Array;
}

/** Null where the weights of the language are not installed: its sentences are unread. */
export type ReadWeights = (language: Language) => ReadingWeights | null;
