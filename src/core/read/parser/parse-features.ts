import { featuresFor, fillFeatures, type Features, templatesOf } from './features.ts';
import { type ParseState, stacked } from './parse-state.ts';
import type { WordLooks } from './words.ts';

/** What the parser sees of a sentence; each list has an entry for the root at its end. */
export interface Sentence {
  readonly size: number;
  readonly words: Int32Array;
  readonly endings: Int32Array;
  readonly forms: Int32Array;
  readonly tags: Int32Array;
  /** How many commas and the like, and how many verbs, stand before each word. */
  readonly pauses: Int32Array;
  readonly verbs: Int32Array;
}

const ROOT_WORD = 7;
const ROOT_TAG = 500;
const NO_WORD = 3;
const NO_TAG = 501;
const NO_LABEL = 77;
const FARTHEST = 6;
const MOST = 3;

function withRoot(values: readonly number[], root: number): Int32Array {
  return Int32Array.from([...values, root]);
}

function countBefore(holds: readonly boolean[]): Int32Array {
  const counts = new Int32Array(holds.length + 1);
  holds.forEach((one, at) => (counts[at + 1] = (counts[at] ?? 0) + (one ? 1 : 0)));
  return counts;
}

/** A sentence ready to be parsed; `isVerb` says it of a tag. */
export function sentenceOf(
  forms: readonly string[],
  looks: readonly WordLooks[],
  tags: Int32Array,
  isVerb: (tag: number) => boolean,
): Sentence {
  return {
    size: forms.length,
    words: withRoot(
      looks.map(({ word }) => word),
      ROOT_WORD,
    ),
    endings: withRoot(
      looks.map(({ ending }) => ending),
      ROOT_WORD,
    ),
    forms: withRoot(
      looks.map(({ form }) => form),
      ROOT_WORD,
    ),
    tags: withRoot([...tags], ROOT_TAG),
    pauses: countBefore(forms.map((form) => /^[,;:()–—]$/u.test(form))),
    verbs: countBefore([...tags].map(isVerb)),
  };
}

const ACTION_ATOMS = [
  's0w',
  's0t',
  's0x',
  's0p',
  's1w',
  's1t',
  's1x',
  's2t',
  'b0w',
  'b0t',
  'b0x',
  'b0p',
  'b1w',
  'b1t',
  'b1x',
  'b2t',
  'd',
  'd1',
  'v0',
  'v1',
  'vb',
  'end',
  'pause',
  'verbs',
  's0lt',
  's0ll',
  's0lw',
  's0rt',
  's0rl',
  's0rw',
  's0l2l',
  's0r2l',
  'b0lt',
  'b0ll',
  'b0lw',
  'b0l2l',
  's1lt',
  's1ll',
  's1rt',
  's1rl',
] as const;

const ACTION_TEMPLATES = templatesOf(
  ACTION_ATOMS,
  `s0w+s0t s0w s0t+end b0w+b0t b0w b0t s1w+s1t s1w s1t b1w+b1t b1w b1t+b2t
   s0w+b0w s0w+s0t+b0t s0t+b0w+b0t s0t+b0t s0t+b0t+d s0w+b0t+d s0t+b0w+d s0t+b0t+b1t s1t+s0t+b0t s0t+b0t+b1t+b2t s2t+s1t+s0t
   s1w+s0w s1t+s0w s1w+s0t s1t+s0t+d1 s1t+s0t+b0w s1w+s0t+b0t s1t+s0w+b0t s1t+s0t+b0t+b1t
   s0t+v0+b0t s0w+v0 s1t+v1+s0t s1w+v1 b0t+vb+s0t b0w+vb
   s0t+b0t+s0lt s0t+b0t+s0rt s0t+b0t+b0lt s1t+s0t+s1rt s1t+s0t+s0lt s1t+s0t+s1lt s1t+s0t+s0rt
   s0t+s0ll+s0rl s0w+s0ll+s0rl s1t+s1ll+s1rl s1w+s1ll+s1rl b0t+b0ll+b0l2l b0w+b0ll s0t+b0t+s0ll+s0l2l s0t+b0t+s0rl+s0r2l s0t+b0t+b0ll+b0l2l
   s0x+b0t s0t+b0x s1x+s0t s0x+b0x s1x+s0x+b0t s0p+b0p+s0t+b0t s1x+b0x+s0t s0lw+s0t+b0t b0lw+s0t+b0t s0rw+s0t+b0t
   s0x+b0x+d b1x+b0x+s0x s0t+b0t+v0+vb s1x+s0x+b0x+d1
   s0t+b0t+pause s0t+b0t+verbs s0t+b0t+pause+verbs s1t+s0t+pause s0x+b0x+pause s1t+s0t+verbs+end`,
);

const LABEL_ATOMS = [
  'dir',
  'dist',
  'hw',
  'ht',
  'hx',
  'dw',
  'dt',
  'dx',
  'dp',
  'dll',
  'drl',
  'dlw',
  'drw',
  'dl2l',
  'hll',
  'hrl',
  'hlw',
  'hv',
  'dt-',
  'dt+',
  'dw-',
  'dw+',
  'ht-',
  'ht+',
] as const;

const LABEL_NAMES = LABEL_ATOMS.map((atom) => atom.replace('+', 'N').replace('-', 'P'));

