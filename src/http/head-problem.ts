import { STATUS_CODES } from 'node:http';
import type { Problem } from '../contract/problem.ts';

const CODES: Readonly<Record<number, string>> = { 408: 'timeout', 431: 'too_large' };

/** The problem of a request whose head cannot be read: nobody knows yet who asks, or in which language. */
export function headProblem(status: number, detail: string, request_id: string): Problem {
  const code = CODES[status] ?? 'malformed';
  return {
    type: `urn:assay:problem:${code}`,
    title: STATUS_CODES[status] ?? '',
    status,
    detail,
    code,
    request_id,
  };
}

/** The same as the bytes of a whole answer, after which the connection ends. */
export function rawHeadProblem(status: number, detail: string, requestId: string): string {
  const body = JSON.stringify(headProblem(status, detail, requestId));
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/problem+json',
    `X-Request-Id: ${requestId}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
