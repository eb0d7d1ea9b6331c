import { STATUS_CODES } from 'node:http';
import type { Problem } from '../contract/problem.ts';

const CODES: Readonly<Record<number, string>> = { 408: 'timeout', 431: 'too_large' };

/** Why a head cannot be read, and what helps. */
export interface HeadTrouble {
  readonly status: number;
  readonly detail: string;
  readonly hint: string;
}

/** The problem of a request whose head cannot be read: nobody knows yet who asks; `say` words it as the server does where nobody asks. */
export function headProblem(
  { status, detail, hint }: HeadTrouble,
  request_id: string,
  say: (sentence: string) => string,
): Problem {
  const code = CODES[status] ?? 'malformed';
  return {
    type: `urn:assay:problem:${code}`,
    title: STATUS_CODES[status] ?? '',
    status,
    detail: say(detail),
    code,
    hint: say(hint),
    request_id,
  };
}

/** A problem as the bytes of a whole answer, after which the connection ends. */
export function rawHeadProblem(problem: Problem): string {
  const body = JSON.stringify(problem);
  return [
    `HTTP/1.1 ${problem.status} ${problem.title}`,
    'Content-Type: application/problem+json',
    `X-Request-Id: ${problem.request_id}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
