/** A text of so many characters is read whole, once for all claims. */
const WHOLE = 20_000;
/** Characters of a longer text that are read for one claim. */
const MOST = 3_000;
const LONGEST_BLOCK = 600;
const LONGEST_TITLE = 80;
/** Of a word so much tells what it is about: particles and endings stand behind. A word with a figure is a name or a value. */
const HANGUL_STEM = 2;
const STEM = 6;

interface Block {
  readonly start: number;
  readonly end: number;
  /** The line above that may say whose the block is; null where there is none. */
  readonly title: number | null;
}

const WORD = /[\p{L}\p{N}]+/gu;
const HANGUL = /^\p{Script=Hangul}/u;
const FIGURE = /\d/u;
/** Units and particles behind a figure. */
const BEHIND_FIGURE = /(?<=\d)\p{Script=Hangul}+$/u;

function stemOf(word: string): string {
  if (FIGURE.test(word)) return word.replace(BEHIND_FIGURE, '');
  return word.slice(0, HANGUL.test(word) ? HANGUL_STEM : STEM);
}

function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(WORD) ?? [];
  return new Set(words.map(stemOf));
}

/** Ends of lines; a long one is parted behind a stop. */
function* endsOf(text: string): Generator<number> {
  let start = 0;
  while (start < text.length) {
    const line = text.indexOf('\n', start);
    const end = line === -1 ? text.length : line + 1;
    while (end - start > LONGEST_BLOCK) {
      const stop = text.slice(start, start + LONGEST_BLOCK).lastIndexOf('. ');
      start += stop === -1 ? LONGEST_BLOCK : stop + 2;
      yield start;
    }
    yield end;
    start = end;
  }
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let start = 0;
  let title: number | null = null;
  for (const end of endsOf(text)) {
    const isGap = text.slice(start, end).trim() === '';
    const isLine = text.slice(start, end).trimEnd().length <= LONGEST_TITLE;
    blocks.push({ start, end, title });
    if (isGap) title = null;
    else if (title === null && isLine) title = blocks.length - 1;
    start = end;
  }
  return blocks;
}

/** Blocks by how much they share with the claim: a word counts more the fewer have it. */
function ranked(words: ReadonlyMap<string, readonly number[]>, claim: string, count: number): number[] {
  const scores = new Map<number, number>();
  for (const stem of stemsOf(claim)) {
    const at = words.get(stem) ?? [];
    const weight = Math.log(1 + count / (1 + at.length));
    for (const block of at) scores.set(block, (scores.get(block) ?? 0) + weight);
  }
  return [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([block]) => block);
}

/** A part of a text that a claim may be about, under the line above it that may say whose it is. */
export interface Part {
  readonly text: string;
  /** Where a place of the part stands in the whole text; null for a place in that line. */
  readonly placeOf: (at: number) => number | null;
}

/** What of a text a claim is held against. */
export interface Matter {
  readonly parts: readonly Part[];
  readonly isWhole: boolean;
}

function partOf(text: string, { start, end }: Pick<Block, 'start' | 'end'>, title: string): Part {
  const placeOf = (at: number): number | null => (at < title.length ? null : at - title.length + start);
  return { text: title + text.slice(start, end), placeOf };
}

/** Makes a text ready to be cut to what a claim may be about: the blocks that share most with it, each with its title. */
export function whatMatters(text: string): (claim: string) => Matter {
  const whole = [partOf(text, { start: 0, end: text.length }, '')];
  if (text.length <= WHOLE) return () => ({ parts: whole, isWhole: true });
  const blocks = blocksOf(text);
  const words = new Map<string, number[]>();
  blocks.forEach(({ start, end }, at) => {
    for (const stem of stemsOf(text.slice(start, end))) {
      const known = words.get(stem);
      if (known === undefined) words.set(stem, [at]);
      else known.push(at);
    }
  });
  const titleOf = ({ title }: Block): string => {
    const line = title === null ? undefined : blocks[title];
    return line === undefined ? '' : text.slice(line.start, line.end);
  };
  return (claim) => {
    let room = MOST;
    const kept = ranked(words, claim, blocks.length).filter((at) => {
      const { start, end } = blocks[at] ?? { start: 0, end: 0 };
      if (room < end - start) return false;
      room -= end - start;
      return true;
    });
    const parts = kept
      .sort((a, b) => a - b)
      .flatMap((at) => blocks[at] ?? [])
      .map((block) => partOf(text, block, titleOf(block)));
    return { parts, isWhole: false };
  };
}
