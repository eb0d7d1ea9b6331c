import type { AnswerSchema, SchemaIssue } from '../../../contract/judge-answer.ts';
import { wholeCharacters } from './whole-characters.ts';

/** What a judge wrote, read by the schema that it was given; else what was wrong with it. */
export type ReadAnswer<T> = { readonly value: T } | { readonly wrong: string };

const FENCED = /^```(?:json)?[ \t]*\r?\n([^]*?)\r?\n?```$/iu;
const LONGEST_SHOWN = 60;

function parsed(text: string): ReadAnswer<unknown> {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return {
      wrong: `is not one JSON object: ${JSON.stringify(wholeCharacters(text.slice(0, LONGEST_SHOWN)))}`,
    };
  }
}

function whatIsWrong(issues: readonly SchemaIssue[]): string {
  const [first] = issues;
  const place = first?.path.join('.') ?? '';
  return `does not fit the schema${place === '' ? '' : ` at ${place}`}: ${first?.message ?? 'unknown'}`;
}

/** QG14: the answer of a judge. One JSON object, alone or in one fenced block; nothing is mended. */
export function readAnswer<T>(text: string, schema: AnswerSchema<T>): ReadAnswer<T> {
  const trimmed = text.trim();
  const json = parsed(FENCED.exec(trimmed)?.[1] ?? trimmed);
  if ('wrong' in json) return json;
  const checked = schema.safeParse(json.value);
  return checked.success ? { value: checked.data } : { wrong: whatIsWrong(checked.error.issues) };
}
