import type { Judge } from '../../core/quality-gate/gate-request.ts';
import { canJudge, judgeOfRouter, namedJudge } from '../judge-of-router.ts';
import type { AvailableModel } from '../models/available-model.ts';
import type { PreparedChat } from './prepare-chat.ts';
import type { Workbench } from './workbench.ts';

function nameOf({ provider, model }: AvailableModel): string {
  return provider === model ? model : `${provider}/${model}`;
}

function isSame(one: AvailableModel, other: AvailableModel): boolean {
  return one.model === other.model && one.provider === other.provider;
}

function chosen({ router, home }: Workbench, { settings, writer }: PreparedChat): AvailableModel {
  const named = namedJudge(settings, home.configuration.models);
  if (named !== null) return router.resolve(named);
  const able = router.models().filter(({ provider }) => canJudge(provider));
  const other = able.find((one) => !isSame(one, writer));
  return other ?? writer;
}

/**
 * WB9: who judges: the model of the settings, else one other than the writer where two are configured, else the writer.
 * Null where there is no model but `extractive`. Throws `AssayError` not_found where the settings name an unknown one.
 */
export function chooseJudge(bench: Workbench, prepared: PreparedChat): Judge | null {
  const judge = chosen(bench, prepared);
  if (!canJudge(judge.provider)) return null;
  const isOfWriter = judge.provider === prepared.writer.provider;
  return judgeOfRouter(bench.router, nameOf(judge), isOfWriter ? prepared.caller.token : null);
}
