/** Characters of a text that are read for one claim; a shorter text is read whole. */
const MOST = 20_000;
const LONGEST_BLOCK = 2_000;
const LONGEST_TITLE = 80;
/** Of a word so much tells what it is about: particles and endings stand behind. */
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

function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(WORD) ?? [];
  return new Set(words.map((word) => word.slice(0, HANGUL.test(word) ? HANGUL_STEM : STEM)));
}

/** Ends of paragraphs; a longer one is parted at its lines, a longer line where it is too long. */
function* endsOf(text: string): Generator<number> {
  let start = 0;
  while (start < text.length) {
    const line = text.indexOf('\n', start);
    const end = line === -1 ? text.length : line + 1;
    for (let at = start + LONGEST_BLOCK; at < end; at += LONGEST_BLOCK) yield at;
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

function blank(text: string): string {
  return text.replace(/[^\n]/gu, (one) => ' '.repeat(one.length));
}

/** A text with all but what a claim may be about blanked out, at the same places. */
export interface Matter {
  readonly text: string;
  readonly isWhole: boolean;
}

/** Makes a text ready to be cut to what a claim may be about: the blocks that share most with it, each with its title. */
export function whatMatters(text: string): (claim: string) => Matter {
  if (text.length <= MOST) return () => ({ text, isWhole: true });
  const blocks = blocksOf(text);
  const words = new Map<string, number[]>();
  blocks.forEach(({ start, end }, at) => {
    for (const stem of stemsOf(text.slice(start, end))) {
      const known = words.get(stem);
      if (known === undefined) words.set(stem, [at]);
      else known.push(at);
    }
  });
  const blanks = blocks.map(({ start, end }) => blank(text.slice(start, end)));
  return (claim) => {
    const kept = new Set<number>();
    let room = MOST;
    for (const at of ranked(words, claim, blocks.length)) {
      const block = blocks[at];
      if (block === undefined || room < block.end - block.start) break;
      room -= block.end - block.start;
      kept.add(at);
      if (block.title !== null) kept.add(block.title);
    }
    const parts = blocks.map(({ start, end }, at) => (kept.has(at) ? text.slice(start, end) : blanks[at]));
    return { text: parts.join(''), isWhole: false };
  };
}
