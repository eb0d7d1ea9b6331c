import type { AnswerSchema, SchemaIssue } from '../../../contract/judge-answer.ts';
import { UNOPENED_END } from '../thoughts.ts';
import type { Span } from '../../../contract/span.ts';
import { wholeCharacters } from './whole-characters.ts';

/** What a judge wrote, read by the schema that it was given; else what was wrong with it. */
export type ReadAnswer<T> = { readonly value: T } | { readonly wrong: string };

const THOUGHT = /^<think(?:ing)?>[^]*?<\/think(?:ing)?>/iu;
const THINKS = /^<think(?:ing)?>/iu;
const LONGEST_SHOWN = 60;

/** The first JSON object in a text: from its first brace to behind the one that closes it; the text itself where there is none. */
function objectIn(text: string): Span {
  const start = text.indexOf('{');
  let depth = 0;
  let isQuoted = false;
  for (let at = start; at >= 0 && at < text.length; at += 1) {
    const sign = text[at];
    if (isQuoted && sign === '\\') at += 1;
    else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && sign === '{') depth += 1;
    else if (!isQuoted && sign === '}' && (depth -= 1) === 0) return { start, end: at + 1 };
  }
  return { start: 0, end: text.length };
}

function firstObject(text: string): string {
  const { start, end } = objectIn(text);
  return text.slice(start, end);
}

/** What stands behind a thought whose opening tag is missing. A tag that the object itself quotes ends none. */
function behindThought(text: string): string {
  const closer = UNOPENED_END.exec(text);
  if (closer === null) return text;
  const { start, end } = objectIn(text);
  const isQuoted = start < closer.index && closer.index < end && 'value' in parsed(text.slice(start, end));
  return isQuoted ? text : text.slice(closer.index + closer[0].length);
}

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

/** QG14: the answer of a judge: the first JSON object behind what it thought, also where no tag opens its thought. Of one that never ended its thought nothing is read. */
export function readAnswer<T>(text: string, schema: AnswerSchema<T>): ReadAnswer<T> {
  const said = text.trim().replace(THOUGHT, '').trim();
  if (THINKS.test(said)) return { wrong: 'ends within what it thinks' };
  const json = parsed(firstObject(behindThought(said)));
  if ('wrong' in json) return json;
  const checked = schema.safeParse(json.value);
  return checked.success ? { value: checked.data } : { wrong: whatIsWrong(checked.error.issues) };
}