const LABEL_TEMPLATES = templatesOf(
  LABEL_NAMES,
  `dir+ht+dt dir+hw+dw dir+hw+dt dir+ht+dw dir+dt dir+dw dir+ht dir+hw dist+ht+dt dist+dw+ht
   dir+dx+ht dir+dx+hx dir+dx+dt dir+ht+dt+dll+drl dir+ht+dt+hll+hrl dir+ht+dt+dlw dir+ht+dt+drw dir+ht+dw+hll+hrl
   dir+ht+dt+dtP+dtN dir+ht+dt+dwN dir+ht+dt+dwP dir+ht+dt+htP+htN dir+hw+dt+hll dir+hw+dt+hrl dir+ht+dt+hv dir+dt+dlw+ht+hw
   dir+hx+dt+hll+hrl dir+dt+dll+dl2l+ht dir+ht+dt+hlw dir+hx+dx+hv dir+ht+dt+dp dir+hx+dlw+dt dir+hw+dlw+dt`,
);

/** Features of the next action and of the label of an arc, written into buffers of their own. */
export interface FeatureReader {
  ofAction(state: ParseState): Features;
  ofLabel(state: ParseState, head: number, dependent: number): Features;
}

function bounded(distance: number): number {
  return Math.min(distance, FARTHEST);
}

export function featureReader(sentence: Sentence): FeatureReader {
  const { size, words, endings, forms, tags, pauses, verbs } = sentence;
  const actions = { features: featuresFor(ACTION_TEMPLATES), atoms: new Int32Array(ACTION_ATOMS.length) };
  const arcs = { features: featuresFor(LABEL_TEMPLATES), atoms: new Int32Array(LABEL_ATOMS.length) };
  const of = (values: Int32Array, at: number, none: number): number =>
    at < 0 || at > size ? none : (values[at] ?? none);
  const word = (at: number): number => of(words, at, NO_WORD);
  const tag = (at: number): number => of(tags, at, NO_TAG);
  const ending = (at: number): number => of(endings, at, NO_WORD);
  const form = (at: number): number => of(forms, at, NO_WORD);
  const count = (values: Int32Array, at: number): number => Math.min(of(values, at, 0), MOST);
  return {
    ofAction(state) {
      const { labels, left, left2, right, right2, lefts, rights, next } = state;
      const { atoms, features } = actions;
      const [s0, s1] = [stacked(state, 0), stacked(state, 1)];
      const label = (at: number): number => of(labels, at, NO_LABEL);
      const [s0l, s0r] = [of(left, s0, -1), of(right, s0, -1)];
      const [b0l, s1l, s1r] = [of(left, next, -1), of(left, s1, -1), of(right, s1, -1)];
      let at = 0;
      const put = (value: number): void => {
        atoms[at] = value;
        at += 1;
      };
      put(word(s0));
      put(tag(s0));
      put(ending(s0));
      put(form(s0));
      put(word(s1));
      put(tag(s1));
      put(ending(s1));
      put(tag(stacked(state, 2)));
      put(word(next));
      put(tag(next));
      put(ending(next));
      put(form(next));
      put(word(next + 1));
      put(tag(next + 1));
      put(ending(next + 1));
      put(tag(next + 2));
      put(s0 < 0 ? 0 : bounded(next - s0));
      put(s1 < 0 ? 0 : bounded(s0 - s1));
      put(s0 < 0 ? 0 : count(lefts, s0) * 4 + count(rights, s0));
      put(s1 < 0 ? 0 : count(lefts, s1) * 4 + count(rights, s1));
      put(count(lefts, next));
      put(next === size ? 1 : 0);
      put(s0 < 0 ? 0 : Math.min((pauses[next] ?? 0) - (pauses[s0] ?? 0), MOST));
      put(s0 < 0 ? 0 : Math.min((verbs[next] ?? 0) - (verbs[s0 + 1] ?? 0), MOST));
      put(tag(s0l));
      put(label(s0l));
      put(word(s0l));
      put(tag(s0r));
      put(label(s0r));
      put(word(s0r));
      put(label(of(left2, s0, -1)));
      put(label(of(right2, s0, -1)));
      put(tag(b0l));
      put(label(b0l));
      put(word(b0l));
      put(label(of(left2, next, -1)));
      put(tag(s1l));
      put(label(s1l));
      put(tag(s1r));
      put(label(s1r));
      fillFeatures(features, ACTION_TEMPLATES, atoms);
      return features;
    },
    ofLabel(state, head, dependent) {
      const { labels, left, left2, right, lefts, rights } = state;
      const { atoms, features } = arcs;
      const label = (at: number): number => of(labels, at, NO_LABEL);
      const [dl, dr, hl, hr] = [
        of(left, dependent, -1),
        of(right, dependent, -1),
        of(left, head, -1),
        of(right, head, -1),
      ];
      const direction = head < dependent ? 1 : 0;
      let at = 0;
      const put = (value: number): void => {
        atoms[at] = value;
        at += 1;
      };
      put(direction);
      put(bounded(Math.abs(head - dependent)) * 2 + direction);
      put(word(head));
      put(tag(head));
      put(ending(head));
      put(word(dependent));
      put(tag(dependent));
      put(ending(dependent));
      put(form(dependent));
      put(label(dl));
      put(label(dr));
      put(word(dl));
      put(word(dr));
      put(label(of(left2, dependent, -1)));
      put(label(hl));
      put(label(hr));
      put(word(hl));
      put(count(lefts, head) * 4 + count(rights, head));
      put(tag(dependent - 1));
      put(tag(dependent + 1));
      put(word(dependent - 1));
      put(word(dependent + 1));
      put(tag(head - 1));
      put(tag(head + 1));
      fillFeatures(features, LABEL_TEMPLATES, atoms);
      return features;
    },
  };
}
