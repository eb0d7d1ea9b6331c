import type { Language } from '../language.ts';

/**
 * Adds up what features weigh for each class. The first bits of a feature are its place in the table, where the weights of
 * all classes stand side by side. The sums stand in one and the same list, call after call.
 */
export type SumWeights = (features: Uint32Array) => Int32Array | Float32Array;

/** A table among others: where it starts, how many bits a place of it has, and its classes. */
export interface WeightTable {
  readonly start: number;
  readonly bits: number;
  readonly classes: number;
}

/** Weights as bytes: b stands for sign(b) · b². */
export interface WeightTables {
  readonly length: number;
  sum(table: WeightTable): SumWeights;
}

/** What was fitted to read a language: what it knows as JSON, the weights of its tables. */
export interface ReadingWeights {
  readonly head: string;
  readonly tables: WeightTables;
}

/** Null where the weights of the language are not installed: its sentences are unread. */
export type ReadWeights = (language: Language) => ReadingWeights | null;
