import { APICallError } from 'ai';
import { ProviderError } from '../../contract/provider-error.ts';
import { codeOfStatus, isTransportStatus } from '../../contract/provider-status.ts';

const LONGEST = 200;
/** What looks like a key, a token or an address with a password. */
const SECRET = /\b(?:sk|pk|rk|key|ya29|AIza)[-_.]?[A-Za-z0-9_*.-]{6,}|Bearer\s+\S+|\/\/[^/\s@]*@/g;

/** What must not be said of a call. */
export type Secrets = readonly (string | undefined)[];

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

function retryAfter(headers: Readonly<Record<string, string>> | undefined): number | null {
  const seconds = Number(headers?.['retry-after'] ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}

function ofStatus(error: APICallError, status: number, provider: string, secrets: Secrets): ProviderError {
  const words = said(ownWords(error), secrets);
  const refused = status === 401 || status === 403;
  return new ProviderError(
    codeOfStatus(status),
    `answered with status ${status}${words === '' ? '' : `: ${words}`}`,
    {
      provider,
      status,
      transport: isTransportStatus(status),
      retryAfterMs: retryAfter(error.responseHeaders),
      hint: refused ? 'check the key, or the token of the user' : undefined,
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

function unreachable(error: unknown, provider: string): ProviderError {
  const code = systemCode(error);
  return new ProviderError('unavailable', `cannot be reached${code === undefined ? '' : ` (${code})`}`, {
    provider,
    status: null,
    transport: true,
    hint: 'is it running, and is its address right?',
  });
}

export function unreadable(provider: string, status: number | null): ProviderError {
  return new ProviderError('malformed', 'answered with something that cannot be read as an answer', {
    provider,
    status,
    transport: false,
    hint: 'is its address that of the API?',
  });
}

function cutOff(provider: string, status: number): ProviderError {
  return new ProviderError('unavailable', 'the connection was cut off', {
    provider,
    status,
    transport: true,
  });
}

const READING = /JSON|parse|validation|invalid response|no output|no content|empty response/i;

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
  if (!APICallError.isInstance(error))
    return error instanceof Error && READING.test(`${error.name} ${error.message}`)
      ? unreadable(provider, null)
      : unreachable(error, provider);
  const status = error.statusCode;
  if (status === undefined) return unreachable(error, provider);
  if (status >= 400) return ofStatus(error, status, provider, secrets);
  return systemCode(error) === undefined ? unreadable(provider, status) : cutOff(provider, status);
}
