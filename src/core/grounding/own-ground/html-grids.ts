import type { Grid } from '../records/table/table-markdown.ts';

const PIECE = /<(\/?)(table|caption|tr|td|th)\b[^<>]{0,4000}>/giu;

interface Open {
  caption: string | null;
  readonly rows: string[][];
  /** Where the text of the open cell or caption begins; -1 where none is open. */
  from: number;
  isCaption: boolean;
}

/** Ends the open cell or caption: its words are those of the text without noise. */
function close(open: Open, clean: string, to: number): void {
  if (open.from < 0) return;
  const words = clean
    .slice(open.from, to)
    .replace(/[\s|]+/gu, ' ')
    .trim();
  if (open.isCaption) open.caption = words;
  else open.rows.at(-1)?.push(words);
  open.from = -1;
}

function gridOf({ caption, rows }: Open): Grid[] {
  const [header = [], ...others] = rows.filter((row) => row.length > 0);
  return header.length > 1 && others.length > 0 ? [{ caption, header, rows: others }] : [];
}

/** The HTML tables of a text, the first row of each as its header. `clean` is the same text without noise. Linear. */
export function htmlGrids(written: string, clean: string): Grid[] {
  if (!/<table\b/iu.test(written)) return [];
  const grids: Grid[] = [];
  let open: Open | null = null;
  for (const { 0: tag, 1: end, 2: name = '', index } of written.matchAll(PIECE)) {
    const kind = name.toLowerCase();
    if (open !== null) close(open, clean, index);
    if (kind === 'table') {
      if (open !== null) grids.push(...gridOf(open));
      open = end === '/' ? null : { caption: null, rows: [], from: -1, isCaption: false };
    } else if (open === null || end === '/') continue;
    else if (kind === 'tr') open.rows.push([]);
    else {
      if (open.rows.length === 0 && kind !== 'caption') open.rows.push([]);
      open.from = index + tag.length;
      open.isCaption = kind === 'caption';
    }
  }
  return open === null ? grids : [...grids, ...gridOf(open)];
}
