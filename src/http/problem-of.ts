import { STATUS_CODES } from 'node:http';
import { AssayError, type AssayErrorCode } from '../contract/assay-error.ts';
import type { Language } from '../contract/language.ts';
import type { Problem } from '../contract/problem.ts';
import { ProviderError } from '../contract/provider-error.ts';
import { foreseen } from '../contract/trouble-at.ts';
import { isRefusal } from './refusal.ts';

/** A sentence of an error in a language. */
export type Say = (sentence: string, language: Language) => string;

/** Status of an error that a use case ended with. What is malformed here is the server's own: bodies were read before. */
const STATUS: Readonly<Record<AssayErrorCode, number>> = {
  usage: 400,
  malformed: 500,
  not_found: 404,
  unavailable: 503,
  timeout: 504,
  cancelled: 499,
  locked: 503,
  read_only: 503,
  disk_full: 503,
  newer_version: 500,
  refused: 403,
  rate_limited: 429,
  budget_spent: 402,
  busy: 503,
  conflict: 409,
};

/** Of a model that failed, as a gateway says it: its own refusals are no matter of our keys. */
const PROVIDER_STATUS: Readonly<Partial<Record<AssayErrorCode, number>>> = {
  not_found: 404,
  usage: 400,
  timeout: 504,
  cancelled: 499,
};

/** Seconds after which who was turned away may try again: these faults pass. */
const RETRY_AFTER: Readonly<Partial<Record<AssayErrorCode, string>>> = {
  busy: '2',
  locked: '5',
  unavailable: '5',
  disk_full: '10',
  read_only: '10',
};

const INSIDE = 'something went wrong inside the server';
const REPORT = 'this is a bug in Assay; the line of this request on standard error says more';

interface Told {
  readonly status: number;
  readonly code: string;
  readonly why: string;
  readonly where?: string | undefined;
  readonly hint?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Where the provider names no pause. */
const PROVIDER_PAUSE_MS = 5000;

/** MR16: a model that asks for patience, or is left alone, passes: who asked is told when to come again. */
function providerTold({ code, retryAfterMs }: ProviderError): Pick<Told, 'status' | 'headers'> {
  const isLimited = code === 'rate_limited';
  const passes = isLimited || (code === 'unavailable' && retryAfterMs !== null);
  if (!passes) return { status: PROVIDER_STATUS[code] ?? 502 };
  const seconds = Math.max(1, Math.ceil((retryAfterMs ?? PROVIDER_PAUSE_MS) / 1000));
  return { status: isLimited ? 429 : 503, headers: { 'Retry-After': String(seconds) } };
}

function told(thrown: unknown): Told {
  const error = foreseen(thrown);
  if (isRefusal(error)) return { ...error.refusal, why: error.message };
  if (!(error instanceof AssayError)) return { status: 500, code: 'internal', why: INSIDE, hint: REPORT };
  const { code, where, hint, message: why } = error;
  if (error instanceof ProviderError) return { code, where, hint, why, ...providerTold(error) };
  const status = STATUS[code];
  const retryAfter = status === 503 ? RETRY_AFTER[code] : undefined;
  return {
    status,
    code,
    where,
    hint,
    why,
    ...(retryAfter === undefined ? {} : { headers: { 'Retry-After': retryAfter } }),
  };
}

/** True for an error that nobody foresaw, of which only the log may tell. */
export function isUnforeseen(error: unknown): boolean {
  return !isRefusal(error) && !(foreseen(error) instanceof AssayError);
}

/** A problem (RFC 9457) with the headers that go with it. */
export interface ToldProblem {
  readonly problem: Problem;
  readonly headers: Readonly<Record<string, string>>;
}

/** What a client is told of an error. Never a stack, and of what nobody foresaw never the message. */
export function problemOf(
  error: unknown,
  request: {
    readonly path: string;
    readonly request_id: string;
    readonly language: Language;
    readonly say: Say;
  },
): ToldProblem {
  const { status, code, why, where, hint, headers = {} } = told(error);
  const say = (sentence: string): string => request.say(sentence, request.language);
  return {
    headers,
    problem: {
      type: `urn:assay:problem:${code}`,
      title: STATUS_CODES[status] ?? 'Client Closed Request',
      status,
      detail: say(why),
      instance: request.path,
      code,
      ...(where === undefined ? {} : { where }),
      ...(hint === undefined ? {} : { hint: say(hint) }),
      request_id: request.request_id,
    },
  };
}
