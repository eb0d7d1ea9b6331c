import type { Language } from '../language.ts';

/** What words of a language mean to each other, a word a line; null where it is not installed. */
export type ReadWordRelations = (language: Language) => string | null;
