import { extname } from 'node:path';
import { openPlain } from '../../files/plain-file.ts';

const SIZE = 4096;
const TEXT = String.raw`"(?:[^"\\]|\\.)*"`;
const ROW = new RegExp(
  String.raw`^\s*(?:\[\s*)?\{"at":${TEXT},(?:"response_id":${TEXT},)?"key":"[\da-f]{64}"`,
);

/** How reports begin, by their ending. */
const BEGINS: Readonly<Record<string, readonly RegExp[]>> = {
  '.md': [/^<!-- assay:\w+ -->/],
  '.xml': [/^<\?xml [^<>]*\?>\s*<testsuites name="assay"/],
  '.json': [
    ROW,
    /^\{\s*"status": "(?:success|error)",[^{}]*"result": \{\s*"validation_id": "/,
    /^\{\s*"check_id": "chk-[\dA-Z]{26}",/,
    /^\{\s*"quality": (?:null,\s*"unchecked": \{\s*"reason"|\{\s*"status"): "/,
  ],
  '.jsonl': [ROW],
  '.ndjson': [ROW],
  '.csv': [/^\ufeff?at,response_id,status,score,claims,verified,claim,reason\n/],
};

/** A report to be read: its verdict in front, that which is kept of it as the last line. */
const TITLE = /^[A-Z_]{4,24} {2}\S/;
const FOOT = /^\S{2,8} [\dA-Z]{26} · \d{4}-\d\d-\d\dT[\d:.]{8,12}Z(?: · |$)/;
const READABLE: ReadonlySet<string> = new Set(['.txt', '.text', '.md', '.markdown', '.rst', '.adoc']);

interface Ends {
  readonly head: string;
  readonly tail: string;
}

async function endsOf(path: string): Promise<Ends> {
  const file = await openPlain(path);
  try {
    const part = async (from: number) => Buffer.from(await file.read(from, SIZE)).toString('utf8');
    return { head: await part(0), tail: await part(Math.max(0, file.seen.size - SIZE)) };
  } finally {
    await file.close();
  }
}

function isReadable({ head, tail }: Ends): boolean {
  return TITLE.test(head) && FOOT.test(tail.trimEnd().split('\n').at(-1) ?? '');
}

/** IN16: true for a report that Assay wrote; of what cannot be opened, the reading tells why. */
export async function isWrittenReport(path: string): Promise<boolean> {
  const ending = extname(path).toLowerCase();
  const begins = BEGINS[ending] ?? [];
  if (begins.length === 0 && !READABLE.has(ending)) return false;
  const ends = await endsOf(path).catch(() => ({ head: '', tail: '' }));
  return begins.some((begin) => begin.test(ends.head)) || (READABLE.has(ending) && isReadable(ends));
}
