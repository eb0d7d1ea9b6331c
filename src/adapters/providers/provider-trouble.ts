import { APICallError } from 'ai';
import type { AssayErrorCode } from '../../contract/assay-error.ts';
import { type NamedFault, ProviderError } from '../../contract/provider-error.ts';

import { codeOfStatus, isTransportStatus } from '../../contract/provider-status.ts';
import { isWireError, type WireError, type WireFault } from './checked-fetch.ts';

const AGAIN = 'send the request again';
const LONGEST = 200;
/** What looks like a key, a token or an address with a password. */
const SECRET = /\b(?:sk|pk|rk|key|ya29|AIza)[-_.]?[A-Za-z0-9_*.-]{6,}|Bearer\s+\S+|\/\/[^/\s@]*@/g;

/** What must not be said of a call. */
export type Secrets = readonly (string | undefined)[];

/** A stream that came to its end, and whose answer did not: it was cut off on its way, wherever that was. */
export function withoutEnd(provider: string): ProviderError {
  return new ProviderError('unavailable', 'its stream ended before its answer was whole', {
    provider,
    status: null,
    transport: true,
    hint: AGAIN,
  });
}

/** One short line, without anything secret. */
function said(text: string, secrets: Secrets): string {
  const hidden = secrets.reduce<string>(
    (rest, secret) => (secret === undefined || secret === '' ? rest : rest.replaceAll(secret, '[secret]')),
    text,
  );
  const line = hidden.replace(SECRET, '[secret]').replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

/** What the provider itself says of the error, where it says it in a known place. */
function ownWords({ data }: APICallError): string {
  const { error } = (data ?? {}) as { readonly error?: unknown };
  const { message } = (error ?? {}) as { readonly message?: unknown };
  return typeof message === 'string' ? message : typeof error === 'string' ? error : '';
}

/** OA2: `param` and `code` of an error in OpenAI's form. */
function ownNames({ data }: APICallError, secrets: Secrets): NamedFault {
  const { error } = (data ?? {}) as { readonly error?: unknown };
  const { param, code } = (error ?? {}) as { readonly param?: unknown; readonly code?: unknown };
  return {
    ...(typeof param === 'string' ? { param: said(param, secrets) } : {}),
    ...(typeof code === 'string' ? { code: said(code, secrets) } : {}),
  };
}

/** Milliseconds from `now` (of the epoch); seconds or a date are sent. */
export function retryAfter(header: string | undefined, now: number): number | null {
  if (header === undefined || header.trim() === '') return null;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

function hintFor(status: number, retryAfterMs: number | null): string | undefined {
  if (status === 401 || status === 403) return 'check the key, or the token of the user';
  return retryAfterMs === null ? undefined : `try again in ${Math.ceil(retryAfterMs / 1000)} s`;
}

function ofStatus(error: APICallError, status: number, provider: string, secrets: Secrets): ProviderError {
  const words = said(ownWords(error), secrets);
  const retryAfterMs = retryAfter(error.responseHeaders?.['retry-after'], Date.now());
  return new ProviderError(
    codeOfStatus(status),
    `answered with status ${status}${words === '' ? '' : `: ${words}`}`,
    {
      provider,
      status,
      transport: isTransportStatus(status),
      retryAfterMs,
      hint: hintFor(status, retryAfterMs),
      named: ownNames(error, secrets),
    },
  );
}

/** Codes of the system along the chain of causes: ECONNREFUSED and the like. */
function systemCode(error: unknown): string | undefined {
  let at: unknown = error;
  for (let depth = 0; depth < 5 && at instanceof Error; depth += 1) {
    const { code } = at as { readonly code?: unknown };
    if (typeof code === 'string' && /^[A-Z][A-Z0-9_]+$/.test(code)) return code;
    at = at.cause;
  }
  return undefined;
}

/** Codes of a connection that stood, and broke off. */
const BROKEN_OFF = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'];

function unreachable(error: unknown, provider: string): ProviderError {
  const code = systemCode(error);
  if (code !== undefined && BROKEN_OFF.includes(code)) return cutOff(provider, null);
  return new ProviderError('unavailable', `cannot be reached${code === undefined ? '' : ` (${code})`}`, {
    provider,
    status: null,
    transport: true,
    hint: 'is it running, and is its address right?',
  });
}

const WIRE_FAULTS: Readonly<Record<WireFault, readonly [message: string, hint: string | undefined]>> = {
  redirect: ['answered with a redirect, which is not followed', 'give the address that it leads to'],
  page: ['answered with a web page', 'is its address that of the API?'],
  no_stream: ['answered a stream with something else', 'is its address that of the API?'],
  no_choice: ['answered without any choice', undefined],
  error: ['answered with an error', undefined],
  withheld: ['withheld its answer', undefined],
};

const WIRE_CODES: Partial<Record<WireFault, AssayErrorCode>> = { error: 'unavailable', withheld: 'refused' };

function ofWire({ wireFault, words: own }: WireError, provider: string, secrets: Secrets): ProviderError {
  const [what, hint] = WIRE_FAULTS[wireFault];
  const words = said(own, secrets);
  const message = words === '' ? what : `${what}: ${words}`;
  const code = WIRE_CODES[wireFault] ?? 'malformed';
  return new ProviderError(code, message, { provider, status: null, transport: false, hint });
}

/** The provider itself said in the middle of its stream that something is wrong. */
function inStream(error: Error, provider: string, secrets: Secrets): ProviderError {
  const words = said(error.message, secrets);
  const message = `ended its stream with an error${words === '' ? '' : `: ${words}`}`;
  return new ProviderError('unavailable', message, { provider, status: null, transport: false });
}

export function unreadable(provider: string, status: number | null): ProviderError {
  return new ProviderError('malformed', 'answered with something that cannot be read as an answer', {
    provider,
    status,
    transport: false,
    hint: 'is its address that of the API?',
  });
}

function cutOff(provider: string, status: number | null): ProviderError {
  return new ProviderError('unavailable', 'the connection was cut off', {
    provider,
    status,
    transport: true,
    hint: AGAIN,
  });
}

const NO_END = /without a finish (?:reason|chunk)/i;

/** True for an error object that came in the middle of a stream whose head was a success. */
function isOfStream(error: Error): boolean {
  if (error.name === 'AI_StreamProviderError') return true;
  if (!APICallError.isInstance(error) || (error.statusCode ?? 0) < 400) return false;
  return error.responseHeaders?.['content-type']?.startsWith('text/event-stream') === true;
}

/** An error that is no HTTP status: the connection, or what an SDK could not read. */
function ofReading(error: unknown, provider: string): ProviderError {
  const message = error instanceof Error ? error.message : '';
  if (NO_END.test(message)) return withoutEnd(provider);
  if (message === 'terminated') return cutOff(provider, null);
  const isNetwork = systemCode(error) !== undefined || message === 'fetch failed';
  return isNetwork ? unreachable(error, provider) : unreadable(provider, null);
}

/** MR7: any error of an SDK as one of ours: status, transport or not, and never a key or the body of an answer. */
export function providerTrouble(
  error: unknown,
  provider: string,
  secrets: Secrets,
  aborted: boolean,
): ProviderError {
  if (error instanceof ProviderError) return error;
  if (aborted)
    return new ProviderError('cancelled', 'the call was cancelled', {
      provider,
      status: null,
      transport: false,
    });
  if (isWireError(error)) return ofWire(error, provider, secrets);
  if (error instanceof Error && isOfStream(error)) return inStream(error, provider, secrets);
  if (!APICallError.isInstance(error)) return ofReading(error, provider);
  const status = error.statusCode;
  if (status === undefined) return unreachable(error, provider);
  if (status >= 400) return ofStatus(error, status, provider, secrets);
  return systemCode(error) === undefined ? unreadable(provider, status) : cutOff(provider, status);
}
