import type { WordKind } from '../../src/core/lexicon/word-relations.ts';
import type { Pointer, Sense, WordNet } from './wordnet.ts';

/** Of a word the senses that make up this share of its use, and no more than these. */
const LEAST_SHARE = 0.15;
const MOST_SENSES = 3;
/** How far up a noun is named by a wider one: lorry → truck → vehicle. */
const STEPS_UP: Readonly<Record<WordKind, number>> = { n: 2, v: 1, a: 0, r: 0 };
const NEEDED = new Set(['*', '>']);

interface Common {
  readonly synsets: ReadonlySet<string>;
  /** It was met in tagged text. */
  readonly met: boolean;
  /** It has one sense alone. */
  readonly sole: boolean;
}

type CommonWords = ReadonlyMap<string, Common>;

function commonOf(senses: readonly Sense[]): Common {
  const met = senses.reduce((sum, { count }) => sum + count, 0);
  const sorted = [...senses].sort((a, b) => a.rank - b.rank);
  const common = sorted.filter(({ rank, count }) =>
    met === 0 ? rank === 1 : count >= Math.max(1, LEAST_SHARE * met),
  );
  return {
    met: met > 0,
    sole: senses.length === 1,
    synsets: new Set(common.slice(0, MOST_SENSES).map(({ synset }) => synset)),
  };
}

/** A single word; of verbs those with a particle too, written as the reader writes them. */
function isPlain(word: string, kind: WordKind): boolean {
  return /^[a-z'-]+$/u.test(word) || (kind === 'v' && /^[a-z]+_[a-z]+$/u.test(word));
}

/** What a word's lines are drawn from. */
interface Drawing {
  readonly net: WordNet;
  readonly common: CommonWords;
}

/** Met in tagged text, or the only meaning of a word beside one that was met: `physician` beside `doctor`. */
function isKnown({ net, common }: Drawing, word: string, kind: WordKind): boolean {
  const one = common.get(`${word} ${kind}`);
  if (one === undefined || !isPlain(word, kind)) return false;
  const beside = [...one.synsets].flatMap((synset) => net.synsets.get(synset)?.words ?? []);
  return one.met || (one.sole && beside.some((other) => common.get(`${other} ${kind}`)?.met));
}

function meant(drawing: Drawing, word: string, kind: WordKind, synset: string): boolean {
  return (
    isKnown(drawing, word, kind) && (drawing.common.get(`${word} ${kind}`)?.synsets.has(synset) ?? false)
  );
}

/** Words of a synset that commonly mean it. */
function wordsFor(drawing: Drawing, synset: string): string[] {
  const set = drawing.net.synsets.get(synset);
  return set?.words.filter((word) => meant(drawing, word, set.kind, synset)) ?? [];
}

function wider(drawing: Drawing, synset: string, steps: number): string[] {
  if (steps === 0) return [];
  const pointers = drawing.net.synsets.get(synset)?.pointers ?? [];
  return pointers
    .filter(({ sign }) => sign === '@')
    .flatMap(({ target }) => [...wordsFor(drawing, target), ...wider(drawing, target, steps - 1)]);
}

function tied(drawing: Drawing, pointer: Pointer): { word: string; kind: WordKind }[] {
  const set = drawing.net.synsets.get(pointer.target);
  const word = set?.words[pointer.to - 1];
  if (set === undefined || word === undefined) return [];
  return meant(drawing, word, set.kind, pointer.target) ? [{ word, kind: set.kind }] : [];
}

/** What the file says of one word; null where it has no relation. */
function lineOf(drawing: Drawing, word: string, kind: WordKind): string | null {
  const { synsets, met } = drawing.common.get(`${word} ${kind}`) ?? {
    synsets: new Set<string>(),
    met: false,
  };
  const found: Record<'=' | '!' | '>' | '+', string[]> = { '=': [], '!': [], '>': [], '+': [] };
  for (const synset of synsets) {
    const { words = [], pointers = [] } = drawing.net.synsets.get(synset) ?? {};
    const own = words.indexOf(word) + 1;
    found['='].push(...wordsFor(drawing, synset));
    if (met) found['>'].push(...wider(drawing, synset, STEPS_UP[kind]));
    for (const pointer of pointers) {
      if (NEEDED.has(pointer.sign)) found['>'].push(...wordsFor(drawing, pointer.target));
      if (pointer.from !== own) continue;
      if (pointer.sign === '!') found['!'].push(...tied(drawing, pointer).map((one) => one.word));
      if (pointer.sign === '+')
        found['+'].push(...tied(drawing, pointer).map((one) => `${one.word}.${one.kind}`));
    }
  }
  const fields = Object.entries(found).flatMap(([sign, words]) => {
    const others = [...new Set(words)].filter((one) => one !== word);
    return others.length === 0 ? [] : [`${sign}${others.join(',')}`];
  });
  return fields.length === 0 ? null : `${word} ${kind} ${fields.join(' ')}`;
}

/** A line for each known word that has relations, in the order of the words. */
export function relateWords(net: WordNet): string[] {
  const common = new Map([...net.senses].map(([key, senses]) => [key, commonOf(senses)] as const));
  const drawing = { net, common };
  return [...common.keys()]
    .flatMap((key) => {
      const [word, kind] = key.split(' ') as [string, WordKind];
      const line = isKnown(drawing, word, kind) ? lineOf(drawing, word, kind) : null;
      return line === null ? [] : [line];
    })
    .sort();
}
