import { featuresFor, fillFeatures, type Features, templatesOf } from './features.ts';
import { shapeHash, type WordLooks } from './words.ts';

const ATOMS = [
  'bias',
  'w',
  's1',
  's2',
  's3',
  's4',
  'p1',
  'p2',
  'p3',
  'shape',
  'first',
  'length',
  't1',
  't2',
  'w-1',
  'w-2',
  'w+1',
  'w+2',
  'e-1',
  'e+1',
  'shape-1',
  'shape+1',
  'p2+1',
  's1+1',
  'final',
  'vowel',
  'final2',
] as const;

const SEPARATED = ATOMS.map((atom) => atom.replace('+', 'n').replace('-', 'p'));

/** `p` is the word before, `n` the next one: `wp1`, `wn1`. */
const TEMPLATES = templatesOf(
  SEPARATED,
  `bias w t1 t1+t2 t1+w t1+t2+w s1+length s2 s3 s4 p1 p2 p3 shape+first w+shape shape+s2
   wp1 wn1 wp2 wn2 wp1+w w+wn1 wp1+wn1 wp1+wp2 wn1+wn2 en1 ep1 ep1+s2 s2+en1 t1+s2 t1+s3 t1+wn1 t1+en1 t1+shape
   shapen1 shapep1 shape+shapen1+first
   final final+vowel final+final2 s1+final2 s1n1 s2+p2n1 length t1+s1+final2 t1+t2+s2`,
);

const START = 7;
const NO_TAG = 900;

/** Chooses the tag of a word by its features. */
export type PickTag = (features: Features, at: number) => number;

function write(atoms: Int32Array, looks: readonly WordLooks[], shapes: readonly number[], at: number): void {
  const own = looks[at];
  const [before, before2, next, next2] = [looks[at - 1], looks[at - 2], looks[at + 1], looks[at + 2]];
  if (own === undefined) return;
  atoms[1] = own.word;
  own.suffixes.forEach((suffix, place) => (atoms[2 + place] = suffix));
  own.prefixes.forEach((prefix, place) => (atoms[6 + place] = prefix));
  atoms[9] = shapes[at] ?? START;
  atoms[10] = at === 0 ? 1 : 0;
  atoms[11] = own.length;
  atoms[14] = before?.word ?? START;
  atoms[15] = before2?.word ?? START;
  atoms[16] = next?.word ?? START;
  atoms[17] = next2?.word ?? START;
  atoms[18] = before?.ending ?? START;
  atoms[19] = next?.ending ?? START;
  atoms[20] = shapes[at - 1] ?? START;
  atoms[21] = shapes[at + 1] ?? START;
  atoms[22] = next?.prefixes[1] ?? START;
  atoms[23] = next?.suffixes[0] ?? START;
  [atoms[24], atoms[25], atoms[26]] = own.syllables;
}

/** A tag for each word, from left to right; what was picked for the two words before is seen. */
export function tagWords(forms: readonly string[], looks: readonly WordLooks[], pick: PickTag): Int32Array {
  const features = featuresFor(TEMPLATES);
  const atoms = new Int32Array(ATOMS.length);
  const shapes = forms.map(shapeHash);
  const tags = new Int32Array(forms.length);
  for (let at = 0; at < forms.length; at += 1) {
    write(atoms, looks, shapes, at);
    atoms[12] = at > 0 ? (tags[at - 1] ?? NO_TAG) : NO_TAG;
    atoms[13] = at > 1 ? (tags[at - 2] ?? NO_TAG) : NO_TAG;
    fillFeatures(features, TEMPLATES, atoms);
    tags[at] = pick(features, at);
  }
  return tags;
}
