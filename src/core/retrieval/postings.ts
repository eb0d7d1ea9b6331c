/** In which texts a word stands, and how much it weighs there. */
export interface Postings {
  /** Texts that hold the word. */
  count(term: number): number;
  visit(term: number, each: (slot: number, weight: number) => void): void;
  /** Adds a text under a new slot, by word and weight. */
  add(slot: number, words: ReadonlyMap<number, number>): void;
  drop(slot: number): void;
}

interface Row {
  readonly slots: number[];
  readonly weights: number[];
  gone: number;
}

/** A row is swept when so many of its texts are gone, and more than are there. */
const SWEEP = 16;

/** No texts yet. Slots only grow; one that was dropped does not come again. */
export function newPostings(): Postings {
  const rows: Row[] = [];
  const termsOf = new Map<number, Uint32Array>();
  const rowOf = (term: number): Row => (rows[term] ??= { slots: [], weights: [], gone: 0 });
  function sweep(term: number, row: Row): void {
    if (row.gone < SWEEP || row.gone * 2 < row.slots.length) return;
    const kept = row.slots.flatMap((slot, at) => (termsOf.has(slot) ? [at] : []));
    rows[term] = {
      slots: kept.map((at) => row.slots[at] ?? 0),
      weights: kept.map((at) => row.weights[at] ?? 0),
      gone: 0,
    };
  }
  return {
    count(term) {
      const row = rows[term];
      return row === undefined ? 0 : row.slots.length - row.gone;
    },
    visit(term, each) {
      const row = rows[term];
      if (row === undefined) return;
      for (const [at, slot] of row.slots.entries())
        if (row.gone === 0 || termsOf.has(slot)) each(slot, row.weights[at] ?? 0);
    },
    add(slot, words) {
      termsOf.set(slot, Uint32Array.from(words.keys()));
      for (const [term, weight] of words) {
        const row = rowOf(term);
        row.slots.push(slot);
        row.weights.push(weight);
      }
    },
    drop(slot) {
      const terms = termsOf.get(slot) ?? [];
      termsOf.delete(slot);
      for (const term of terms) {
        const row = rowOf(term);
        row.gone += 1;
        sweep(term, row);
      }
    },
  };
}
