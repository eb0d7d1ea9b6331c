import type { AnswerMcp } from '../../src/app/tool-context.ts';
import { TOOL_WORDING } from '../../src/cli/tool-wording.ts';
import { answerOverHttp } from '../../src/mcp/answer-over-http.ts';

const TOLD = { version: '0.0.0', warn: () => undefined, debug: false, wording: TOOL_WORDING };

/** The tools for agents as a server of tests gives them. */
export async function testMcp(): Promise<AnswerMcp> {
  return answerOverHttp(TOLD);
}
