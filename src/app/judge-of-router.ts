import { AssayError } from '../contract/assay-error.ts';
import type { Judge } from '../core/quality-gate/gate-request.ts';
import type { ModelRouter } from './models/model-router.ts';

/** By which a script tells the judge's calls from others. */
const JUDGE_TASK = 'quality_eval';
/** Quotes, and judges nothing. */
const NO_JUDGE = 'extractive';

/**
 * The model of this name as a judge; `token` is that of a user, in place of the server's key. Throws `AssayError`:
 * not_found, usage (`extractive`).
 */
export function judgeOfRouter(router: ModelRouter, name: string, token: string | null = null): Judge {
  const found = router.resolve(name);
  if (found.provider === NO_JUDGE)
    throw new AssayError('usage', 'this model only quotes: it judges nothing', {
      where: name,
      hint: 'name another model, or none',
    });
  const own = token === null ? {} : { token };
  return {
    ...found,
    ask: (messages, how, abort) =>
      router.chat({ task: JUDGE_TASK, messages: [...messages], model: name, ...how, ...own }, abort),
  };
}
