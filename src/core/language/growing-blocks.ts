import { type Block, isIndentedCode, takeLine, type Walk } from './markup-blocks.ts';
import { joinsSurely } from './markup-join.ts';
import { type Line, readLine } from './markup-line.ts';

/** The blocks of a text so far, from some block on. Only `open` can still change. */
export interface BlocksSoFar {
  readonly blocks: readonly Block[];
  readonly open: Block | null;
  /** True where the open block has one line only: that may yet become a heading or the head of a table. */
  readonly single: boolean;
}

const LETTER = /\p{L}/u;
const LONGEST_MARK = 200;

/** True where the look of a line cannot change with what comes. */
function isSettled(text: string, { start, end, look }: Line): boolean {
  if (look !== 'text' && look !== 'quote' && look !== 'list_item') return false;
  return LETTER.test(text.slice(start, Math.min(end, start + LONGEST_MARK)));
}

/** True where it is certain which block a line that is not whole yet belongs to. */
function isPlaced(walk: Walk, line: Line): boolean {
  const { text, open, last } = walk;
  if (walk.fence !== '' || walk.inTable || isIndentedCode(walk, line) || !isSettled(text, line)) return false;
  if (line.look === 'list_item' || open === null || last === null || open.whole) return true;
  const sameMark = line.look === 'text' || open.kind === 'quote';
  return !sameMark || joinsSurely(text, last, line) !== null;
}

/** The blocks from `from` on with the line that begins at `at` and is not whole yet, as far as it is certain where it belongs. */
export function blocksSoFar(walk: Walk, from: number, at: number): BlocksSoFar {
  const blocks = walk.blocks.slice(from).map((block) => ({ ...block }));
  const open = walk.open && (blocks[walk.blocks.indexOf(walk.open, from) - from] ?? { ...walk.open });
  const copy: Walk = { ...walk, blocks, open };
  const [line] = readLine(walk.text, at);
  if (at < walk.text.length && isPlaced(walk, line)) takeLine(copy, line);
  return { blocks, open: copy.open, single: copy.last?.start === copy.open?.start };
}
