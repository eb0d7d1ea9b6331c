import { extname } from 'node:path';
import { openPlain } from '../../files/plain-file.ts';

const HEAD = 4096;
const TEXT = String.raw`"(?:[^"\\]|\\.)*"`;
const ROW = new RegExp(
  String.raw`^\s*(?:\[\s*)?\{"at":${TEXT},(?:"response_id":${TEXT},)?"key":"[\da-f]{64}"`,
);

/** How reports that `-o` wrote begin, by their ending. */
const BEGINS: Readonly<Record<string, readonly RegExp[]>> = {
  '.md': [/^<!-- assay:\w+ -->/],
  '.xml': [/^<\?xml [^<>]*\?>\s*<testsuites name="assay"/],
  '.json': [ROW, /^\{\s*"status": "(?:success|error)",[^{}]*"result": \{\s*"validation_id": "/],
  '.jsonl': [ROW],
  '.ndjson': [ROW],
  '.csv': [/^\ufeff?at,response_id,status,score,claims,verified,claim,reason\n/],
};

async function headOf(path: string): Promise<string> {
  const file = await openPlain(path);
  try {
    return Buffer.from(await file.read(0, HEAD)).toString('utf8');
  } finally {
    await file.close();
  }
}

/** IN16: true for a report that Assay wrote; of what cannot be opened, the reading tells why. */
export async function isWrittenReport(path: string): Promise<boolean> {
  const begins = BEGINS[extname(path).toLowerCase()];
  if (begins === undefined) return false;
  const head = await headOf(path).catch(() => '');
  return begins.some((begin) => begin.test(head));
}
