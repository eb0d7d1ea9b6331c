import type { Language } from '../../../contract/language.ts';
import { type Atoms, type FeatureReader, featureReader, templatesOf } from './features.ts';
import { type ParseState, stacked } from './parse-state.ts';
import { endingAt, formAt, otherTagAt, type Sentence, tagAt, valueAt, wordAt } from './sentence.ts';
import { ACTION_TEMPLATES } from './templates.ts';
import { bounded, labelAt, MOST, valency } from './tree-values.ts';

/** Where the parser stands: the words on top of the stack, the next one, and their outermost dependents. */
interface Stand {
  readonly sentence: Sentence;
  readonly state: ParseState;
  readonly s0: number;
  readonly s1: number;
  readonly s2: number;
  readonly b0: number;
  readonly s0l: number;
  readonly s0r: number;
  readonly s1l: number;
  readonly s1r: number;
  readonly b0l: number;
}

/** `s0` = top of the stack, `b0` = next word; w word, t tag, o other tag, x ending, p form, l and r dependents, ll the label of one. */
const ATOMS: Atoms<Stand> = {
  s0w: ({ sentence, s0 }) => wordAt(sentence, s0),
  s0t: ({ sentence, s0 }) => tagAt(sentence, s0),
  s0o: ({ sentence, s0 }) => otherTagAt(sentence, s0),
  s1o: ({ sentence, s1 }) => otherTagAt(sentence, s1),
  b0o: ({ sentence, b0 }) => otherTagAt(sentence, b0),
  b1o: ({ sentence, b0 }) => otherTagAt(sentence, b0 + 1),
  s0x: ({ sentence, s0 }) => endingAt(sentence, s0),
  s0p: ({ sentence, s0 }) => formAt(sentence, s0),
  s1w: ({ sentence, s1 }) => wordAt(sentence, s1),
  s1t: ({ sentence, s1 }) => tagAt(sentence, s1),
  s1x: ({ sentence, s1 }) => endingAt(sentence, s1),
  s2w: ({ sentence, s2 }) => wordAt(sentence, s2),
  s2t: ({ sentence, s2 }) => tagAt(sentence, s2),
  b0w: ({ sentence, b0 }) => wordAt(sentence, b0),
  b0t: ({ sentence, b0 }) => tagAt(sentence, b0),
  b0x: ({ sentence, b0 }) => endingAt(sentence, b0),
  b0p: ({ sentence, b0 }) => formAt(sentence, b0),
  b1w: ({ sentence, b0 }) => wordAt(sentence, b0 + 1),
  b1t: ({ sentence, b0 }) => tagAt(sentence, b0 + 1),
  b1x: ({ sentence, b0 }) => endingAt(sentence, b0 + 1),
  b2w: ({ sentence, b0 }) => wordAt(sentence, b0 + 2),
  b2t: ({ sentence, b0 }) => tagAt(sentence, b0 + 2),
  b3t: ({ sentence, b0 }) => tagAt(sentence, b0 + 3),
  // the words beside the top of the stack in the sentence
  s0pt: ({ sentence, s0 }) => tagAt(sentence, s0 - 1),
  s0nt: ({ sentence, s0 }) => tagAt(sentence, s0 + 1),
  s0nw: ({ sentence, s0 }) => wordAt(sentence, s0 + 1),
  b0pt: ({ sentence, b0 }) => tagAt(sentence, b0 - 1),
  d: ({ s0, b0 }) => (s0 < 0 ? 0 : bounded(b0 - s0)),
  d1: ({ s0, s1 }) => (s1 < 0 ? 0 : bounded(s0 - s1)),
  v0: ({ state, s0 }) => valency(state, s0),
  v1: ({ state, s1 }) => valency(state, s1),
  vb: ({ state, b0 }) => Math.min(valueAt(state.lefts, b0, 0), MOST),
  end: ({ sentence, b0 }) => (b0 === sentence.size ? 1 : 0),
  pause: ({ sentence: { pauses }, s0, b0 }) =>
    s0 < 0 ? 0 : Math.min((pauses[b0] ?? 0) - (pauses[s0] ?? 0), MOST),
  verbs: ({ sentence: { verbs }, s0, b0 }) =>
    s0 < 0 ? 0 : Math.min((verbs[b0] ?? 0) - (verbs[s0 + 1] ?? 0), MOST),
  s0lt: ({ sentence, s0l }) => tagAt(sentence, s0l),
  s0ll: ({ state, s0l }) => labelAt(state, s0l),
  s0lw: ({ sentence, s0l }) => wordAt(sentence, s0l),
  s0rt: ({ sentence, s0r }) => tagAt(sentence, s0r),
  s0rl: ({ state, s0r }) => labelAt(state, s0r),
  s0rw: ({ sentence, s0r }) => wordAt(sentence, s0r),
  s0l2l: ({ state, s0 }) => labelAt(state, valueAt(state.left2, s0, -1)),
  s0r2l: ({ state, s0 }) => labelAt(state, valueAt(state.right2, s0, -1)),
  b0lt: ({ sentence, b0l }) => tagAt(sentence, b0l),
  b0ll: ({ state, b0l }) => labelAt(state, b0l),
  b0lw: ({ sentence, b0l }) => wordAt(sentence, b0l),
  b0l2l: ({ state, b0 }) => labelAt(state, valueAt(state.left2, b0, -1)),
  s1lt: ({ sentence, s1l }) => tagAt(sentence, s1l),
  s1ll: ({ state, s1l }) => labelAt(state, s1l),
  s1lw: ({ sentence, s1l }) => wordAt(sentence, s1l),
  s1rt: ({ sentence, s1r }) => tagAt(sentence, s1r),
  s1rl: ({ state, s1r }) => labelAt(state, s1r),
  s1rw: ({ sentence, s1r }) => wordAt(sentence, s1r),
};

function standOf(sentence: Sentence, state: ParseState): Stand {
  const { left, right, next: b0 } = state;
  const [s0, s1, s2] = [stacked(state, 0), stacked(state, 1), stacked(state, 2)];
  return {
    sentence,
    state,
    s0,
    s1,
    s2,
    b0,
    s0l: valueAt(left, s0, -1),
    s0r: valueAt(right, s0, -1),
    s1l: valueAt(left, s1, -1),
    s1r: valueAt(right, s1, -1),
    b0l: valueAt(left, b0, -1),
  };
}

const READERS = {
  en: featureReader(templatesOf(ATOMS, ACTION_TEMPLATES.en)),
  ko: featureReader(templatesOf(ATOMS, ACTION_TEMPLATES.ko)),
};

/** Features of the next action. */
export function actionFeatures(language: Language, sentence: Sentence): FeatureReader<ParseState> {
  const read = READERS[language];
  return (state) => read(standOf(sentence, state));
}
