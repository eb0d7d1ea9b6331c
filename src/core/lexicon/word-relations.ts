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

/** The relations of all words; made once a language. */
export interface WordRelations {
  /** Words that stand in a relation to this one, a verb with its particle too: `set up`. Forms end in their kind: `acquisition.n`. */
  of(word: string, kind: WordKind, relation: WordRelation): ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

export const NO_RELATIONS: WordRelations = { of: () => NONE };

type Entry = Readonly<Partial<Record<WordRelation, ReadonlySet<string>>>>;

function entryOf(fields: readonly string[]): Entry {
  const entry: Partial<Record<WordRelation, Set<string>>> = {};
  for (const field of fields) {
    const relation = SIGNS[field.charAt(0)];
    if (relation === undefined) throw new Error(`word relations: ${field} begins with no sign of a relation`);
    const words = field.slice(1).replaceAll('_', ' ').split(',');
    entry[relation] = new Set([...(entry[relation] ?? []), ...words]);
  }
  return entry;
}

/**
 * Reads lines such as `buy v =purchase !sell >pay +buyer.n`; lines that begin with `#` say where they are from.
 * Entries are made when their word is first asked for. Throws at a word of which a field has no sign.
 */
export function readWordRelations(text: string): WordRelations {
  const lines = new Map<string, string>();
  for (const line of text.split('\n')) {
    const [word = '', kind] = line.split(' ', 2);
    if (kind !== undefined && word !== '#') lines.set(`${word.replaceAll('_', ' ')} ${kind}`, line);
  }
  const entries = new Map<string, Entry>();
  return {
    of(word, kind, relation) {
      const key = `${word} ${kind}`;
      const line = lines.get(key);
      if (line === undefined) return NONE;
      const entry = entries.get(key) ?? entryOf(line.split(' ').slice(2));
      entries.set(key, entry);
      return entry[relation] ?? NONE;
    },
  };
}
