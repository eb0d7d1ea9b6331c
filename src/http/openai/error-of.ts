import type { OpenAIError } from '../../contract/openai-chat.ts';
import type { Problem } from '../../contract/problem.ts';
import { ProviderError } from '../../contract/provider-error.ts';

/** Types of errors as OpenAI names them. */
const TYPES: Readonly<Record<number, string>> = {
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  429: 'rate_limit_error',
};

const CODES: Readonly<Record<string, string>> = {
  unauthorized: 'invalid_api_key',
  rate_limited: 'rate_limit_exceeded',
};

/** What a provider refuses of a request that went on as it came is the client's to mend. */
const OWN_FAULTS = [400, 413, 422];

function isOwnFault({ status }: ProviderError): boolean {
  return status !== null && OWN_FAULTS.includes(status);
}

function typeOf(status: number): string {
  return TYPES[status] ?? (status >= 500 ? 'server_error' : 'invalid_request_error');
}

function codeOf({ code, where }: Problem, status: number): string {
  if (status === 404 && where === 'model') return 'model_not_found';
  if (code === 'usage' && where !== undefined) return 'unsupported_parameter';
  return CODES[code] ?? code;
}

/** `body: messages[0].role` as the parameter `messages[0].role`, `assay: evidences[0]` as `assay.evidences[0]`. */
function paramOf(where: string | undefined): string | null {
  if (where === undefined) return null;
  const inBody = where.replace(/^body: /, '').replace(/^assay: /, 'assay.');
  return inBody === 'the whole' ? null : inBody;
}

/** Status of a problem on this face: what has the wrong shape is 400 there. */
export function openAIStatus({ status, code }: Problem, error: unknown): number {
  if (error instanceof ProviderError && isOwnFault(error)) return error.status ?? 400;
  return status === 422 && code === 'malformed' ? 400 : status;
}

/** OA2: a problem in OpenAI's form; the way out stands behind the reason. */
export function openAIError(problem: Problem, error: unknown): OpenAIError {
  const { detail, hint, where } = problem;
  const status = openAIStatus(problem, error);
  const message = hint === undefined ? detail : `${detail}; ${hint}`;
  const type = typeOf(status);
  if (!(error instanceof ProviderError))
    return { error: { message, type, param: paramOf(where), code: codeOf(problem, status) } };
  const { param = null, code = codeOf(problem, status) } = isOwnFault(error) ? error.named : {};
  return { error: { message: `${error.provider}: ${message}`, type, param, code } };
}
