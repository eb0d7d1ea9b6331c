import { LlmResponse } from '../../../contract/llm-response.ts';

/** A field of an answer that the schema does not take. */
export interface WrongField {
  /** `citations.0.uri`. */
  readonly path: string;
  readonly expected: string;
  readonly missing: boolean;
}

/** What a model wrote, read by LLM_RESPONSE_JSON_V1. */
export type ReadResponse =
  | { readonly kind: 'valid'; readonly response: LlmResponse }
  | { readonly kind: 'unparseable'; readonly why: string }
  /** No answer came at all. */
  | { readonly kind: 'silent'; readonly why: string }
  | { readonly kind: 'invalid'; readonly fields: readonly WrongField[] };

const FENCED = /^```(?:json)?[ \t]*\r?\n([^]*?)\r?\n?```$/iu;
const SHOWN = 80;

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );
}

/** A union is wrong as a whole; what it takes is said by its message. */
function expectedOf(issue: {
  readonly code: string;
  readonly message: string;
  readonly expected?: unknown;
}): string {
  if (issue.code === 'invalid_union') return 'a string, or {source, uri, start_line, end_line}';
  return typeof issue.expected === 'string' ? issue.expected : issue.message;
}

function parsed(text: string): { readonly value: unknown } | { readonly why: string } {
  const json = FENCED.exec(text)?.[1] ?? text;
  try {
    return { value: JSON.parse(json) as unknown };
  } catch {
    return { why: json === '' ? 'is empty' : `begins with ${JSON.stringify(json.slice(0, SHOWN))}` };
  }
}

/** `must_include_satisfied` is for the runtime to say: what a model says of it counts for nothing. */
function withoutRuntime(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { must_include_satisfied: _, ...said } = value as Record<string, unknown>;
  return said;
}

/** LP6: one JSON object, alone or in one fenced block; nothing is mended. Never throws. */
export function readResponse(text: string): ReadResponse {
  const json = parsed(text.trim());
  if ('why' in json) return { kind: 'unparseable', why: json.why };
  const value = withoutRuntime(json.value);
  const checked = LlmResponse.safeParse(value);
  if (checked.success) return { kind: 'valid', response: checked.data };
  const fields = checked.error.issues.map(
    (issue): WrongField => ({
      path: issue.path.join('.'),
      expected: expectedOf(issue),
      missing: valueAt(value, issue.path) === undefined,
    }),
  );
  return { kind: 'invalid', fields };
}
