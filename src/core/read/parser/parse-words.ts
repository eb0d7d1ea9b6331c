import type { Language } from '../../../contract/language.ts';
import { actionFeatures } from './action-features.ts';
import type { Features } from './features.ts';
import { labelFeatures } from './label-features.ts';
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
import type { Sentence } from './sentence.ts';

/** What decides while a sentence is parsed. */
export interface Choice {
  /** One of the actions with a 1 in `allowed`; features are read when they are asked for. */
  action(features: () => Features, allowed: Uint8Array, state: ParseState): Action;
  label(features: () => Features, head: number, dependent: number): number;
}

/** Parses greedily, without going back: as many steps as twice the words. */
export function parseWords(language: Language, sentence: Sentence, choice: Choice): ParseState {
  const state = startState(sentence.size);
  const ofAction = actionFeatures(language, sentence);
  const ofLabel = labelFeatures(language, sentence);
  const allowed = new Uint8Array(3);
  const features = (): Features => ofAction(state);
  while (!isDone(state)) {
    allowInto(allowed, state);
    const action = choice.action(features, allowed, state);
    if (action === SHIFT) shift(state);
    else {
      const head = headOf(state, action);
      const dependent = state.stack[state.depth - 1] ?? 0;
      attach(
        state,
        head,
        choice.label(() => ofLabel({ state, head, dependent }), head, dependent),
      );
    }
  }
  return state;
}
