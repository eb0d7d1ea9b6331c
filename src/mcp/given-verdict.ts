import { z } from 'zod';
import type { AssayError } from '../contract/assay-error.ts';
import { VerdictRecord } from '../contract/verdict-record.ts';
import type { McpContext } from './mcp-context.ts';

/** What every verdict of a tool begins with. */
export const GivenVerdict = z.object({
  verdict_id: z.string().describe('explain_verdict takes it, where the verdict was kept'),
  outcome: z.string().describe('The verdict word, or ERROR where nothing could be evaluated'),
  exit: VerdictRecord.shape.exit.describe(
    'What the command would exit with: 0 passed, 1 not, 2 not evaluated',
  ),
  kept: z.boolean(),
});
type GivenVerdict = z.infer<typeof GivenVerdict>;

/** The verdict with whether it is kept, where it should be. */
export async function givenVerdict(
  verdict: VerdictRecord,
  keep: boolean,
  notKept: AssayError | null,
  context: Pick<McpContext, 'keep'>,
): Promise<GivenVerdict> {
  const { id, outcome, exit } = verdict;
  const kept = keep && (await context.keep(verdict, notKept)) === null;
  return { verdict_id: id, outcome, exit, kept };
}
