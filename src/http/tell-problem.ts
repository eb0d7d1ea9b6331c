import { acceptLanguage } from './accept-language.ts';
import type { AppOptions } from './app-options.ts';
import { isUnforeseen, problemOf, type ToldProblem } from './problem-of.ts';
import type { ServerContext } from './server-context.ts';

export const PROBLEM_TYPE = 'application/problem+json';

/** The problem of an error for the one who asked; what nobody foresaw goes to the log. */
export function tellProblem(c: ServerContext, error: unknown, options: AppOptions): ToldProblem {
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
