/** The texts that hold a word, by slot, and how much it weighs in each. */
export interface PostingRow {
  readonly slots: readonly number[];
  readonly weights: readonly number[];
}

/** In which texts each word stands. A text stands under a slot, a small number that is free again when the text is dropped. */
export interface Postings {
  row(term: number): PostingRow;
  /** Adds a text under a free slot: its words, each once, and what each weighs. */
  add(slot: number, words: readonly number[], weights: readonly number[]): void;
  drop(slot: number): void;
}

interface Row {
  readonly slots: number[];
  readonly weights: number[];
}

const EMPTY: PostingRow = { slots: [], weights: [] };

/** No texts yet. */
export function newPostings(): Postings {
  const rows: Row[] = [];
  /** The words of each text. */
  const held: Uint32Array[] = [];
  return {
    row: (term) => rows[term] ?? EMPTY,
    add(slot, words, weights) {
      for (const [at, term] of words.entries()) {
        const row = (rows[term] ??= { slots: [], weights: [] });
        row.slots.push(slot);
        row.weights.push(weights[at] ?? 0);
      }
      held[slot] = Uint32Array.from(words);
    },
    drop(slot) {
      for (const term of held[slot] ?? []) takeOut(rows[term], slot);
      held[slot] = new Uint32Array(0);
    },
  };
}

/** The last one takes its place: the order tells nothing. */
function takeOut(row: Row | undefined, slot: number): void {
  if (row === undefined) return;
  const at = row.slots.indexOf(slot);
  const last = row.slots.length - 1;
  row.slots[at] = row.slots[last] ?? slot;
  row.weights[at] = row.weights[last] ?? 0;
  row.slots.pop();
  row.weights.pop();
}
