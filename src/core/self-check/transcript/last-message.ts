import { type Fields, fields, list, parseObject, words } from './plain-object.ts';

const TEXTS: ReadonlySet<unknown> = new Set(['text', 'output_text']);

function textOf(content: unknown): string {
  const plain = words(content);
  if (plain !== null) return plain;
  return list(content)
    .flatMap((part) => (TEXTS.has(fields(part)?.['type']) ? (words(fields(part)?.['text']) ?? []) : []))
    .join('\n');
}

/** Where a line says who spoke and what: itself, its message, its payload, its data. */
function spokenIn(line: Fields): { readonly role: string | null; readonly text: string } {
  const inner = fields(line['message']) ?? fields(line['payload']) ?? fields(line['data']) ?? line;
  const type = words(line['type']) ?? '';
  const role = words(inner['role']) ?? words(line['role']) ?? /^(assistant|user)\b/.exec(type)?.[1] ?? null;
  return { role, text: textOf(inner['content']) };
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
