import { Problem } from '../../src/contract/problem.ts';
import { language } from '../i18n/i18n.ts';
import { apiError, ownProblem, type ApiError } from './api-error.ts';
import { apiKey } from './api-key.ts';

/** How a request differs from a plain GET. */
export interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

/** Of every request: the language that is shown, and the key of this tab. */
export function callerHeaders(): Record<string, string> {
  const key = apiKey();
  return { 'Accept-Language': language(), ...(key === null ? {} : { Authorization: `Bearer ${key}` }) };
}

function headersOf({ body, headers }: RequestOptions): Record<string, string> {
  return {
    Accept: 'application/json',
    ...callerHeaders(),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...headers,
  };
}

async function problemOf(response: Response): Promise<ApiError> {
  const told = Problem.safeParse(await response.json().catch(() => null));
  return told.success
    ? apiError(told.data)
    : ownProblem('unreadable', `HTTP ${response.status}`, response.status);
}

/** An answer with a status of success, its body unread: streams begin here. Rejects with `ApiError`, or an AbortError. */
export async function open(path: string, options: RequestOptions = {}): Promise<Response> {
  const { method = options.body === undefined ? 'GET' : 'POST', body, signal = null } = options;
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(path, { method, headers: headersOf(options), signal, ...sent }).catch(
    (error: unknown) => {
      if (signal?.aborted === true) throw error;
      throw ownProblem('unreachable', error instanceof Error ? error.message : '');
    },
  );
  if (!response.ok) throw await problemOf(response);
  return response;
}

/** The JSON of an answer. `T` is the type that the contract gives the route; undefined where it has no body. */
export async function request<T>(path: string, options: RequestOptions = {}): Promise<T> {
  const response = await open(path, options);
  if (response.status === 204) return undefined as T;
  return response.json().catch(() => {
    throw ownProblem('unreadable', path, response.status);
  }) as Promise<T>;
}

/** `?a=1&b=2` of what is set. */
export function queryOf(values: Readonly<Record<string, string | number | null | undefined>>): string {
  const set = Object.entries(values).flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return set.length === 0 ? '' : `?${new URLSearchParams(set).toString()}`;
}
