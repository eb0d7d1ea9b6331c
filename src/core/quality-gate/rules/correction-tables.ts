import type { Correction } from './corrections.ts';

const BEFORE =
  /원문|원래|틀린|잘못|오류|수정 ?전|교정 ?전|before|original|error|wrong|incorrect|mistake|from/iu;
const AFTER = /수정|교정|바른|고친|맞는|after|correct|revised|right|fixed|suggest|to$/iu;
const WHY = /이유|설명|근거|규칙|비고|사유|reason|explanation|rule|why|note|comment/iu;
const RULE_LINE = /^[\s|:-]+$/u;

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/gu, '')
    .split('|')
    .map((cell) => cell.replace(/[*_`~"“”'‘’]/gu, '').trim());
}

interface Columns {
  readonly before: number;
  readonly after: number;
  readonly why: number;
}

/** Places of the columns, where a row is the head of a table of corrections. */
function columnsOf(line: string): Columns | null {
  if (!line.includes('|')) return null;
  const cells = cellsOf(line);
  const before = cells.findIndex((cell) => BEFORE.test(cell));
  const after = cells.findIndex((cell, at) => at !== before && AFTER.test(cell));
  return before < 0 || after < 0 ? null : { before, after, why: cells.findIndex((cell) => WHY.test(cell)) };
}

/** The cell that tells why; where no column is headed so, all that stands beside the pair. */
function reasonOf(cells: readonly string[], { before, after, why }: Columns): string {
  if (why >= 0) return cells[why] ?? '';
  return cells.filter((_, at) => at !== before && at !== after).join(' ');
}

/** The corrections that tables of a text list, and the lines of these tables. */
export function tableCorrections(lines: readonly string[]): {
  readonly corrections: readonly Correction[];
  readonly lines: ReadonlySet<number>;
} {
  const corrections: Correction[] = [];
  const taken = new Set<number>();
  let columns: Columns | null = null;
  for (const [at, line] of lines.entries()) {
    if (!line.includes('|')) columns = null;
    else if (columns === null) {
      columns = columnsOf(line);
      if (columns !== null) taken.add(at);
    } else {
      taken.add(at);
      const cells = cellsOf(line);
      const [from = '', to = ''] = [cells[columns.before], cells[columns.after]];
      if (!RULE_LINE.test(line) && from !== '' && to !== '')
        corrections.push({ from, to, reason: reasonOf(cells, columns) });
    }
  }
  return { corrections, lines: taken };
}
