import { AssayError } from '../../contract/assay-error.ts';
import { suggest } from '../configuration/nearest-word.ts';
import { freeId } from './free-id.ts';
import { type Fields, firstText, isRecord } from './is-record.ts';

/** The result of a tool, with what names it. */
interface ToolResult {
  readonly call: unknown;
  readonly name: string | undefined;
  readonly data: unknown;
}

const ROLES: Readonly<Record<string, string>> = { human: 'user', ai: 'assistant', function: 'tool' };

export function roleOf(message: Fields): string {
  const said = firstText(message, ['role', 'type']) ?? '';
  return ROLES[said] ?? said;
}

function partsOf({ content }: Fields): readonly Fields[] {
  if (typeof content === 'string') return [{ type: 'text', text: content }];
  return Array.isArray(content) ? content.filter(isRecord) : [];
}

/** The texts of a message. */
export function textOf(message: Fields): string {
  const texts = partsOf(message).flatMap(({ type, text }) =>
    (type === 'text' || type === 'output_text') && typeof text === 'string' ? [text] : [],
  );
  return texts.join('\n').trim();
}

/** `{type: 'json', value}` of the AI SDK, parts of a text, or the value itself. */
function resultData(given: unknown): unknown {
  if (isRecord(given) && 'value' in given) return given['value'];
  return Array.isArray(given) ? textOf({ content: given }) || given : given;
}

/** Results in the parts of a message: Anthropic says `tool_result`, the AI SDK `tool-result`. */
function resultsInParts(message: Fields): ToolResult[] {
  return partsOf(message)
    .filter(({ type }) => type === 'tool_result' || type === 'tool-result')
    .map((part) => ({
      call: part['tool_use_id'] ?? part['toolCallId'],
      name: firstText(part, ['toolName']),
      data: resultData(part['content'] ?? part['output'] ?? part['result']),
    }));
}

function resultsOf(message: Fields): ToolResult[] {
  const inside = resultsInParts(message);
  if (inside.length > 0 || roleOf(message) !== 'tool') return inside;
  const { content, tool_call_id: call } = message;
  return [{ call, name: firstText(message, ['name']), data: resultData(content) }];
}

/** Calls of tools by their ids, wherever a message names them. */
function callNames(messages: readonly Fields[]): ReadonlyMap<unknown, string> {
  const calls = messages.flatMap((message) => {
    const listed: unknown = message['tool_calls'];
    return [...(Array.isArray(listed) ? listed.filter(isRecord) : []), ...partsOf(message)];
  });
  return new Map(
    calls.flatMap((call): [unknown, string][] => {
      const inner = isRecord(call['function']) ? call['function'] : call;
      const name = firstText(inner, ['name', 'toolName']);
      return name === undefined ? [] : [[call['id'] ?? call['toolCallId'], name]];
    }),
  );
}

/** The results of tools in messages, in their order; each has an id of its own. */
export function evidencesOf(before: readonly Fields[]): object[] {
  const names = callNames(before);
  const taken = new Set<string>();
  return before.flatMap(resultsOf).map(({ call, name, data }) => {
    const evidence_id = freeId([name ?? names.get(call) ?? 'tool'], taken);
    return { evidence_id, type: 'tool_result', data };
  });
}

const KNOWN_ROLES = ['user', 'assistant', 'system', 'developer', 'tool'];

/** True for a list of messages. */
export function areMessages(given: unknown): given is readonly Fields[] {
  if (!Array.isArray(given) || given.length === 0) return false;
  return given.every((one) => isRecord(one) && 'content' in one && KNOWN_ROLES.includes(roleOf(one)));
}

/** True for what its maker took for messages, whatever their roles. */
export function saysRoles(given: unknown): given is readonly Fields[] {
  if (!Array.isArray(given) || given.length === 0) return false;
  return given.every((one) => isRecord(one) && 'content' in one && firstText(one, ['role']) !== undefined);
}

function troubleOf(message: unknown): readonly [field: string, why: string] | null {
  if (!isRecord(message)) return ['', 'is no message'];
  const role = roleOf(message);
  if (role === '') return ['', 'has no "role"'];
  if (!KNOWN_ROLES.includes(role)) return ['.role', `unknown role "${role}"${suggest(role, KNOWN_ROLES)}`];
  return 'content' in message ? null : ['', 'has no "content"'];
}

/** Names the first that is no message, where a list is none of messages. Throws `AssayError` malformed. */
export function refuseMessages(given: readonly unknown[], where: string): void {
  for (const [at, message] of given.entries()) {
    const trouble = troubleOf(message);
    if (trouble === null) continue;
    const [field, why] = trouble;
    throw new AssayError('malformed', why, {
      where: `${where}[${at}]${field}`,
      hint: 'give each message as {"role": "user", "content": …}',
    });
  }
}

/** A conversation as an answer in short. Throws `AssayError` malformed where the assistant says nothing. */
export function messagesForm(messages: readonly Fields[], place: string): Fields & { readonly text: string } {
  const last = messages.findLastIndex((one) => roleOf(one) === 'assistant' && textOf(one) !== '');
  const answer = messages[last];
  if (answer === undefined)
    throw new AssayError('malformed', 'has no text of the assistant', {
      where: `${place}: messages`,
      hint: 'give the conversation up to the answer that is to be verified',
    });
  const before = messages.slice(0, last);
  const asked = before.findLast((one) => roleOf(one) === 'user' && textOf(one) !== '');
  return {
    ...(asked === undefined ? {} : { question: textOf(asked) }),
    text: textOf(answer),
    evidences: evidencesOf(before),
  };
}
