import type { Evidence } from '../../src/contract/evidence.ts';
import type { ReadPlace } from '../../src/contract/grounding.ts';

type Data = Evidence['data'];

function rowsOfCsv(text: string): Data {
  const [head = '', ...lines] = text.trim().split('\n');
  const columns = head.split(',');
  const rows = lines.map((line) =>
    Object.fromEntries(line.split(',').map((cell, at) => [columns[at], cell])),
  );
  return { rows };
}

function stepsOf(path: string): string[] {
  return (path.match(/[^.[\]]+/gu) ?? []).map((step) => step.replaceAll(/^["']|["']$/gu, ''));
}

/** The value that a path leads to in the data of a piece of evidence; a CSV text is read as `rows`. */
function resolve(data: Data, path: string): Data | undefined {
  let value: Data | undefined = typeof data === 'string' ? rowsOfCsv(data) : data;
  for (const step of stepsOf(path)) {
    if (value === null || typeof value !== 'object') return undefined;
    value = (value as Readonly<Record<string, Data>>)[step];
  }
  return value;
}

/** True where the path of a place that was read leads to what it quotes, as text or as JSON, long values from their beginning. */
export function valueAt(data: Data, { path, quote }: ReadPlace): boolean {
  if (path === null) return false;
  const value = resolve(data, path);
  if (value === undefined) return false;
  const literal = JSON.stringify(value);
  const plain = typeof value === 'string' ? value : literal;
  const shown = quote.replace(/…$/u, '');
  return quote === literal || quote === plain || (shown !== quote && literal.startsWith(shown));
}
