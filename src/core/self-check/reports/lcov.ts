import { relativePath } from './name-tests.ts';
import { textLines } from './text-lines.ts';

/** Lines of one file that could run, and those that did. */
export interface FileCoverage {
  /** Relative to the root, with `/`. */
  readonly file: string;
  readonly lines: number;
  readonly covered: number;
}

export interface Coverage {
  readonly files: readonly FileCoverage[];
  /** False where the report ends in the middle of a file. */
  readonly whole: boolean;
}

interface Open {
  file: string;
  told: { lines?: number; covered?: number };
  readonly hits: Map<string, boolean>;
}

function closed(open: Open): FileCoverage {
  const covered = [...open.hits.values()].filter(Boolean).length;
  return {
    file: open.file,
    lines: open.told.lines ?? open.hits.size,
    covered: open.told.covered ?? covered,
  };
}

function addLine(open: Open, line: string): void {
  const [, key, value = ''] = /^(DA|LF|LH):(.*)$/.exec(line) ?? [];
  const [number = '', hits = ''] = value.split(',');
  if (key === 'DA') open.hits.set(number, Number(hits) > 0 || open.hits.get(number) === true);
  if (key === 'LF') open.told.lines = Number(value);
  if (key === 'LH') open.told.covered = Number(value);
}

/** Line coverage as lcov writes it. */
export function readLcov(text: string, root: string): Coverage {
  const files: FileCoverage[] = [];
  let open: Open | null = null;
  for (const line of textLines(text)) {
    if (line.startsWith('SF:')) open = { file: relativePath(line.slice(3), root), told: {}, hits: new Map() };
    else if (open !== null && line === 'end_of_record') {
      files.push(closed(open));
      open = null;
    } else if (open !== null) addLine(open, line);
  }
  return { files, whole: open === null };
}
