import type { Language } from '../../../contract/language.ts';
import { type Atoms, type FeatureReader, featureReader, templatesOf } from './features.ts';
import type { ParseState } from './parse-state.ts';
import { endingAt, formAt, type Sentence, tagAt, valueAt, wordAt } from './sentence.ts';
import { LABEL_TEMPLATES } from './templates.ts';
import { bounded, labelAt, valency } from './tree-values.ts';

/** An arc about to be made. */
interface Arc {
  readonly state: ParseState;
  readonly head: number;
  readonly dependent: number;
}

interface SeenArc extends Arc {
  readonly sentence: Sentence;
}

function leftOf({ state: { left } }: SeenArc, at: number): number {
  return valueAt(left, at, -1);
}

function rightOf({ state: { right } }: SeenArc, at: number): number {
  return valueAt(right, at, -1);
}

/** h head, d dependent; w word, t tag, x ending, p form, l and r outermost dependents; P and N the words beside it. */
const ARC_ATOMS: Atoms<SeenArc> = {
  dir: ({ head, dependent }) => (head < dependent ? 1 : 0),
  dist: ({ head, dependent }) => bounded(Math.abs(head - dependent)) * 2 + (head < dependent ? 1 : 0),
  hw: ({ sentence, head }) => wordAt(sentence, head),
  ht: ({ sentence, head }) => tagAt(sentence, head),
  hx: ({ sentence, head }) => endingAt(sentence, head),
  dw: ({ sentence, dependent }) => wordAt(sentence, dependent),
  dt: ({ sentence, dependent }) => tagAt(sentence, dependent),
  dx: ({ sentence, dependent }) => endingAt(sentence, dependent),
  dp: ({ sentence, dependent }) => formAt(sentence, dependent),
  dll: (arc) => labelAt(arc.state, leftOf(arc, arc.dependent)),
  drl: (arc) => labelAt(arc.state, rightOf(arc, arc.dependent)),
  dlw: (arc) => wordAt(arc.sentence, leftOf(arc, arc.dependent)),
  drw: (arc) => wordAt(arc.sentence, rightOf(arc, arc.dependent)),
  dl2l: ({ state, dependent }) => labelAt(state, valueAt(state.left2, dependent, -1)),
  hll: (arc) => labelAt(arc.state, leftOf(arc, arc.head)),
  hrl: (arc) => labelAt(arc.state, rightOf(arc, arc.head)),
  hlw: (arc) => wordAt(arc.sentence, leftOf(arc, arc.head)),
  hv: ({ state, head }) => valency(state, head),
  dtP: ({ sentence, dependent }) => tagAt(sentence, dependent - 1),
  dtN: ({ sentence, dependent }) => tagAt(sentence, dependent + 1),
  dwP: ({ sentence, dependent }) => wordAt(sentence, dependent - 1),
  dwN: ({ sentence, dependent }) => wordAt(sentence, dependent + 1),
  htP: ({ sentence, head }) => tagAt(sentence, head - 1),
  htN: ({ sentence, head }) => tagAt(sentence, head + 1),
};

const READERS = {
  en: featureReader(templatesOf(ARC_ATOMS, LABEL_TEMPLATES.en)),
  ko: featureReader(templatesOf(ARC_ATOMS, LABEL_TEMPLATES.ko)),
};

/** Features of the label of an arc that is being made. */
export function labelFeatures(language: Language, sentence: Sentence): FeatureReader<Arc> {
  const read = READERS[language];
  return ({ state, head, dependent }) => read({ sentence, state, head, dependent });
}
