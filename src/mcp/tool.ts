import type { z } from 'zod';
import { checkValue } from '../app/check-value.ts';
import { isRecord } from '../app/forms/is-record.ts';
import { refuseUnknown } from '../app/misspelt.ts';
import type { ApiRight } from '../contract/api-key.ts';
import type { AbortSignalLike } from '../contract/ports/knowledge-graph.ts';
import type { McpContext } from './mcp-context.ts';

/** What a host may think of a call before it is made: MC6. */
interface ToolManners {
  readonly readOnlyHint: boolean;
  readonly destructiveHint: boolean;
  readonly idempotentHint: boolean;
  readonly openWorldHint: boolean;
}

/** A result: the words for the agent, and the value of the tool's output schema. */
export interface Told<Output> {
  readonly text: string;
  readonly value: Output;
}

interface Described {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** What an API key needs for it (HT6). */
  readonly right: ApiRight;
  readonly manners: ToolManners;
}

interface Definition<Input, Output> extends Described {
  readonly input: z.ZodType<Input> & { readonly shape: object };
  readonly output: z.ZodType<Output>;
  readonly handle: (input: Input, context: McpContext, abort: AbortSignalLike) => Promise<Told<Output>>;
}

/** A tool as the server sees it: arguments of any shape, which it reads itself. */
export interface Tool extends Described {
  readonly input: z.ZodType;
  readonly output: z.ZodType;
  readonly call: (given: unknown, context: McpContext, abort: AbortSignalLike) => Promise<Told<unknown>>;
}

/** A tool that reads its arguments by its schema. Its calls reject with `AssayError` malformed naming the field. */
export function tool<Input, Output>({ handle, ...described }: Definition<Input, Output>): Tool {
  const { name, input } = described;
  const at = { place: name, hint: 'tools/list gives the schema of the arguments' };
  return {
    ...described,
    async call(given, context, abort) {
      if (isRecord(given)) refuseUnknown(given, Object.keys(input.shape), at);
      return handle(checkValue(input, given, at), context, abort);
    },
  };
}
