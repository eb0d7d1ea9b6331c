import type { BelongingWords } from './clause-words.ts';

/** Kinds of words that have relations: nouns, verbs, adjectives, adverbs. */
export type WordKind = 'n' | 'v' | 'a' | 'r';

/**
 * What one word is to another: `same` in a common sense of both; `opposite`; `implies`: what it is said of, the other
 * can be said of as well (kill → die, buy → get, lorry → vehicle); `form`: the other kind of the same word
 * (acquire, acquisition).
 */
export type WordRelation = 'same' | 'opposite' | 'implies' | 'form';

const SIGNS: Readonly<Record<string, WordRelation>> = {
  '=': 'same',
  '!': 'opposite',
  '>': 'implies',
  '+': 'form',
};

/** The sign of a line of words that belong together. */
const BELONGING = '~';

/** The relations of all words; made once a language. */
export interface WordRelations {
  /** Lines of words that belong together. */
  readonly belonging: BelongingWords;
  /** Words that stand in a relation to this one, a verb with its particle too: `set up`. Forms end in their kind: `acquisition.n`. */
  of(word: string, kind: WordKind, relation: WordRelation): ReadonlySet<string>;
  /** The forms of this word and of those that are the same. */
  kin(word: string, kind: WordKind): ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

export const NO_RELATIONS: WordRelations = {
  of: () => NONE,
  kin: () => NONE,
  belonging: { frames: new Map(), parts: new Map() },
};

type Entry = Partial<Record<WordRelation | 'kin', Set<string>>> & {
  /** Fields of its line that nobody has asked for. */
  waiting?: readonly string[] | undefined;
};

const SPACE = 0x20;

function spaced(word: string): string {
  return word.replaceAll('_', ' ');
}

function add(entry: Entry, relation: WordRelation, words: readonly string[]): void {
  entry[relation] = new Set([...(entry[relation] ?? []), ...words.map(spaced)]);
}

/** `buy v =purchase !sell`: what stands behind the word and its kind. */
function addFields(entry: Entry, fields: readonly string[]): void {
  for (const field of fields) {
    const relation = SIGNS[field.charAt(0)];
    if (relation === undefined) throw new Error(`word relations: ${field} begins with no sign of a relation`);
    add(entry, relation, field.slice(1).split(','));
  }
}

/** `= v begin start`: each is the same as the others; `! a open / closed`, `> n lorry / vehicle`: between the sides. */
function addGroup(entryOf: (word: string) => Entry, relation: WordRelation, words: readonly string[]): void {
  const slash = words.indexOf('/');
  const [left, right] = slash < 0 ? [words, words] : [words.slice(0, slash), words.slice(slash + 1)];
  const others = (side: readonly string[], word: string): string[] => side.filter((one) => one !== word);
  for (const word of left) add(entryOf(word), relation, others(right, word));
  if (relation !== 'implies') for (const word of right) add(entryOf(word), relation, others(left, word));
}

/** The same for all words that begin with these three characters, or are these alone; a space ends a word. */
function drawerOf(text: string, at: number): number {
  let drawer = 0;
  for (let place = at; place < at + 3 && text.charCodeAt(place) > SPACE; place += 1)
    drawer = drawer * 31 + text.charCodeAt(place);
  return drawer;
}

function lineAt(text: string, start: number): string {
  const end = text.indexOf('\n', start);
  return text.slice(start, end < 0 ? text.length : end);
}

/**
 * Reads lines of three forms: a word with its kind and relations (`buy v =purchase !sell >pay +buyer.n`), a group with
 * its relation and kind (`= v begin start`), and a frame or the words of a part (`~ frame rent let lease tenant`). A line
 * that begins with `#` says where the words are from. Lines of words
 * are opened when a word that begins like theirs is first asked for: there are fifty thousand, and a text has a few
 * hundred words. Throws at a field without a sign.
 */
export function readWordRelations(text: string): WordRelations {
  const closed = new Map<number, number[]>();
  const entries = new Map<string, Map<string, Entry>>();
  const made = (word: string, kind: string): Entry => {
    const words = entries.get(kind) ?? new Map<string, Entry>();
    entries.set(kind, words);
    const entry = words.get(word) ?? {};
    words.set(word, entry);
    return entry;
  };
  const belonging = { frames: new Map<string, Set<number>>(), parts: new Map<string, Set<number>>() };
  const readBelonging = (line: string, at: number): void => {
    const [, kind, ...words] = line.split(' ');
    const of = kind === 'part' ? belonging.parts : belonging.frames;
    for (const word of words) of.set(spaced(word), (of.get(spaced(word)) ?? new Set()).add(at));
  };
  const readGroup = (line: string, relation: WordRelation): void => {
    const [, kind = '', ...words] = line.split(' ');
    addGroup((word) => made(spaced(word), kind), relation, words);
  };
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start);
    const next = end < 0 ? text.length : end + 1;
    const relation = text.charAt(start + 1) === ' ' ? SIGNS[text.charAt(start)] : undefined;
    if (relation !== undefined) readGroup(lineAt(text, start), relation);
    else if (text.charAt(start) === BELONGING) readBelonging(lineAt(text, start), start);
    else if (start !== end && text.charAt(start) !== '#') {
      const drawer = drawerOf(text, start);
      const starts = closed.get(drawer);
      if (starts === undefined) closed.set(drawer, [start]);
      else starts.push(start);
    }
    start = next;
  }
  const open = (word: string): void => {
    const drawer = drawerOf(word.includes(' ') ? word.replaceAll(' ', '_') : word, 0);
    for (const start of closed.get(drawer) ?? []) {
      const [first = '', kind = '', ...rest] = lineAt(text, start).split(' ');
      made(spaced(first), kind).waiting = rest;
    }
    closed.delete(drawer);
  };
  const entryOf = (word: string, kind: WordKind): Entry | undefined => {
    open(word);
    const entry = entries.get(kind)?.get(word);
    if (entry?.waiting === undefined) return entry;
    addFields(entry, entry.waiting);
    entry.waiting = undefined;
    return entry;
  };
  return {
    belonging,
    of: (word, kind, relation) => entryOf(word, kind)?.[relation] ?? NONE,
    kin(word, kind) {
      const entry = entryOf(word, kind);
      if (entry === undefined) return NONE;
      const same = [word, ...(entry.same ?? [])];
      return (entry.kin ??= new Set(same.flatMap((one) => [...(entryOf(one, kind)?.form ?? [])])));
    },
  };
}
