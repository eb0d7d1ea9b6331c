import { AssayError } from '../contract/assay-error.ts';
import type { ModelSettings } from '../contract/model-settings.ts';
import type { SomeSettings } from '../contract/setting.ts';
import type { Judge } from '../core/quality-gate/gate-request.ts';
import { EXTRACTIVE } from './models/available-model.ts';
import type { ModelRouter } from './models/model-router.ts';

/** By which a script tells the judge's calls from others. */
const JUDGE_TASK = 'quality_eval';

/** Whether the model or provider of this name judges; `extractive` only quotes. */
export function canJudge(name: string): boolean {
  return name !== EXTRACTIVE;
}

/** The model that is to judge, by the settings, else the configuration; null where neither names one. */
export function namedJudge(
  settings: Pick<SomeSettings, 'judge_model'>,
  models: Pick<ModelSettings, 'judge'>,
): string | null {
  return settings.judge_model ?? models.judge ?? null;
}

/**
 * The model of this name as a judge; `token` is that of a user, in place of the server's key. Throws `AssayError`:
 * not_found, usage (`extractive`).
 */
export function judgeOfRouter(
  router: ModelRouter,
  name: string,
  token: string | null = null,
  task = JUDGE_TASK,
): Judge {
  const found = router.resolve(name);
  if (!canJudge(found.provider))
    throw new AssayError('usage', 'this model only quotes: it judges nothing', {
      where: name,
      hint: 'name another model, or none',
    });
  const own = token === null ? {} : { token };
  return {
    ...found,
    ask: (messages, how, abort) =>
      router.chat({ task, messages: [...messages], model: name, ...how, ...own }, abort),
  };
}
