import type { Features } from './features.ts';
import { featureReader, type Sentence } from './parse-features.ts';
import {
  type Action,
  allowInto,
  attach,
  headOf,
  isDone,
  type ParseState,
  SHIFT,
  shift,
  startState,
} from './parse-state.ts';

/** What decides while a sentence is parsed. */
export interface Choice {
  /** One of the actions with a 1 in `allowed`. */
  action(features: Features, allowed: Uint8Array, state: ParseState): Action;
  label(features: Features, head: number, dependent: number): number;
}

/** Parses greedily, without going back: as many steps as twice the words. */
export function parseWords(sentence: Sentence, choice: Choice): ParseState {
  const state = startState(sentence.size);
  const reader = featureReader(sentence);
  const allowed = new Uint8Array(3);
  while (!isDone(state)) {
    allowInto(allowed, state);
    const action = choice.action(reader.ofAction(state), allowed, state);
    if (action === SHIFT) shift(state);
    else {
      const head = headOf(state, action);
      const dependent = state.stack[state.depth - 1] ?? 0;
      attach(state, head, choice.label(reader.ofLabel(state, head, dependent), head, dependent));
    }
  }
  return state;
}
