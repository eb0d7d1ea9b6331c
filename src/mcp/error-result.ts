import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { AssayError } from '../contract/assay-error.ts';
import type { Language } from '../contract/language.ts';
import { foreseen } from '../contract/trouble-at.ts';
import type { Wording } from './mcp-context.ts';

const BUG = 'this is a bug in Assay; ASSAY_DEBUG=1 shows where';

/** Why a call gave no verdict: where, why, what to do. Never a stack. */
export function errorResult(thrown: unknown, language: Language, { say, plain }: Wording): CallToolResult {
  const error = foreseen(thrown);
  const message = error instanceof Error ? error.message : String(error);
  const { where, hint } = error instanceof AssayError ? error : { where: undefined, hint: BUG };
  const place = where === undefined ? '' : `${plain(where)}: `;
  const lines = [`assay: ${place}${plain(say(message, language))}`];
  if (hint !== undefined) lines.push(plain(say(hint, language)));
  return { isError: true, content: [{ type: 'text', text: lines.join('\n') }] };
}
