import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WordKind } from '../../src/core/lexicon/word-relations.ts';

/** A pointer from one set of synonyms to another; `from` and `to` are places of words, 0 = the whole set. */
export interface Pointer {
  readonly sign: string;
  readonly target: string;
  readonly from: number;
  readonly to: number;
}

export interface Synset {
  readonly kind: WordKind;
  readonly words: readonly string[];
  readonly pointers: readonly Pointer[];
}

/** One sense of a word, by how often it was met in the tagged texts of WordNet. */
export interface Sense {
  readonly synset: string;
  readonly rank: number;
  readonly count: number;
}

/** The files of WordNet's `dict` folder; see wndb(5WN) and senseidx(5WN). */
export interface WordNet {
  readonly synsets: ReadonlyMap<string, Synset>;
  /** By lemma and kind: `buy v`. */
  readonly senses: ReadonlyMap<string, readonly Sense[]>;
}

const KINDS: Readonly<Record<string, WordKind>> = { n: 'n', v: 'v', a: 'a', s: 'a', r: 'r' };
const SENSE_KINDS: Readonly<Record<string, WordKind>> = { 1: 'n', 2: 'v', 3: 'a', 4: 'r', 5: 'a' };
const FILES = ['noun', 'verb', 'adj', 'adv'];

function pointersOf(fields: readonly string[]): Pointer[] {
  const pointers: Pointer[] = [];
  for (let at = 0; at + 3 < fields.length; at += 4) {
    const [sign = '', offset = '', kind = '', places = '0000'] = fields.slice(at, at + 4);
    const [from, to] = [places.slice(0, 2), places.slice(2)].map((digits) => Number.parseInt(digits, 16));
    pointers.push({ sign, target: `${KINDS[kind]}${offset}`, from: from ?? 0, to: to ?? 0 });
  }
  return pointers;
}

/** `00001740 29 v 01 breathe 0 001 @ 00005041 v 0000 … | gloss` */
function synsetOf(line: string): readonly [string, Synset] | null {
  if (!/^\d{8} /u.test(line)) return null;
  const fields = (line.split(' | ')[0] ?? '').split(' ');
  const kind = KINDS[fields[2] ?? ''];
  if (kind === undefined) return null;
  const behind = 4 + 2 * Number.parseInt(fields[3] ?? '0', 16);
  const words = fields.slice(4, behind).filter((_, at) => at % 2 === 0);
  const pointers = fields.slice(behind + 1, behind + 1 + 4 * Number(fields[behind]));
  const plain = words.map((word) => word.replace(/\([a-z]+\)$/u, '').toLowerCase());
  return [`${kind}${fields[0]}`, { kind, words: plain, pointers: pointersOf(pointers) }];
}

function sensesOf(text: string): Map<string, Sense[]> {
  const senses = new Map<string, Sense[]>();
  for (const line of text.split('\n')) {
    const [key = '', offset = '', rank = '', count = ''] = line.split(' ');
    const [lemma = '', rest = ''] = key.split('%');
    const kind = SENSE_KINDS[rest.charAt(0)];
    if (kind === undefined) continue;
    const all = senses.get(`${lemma} ${kind}`) ?? [];
    senses.set(`${lemma} ${kind}`, [...all, { synset: `${kind}${offset}`, rank: +rank, count: +count }]);
  }
  return senses;
}

export function readWordNet(folder: string): WordNet {
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const synsets = FILES.flatMap((file) =>
    read(`data.${file}`)
      .split('\n')
      .flatMap((line) => {
        const found = synsetOf(line);
        return found === null ? [] : [found];
      }),
  );
  return { synsets: new Map(synsets), senses: sensesOf(read('index.sense')) };
}
