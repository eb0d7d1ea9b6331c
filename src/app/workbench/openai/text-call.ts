import { AssayError } from '../../../contract/assay-error.ts';
import type { OpenAIChatRequest, OpenAIMessage } from '../../../contract/openai-chat.ts';
import type { AvailableModel } from '../../models/available-model.ts';

/** What of a request every provider is told, or is a matter of the face. */
const TAKEN = new Set([
  'model',
  'messages',
  'stream',
  'stream_options',
  'n',
  'temperature',
  'max_tokens',
  'max_completion_tokens',
  'assay',
]);

function refuse(where: string, { provider }: AvailableModel): never {
  throw new AssayError('usage', `the provider ${provider} is not told of this`, {
    where,
    hint: "leave it out, or name a model of a provider of OpenAI's form; GET /v1/models lists the models",
  });
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function partOtherThanText({ content }: OpenAIMessage): number {
  return Array.isArray(content) ? content.findIndex(({ type }) => type !== 'text') : -1;
}

/** Fields of a message that are more than its words. Results of tools are evidence, which a provider without a model reads. */
function checkMessage(
  message: OpenAIMessage,
  at: number,
  writer: AvailableModel,
  readsEvidence: boolean,
): void {
  const part = partOtherThanText(message);
  if (part >= 0) refuse(`messages[${at}].content[${part}]`, writer);
  if (readsEvidence) return;
  if (message.role === 'tool' || message.role === 'function') refuse(`messages[${at}].role`, writer);
  const call = ['tool_calls', 'function_call'].find((name) => isGiven(message[name]));
  if (call !== undefined) refuse(`messages[${at}].${call}`, writer);
}

/** OA3: what a provider of another form would not be told is refused by name, never left out. Throws `AssayError` usage. */
export function checkTextCall(body: OpenAIChatRequest, writer: AvailableModel, readsEvidence: boolean): void {
  const untold = Object.keys(body).find((name) => !TAKEN.has(name) && isGiven(body[name]));
  if (untold !== undefined) refuse(untold, writer);
  for (const [at, message] of body.messages.entries()) checkMessage(message, at, writer, readsEvidence);
}
