const SAMPLE = 50;
const SEPARATORS = ['\t', ',', ';', '|'] as const;
const REGULAR = 0.6;
const LONGEST_HEADER = 60;
const SENTENCE_END = /[.!?。]$/;

function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  let blank = true;
  for (let at = 0; at < line.length; at++) {
    const sign = line.charAt(at);
    if (quoted && sign === '"' && line.charAt(at + 1) === '"') {
      cell += '"';
      blank = false;
      at++;
    } else if (quoted && sign === '"') quoted = false;
    else if (!quoted && sign === '"' && blank) {
      cell = '';
      quoted = true;
    } else if (!quoted && sign === separator) {
      cells.push(cell.trim());
      cell = '';
      blank = true;
    } else {
      cell += sign;
      blank &&= sign.trim() === '';
    }
  }
  cells.push(cell.trim());
  return cells;
}

/** True where a quotation that began in the text is still open: its line goes on in the next. */
function isOpen(text: string): boolean {
  let marks = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) marks++;
  return marks % 2 === 1;
}

const LONGEST_RECORD = 100;

/** The lines of a text; a line break between quotes belongs to its cell, unless the quotation never ends. */
function recordsOf(text: string): string[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  const records: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    let record = lines[at] ?? '';
    if (record.includes('"') && isOpen(record)) {
      let joined = record;
      let next = at + 1;
      while (next < lines.length && next - at < LONGEST_RECORD && isOpen(joined))
        joined += `\n${lines[next++] ?? ''}`;
      if (!isOpen(joined)) {
        record = joined;
        at = next - 1;
      }
    }
    if (record.trim() !== '') records.push(record);
  }
  return records;
}

function rowOf(record: string, separator: string): string[] {
  return record.includes('"')
    ? cellsOf(record, separator)
    : record.split(separator).map((cell) => cell.trim());
}

function isHeader(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.length <= LONGEST_HEADER && !SENTENCE_END.test(cell));
}

/** The separator under which most lines have as many cells as the first; null where the text is prose. */
function separatorOf(records: readonly string[]): string | null {
  const sample = records.slice(0, SAMPLE);
  if (sample.length < 2) return null;
  for (const separator of SEPARATORS) {
    const [header = [], ...rows] = sample.map((record) => rowOf(record, separator));
    if (header.length < 2 || !isHeader(header)) continue;
    const regular = rows.filter((row) => row.length === header.length).length;
    if (rows.every((row) => row.length > 1) && regular >= rows.length * REGULAR) return separator;
  }
  return null;
}

/** The rows of CSV or TSV text, quotes read as RFC 4180 has them; null where the text is none. Linear. */
export function csvRows(text: string): string[][] | null {
  const records = recordsOf(text);
  const separator = separatorOf(records);
  return separator === null ? null : records.map((record) => rowOf(record, separator));
}
