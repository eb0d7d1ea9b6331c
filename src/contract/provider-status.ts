import type { AssayErrorCode } from './assay-error.ts';

const CODES: Readonly<Record<number, AssayErrorCode>> = {
  404: 'not_found',
  408: 'timeout',
  409: 'conflict',
  429: 'rate_limited',
  504: 'timeout',
};

/** What kind of trouble an HTTP status of a provider is. */
export function codeOfStatus(status: number): AssayErrorCode {
  return CODES[status] ?? (status >= 500 ? 'unavailable' : 'refused');
}

/** True for a status that may go away by itself. */
export function isTransportStatus(status: number): boolean {
  return status >= 500 || status === 408 || status === 425 || status === 429;
}
