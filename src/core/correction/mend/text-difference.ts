/** A run of text that stays, is gone, or is new. */
export interface TextChange {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** Words that are held against each other; of longer texts the whole is exchanged. */
const MOST_WORDS = 600;
const WORD = /\S+/gu;

/** Each word with the white space before it; at the end what is left of that. */
function wordsOf(text: string): string[] {
  let from = 0;
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const start = from;
    from = index + word.length;
    return text.slice(start, from);
  });
  return from < text.length ? [...words, text.slice(from)] : words;
}

/** Lengths of the longest run of words that both have, from each place on. */
function commonLengths(one: readonly string[], other: readonly string[]): number[][] {
  const lengths = Array.from({ length: one.length + 1 }, () =>
    Array.from({ length: other.length + 1 }, () => 0),
  );
  for (let a = one.length - 1; a >= 0; a -= 1)
    for (let b = other.length - 1; b >= 0; b -= 1) {
      const [here, next] = [lengths[a] ?? [], lengths[a + 1] ?? []];
      here[b] =
        one[a]?.trim() === other[b]?.trim()
          ? 1 + (next[b + 1] ?? 0)
          : Math.max(next[b] ?? 0, here[b + 1] ?? 0);
    }
  return lengths;
}

function joined(changes: readonly TextChange[]): TextChange[] {
  const all: { kind: TextChange['kind']; text: string }[] = [];
  for (const { kind, text } of changes) {
    const last = all.at(-1);
    if (last?.kind === kind) last.text += text;
    else all.push({ kind, text });
  }
  return all;
}

function steps(one: readonly string[], other: readonly string[]): TextChange[] {
  const lengths = commonLengths(one, other);
  const changes: TextChange[] = [];
  let [a, b] = [0, 0];
  while (a < one.length || b < other.length) {
    const [before, after] = [one[a], other[b]];
    const isSame = before !== undefined && after !== undefined && before.trim() === after.trim();
    const skips =
      after === undefined ||
      (before !== undefined && (lengths[a + 1]?.[b] ?? 0) >= (lengths[a]?.[b + 1] ?? 0));
    if (isSame) changes.push({ kind: 'same', text: after });
    else if (skips) changes.push({ kind: 'gone', text: before ?? '' });
    else changes.push({ kind: 'new', text: after });
    if (isSame || skips) a += 1;
    if (isSame || !skips) b += 1;
  }
  return changes;
}

/** FB37: the difference of an answer and its correction, word by word. */
export function textDifference(before: string, after: string): readonly TextChange[] {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  if (one.length > MOST_WORDS || other.length > MOST_WORDS)
    return [
      { kind: 'gone', text: before },
      { kind: 'new', text: after },
    ];
  return joined(steps(one, other));
}
