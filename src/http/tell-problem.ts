import type { KeptAnswer } from '../contract/ports/idempotency-store.ts';
import { acceptLanguage } from './accept-language.ts';
import type { AppOptions } from './app-options.ts';
import { openAIError, openAIStatus } from './openai/error-of.ts';
import { isUnforeseen, problemOf, type ToldProblem } from './problem-of.ts';
import type { ServerContext } from './server-context.ts';

/** OA2: what lies under this path is told in OpenAI's form. */
const OPENAI = '/v1/';

/** The problem of an error for the one who asked; what nobody foresaw goes to the log. */
function tellProblem(c: ServerContext, error: unknown, options: AppOptions): ToldProblem {
  if (isUnforeseen(error)) options.log.unforeseen(c.var.requestId, error);
  const told = problemOf(error, {
    path: c.req.path,
    request_id: c.var.requestId,
    language: acceptLanguage(c.req.header('accept-language')) ?? options.language,
    say: options.say,
  });
  c.set('problem', told.problem.code);
  return told;
}

/** An error as an answer: a problem, or in OpenAI's form where its address is one of those. */
export function problemAnswer(c: ServerContext, error: unknown, options: AppOptions): KeptAnswer {
  const { problem, headers } = tellProblem(c, error, options);
  if (c.req.path.startsWith(OPENAI)) {
    const body = JSON.stringify(openAIError(problem, error));
    const type = { 'Content-Type': 'application/json' };
    return { status: openAIStatus(problem, error), headers: { ...headers, ...type }, body };
  }
  const type = { 'Content-Type': 'application/problem+json' };
  return { status: problem.status, headers: { ...headers, ...type }, body: JSON.stringify(problem) };
}

/** The event that ends a stream early, in the form of its address. */
export function problemEvent(c: ServerContext, error: unknown, options: AppOptions): string {
  const { problem } = tellProblem(c, error, options);
  if (c.req.path.startsWith(OPENAI)) return `data: ${JSON.stringify(openAIError(problem, error))}\n\n`;
  return `event: error\ndata: ${JSON.stringify({ error: problem.detail })}\n\n`;
}
