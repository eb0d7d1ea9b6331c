import type { ReadResponse } from './read-response.ts';

/** What is done after an answer was read: it is taken, asked again, asked of another model, or given up. */
export type Rung = 'take' | 'fix' | 'name_fields' | 'next_model' | 'give_up';

/** A model's answer as it was read, with the model that wrote it. */
export interface ReadTry {
  readonly model: string;
  readonly read: ReadResponse;
}

/**
 * LP7: the ladder of LLM_RESPONSE_JSON_V1. The first bad answer of a model is asked again with what is wrong with it, the
 * second goes to the next model, once; a bad answer of that one is the end. A model that gives no answer is not asked again.
 */
export function nextRung(tries: readonly ReadTry[]): Rung {
  const last = tries.at(-1);
  if (last === undefined || last.read.kind === 'valid') return 'take';
  const models = new Set(tries.map(({ model }) => model));
  if (models.size > 1) return 'give_up';
  if (last.read.kind === 'silent') return 'next_model';
  if (tries.length > 1) return 'next_model';
  return last.read.kind === 'unparseable' ? 'fix' : 'name_fields';
}
