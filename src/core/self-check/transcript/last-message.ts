import { type Fields, fields, parseObject, textOf, words } from './plain-object.ts';

const TEXTS: ReadonlySet<unknown> = new Set(['text', 'output_text']);

/** Where a line says who spoke and what: itself, its message, its payload, its data. */
function spokenIn(line: Fields): { readonly role: string | null; readonly text: string } {
  const inner = fields(line['message']) ?? fields(line['payload']) ?? fields(line['data']) ?? line;
  const type = words(line['type']) ?? '';
  const role = words(inner['role']) ?? words(line['role']) ?? /^(assistant|user)\b/.exec(type)?.[1] ?? null;
  return { role, text: textOf(inner['content'], TEXTS) };
}

/**
 * The last text of the agent in the lines of a transcript, which may begin in mid-line; null where a prompt came after
 * it, undefined where these lines tell none.
 */
export function lastMessage(lines: readonly string[]): string | null | undefined {
  for (const line of lines.toReversed()) {
    const object = parseObject(line);
    if (object === null || object['isSidechain'] === true) continue;
    const { role, text } = spokenIn(object);
    if (role === 'user') return null;
    if (role === 'assistant' && text.trim() !== '') return text;
  }
  return undefined;
}
