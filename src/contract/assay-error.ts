/** What kind of trouble; decides exit code and advice, never worded for people. */
export type AssayErrorCode =
  | 'usage'
  | 'malformed'
  | 'not_found'
  | 'unavailable'
  | 'timeout'
  | 'cancelled'
  | 'locked'
  | 'read_only'
  | 'disk_full'
  | 'newer_version'
  | 'refused'
  | 'rate_limited'
  | 'budget_spent'
  | 'busy'
  | 'conflict';

/** An error that a person can act on: `message` says why, `where` the place (file:line, column, folder), `hint` the way out. */
export class AssayError extends Error {
  override readonly name = 'AssayError';
  readonly code: AssayErrorCode;
  readonly where: string | undefined;
  readonly hint: string | undefined;

  constructor(
    code: AssayErrorCode,
    message: string,
    more: {
      readonly where?: string | undefined;
      readonly hint?: string | undefined;
      readonly cause?: unknown;
    } = {},
  ) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause });
    this.code = code;
    this.where = more.where;
    this.hint = more.hint;
  }
}
