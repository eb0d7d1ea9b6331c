import type { Judge } from '../../core/quality-gate/gate-request.ts';
import { judgeOfRouter } from '../judge-of-router.ts';
import type { AvailableModel } from '../models/available-model.ts';
import type { PreparedChat } from './prepare-chat.ts';
import type { Workbench } from './workbench.ts';

/** Quotes and judges nothing. */
const NO_JUDGE = 'extractive';

function nameOf({ provider, model }: AvailableModel): string {
  return provider === model ? model : `${provider}/${model}`;
}

function isSame(one: AvailableModel, other: AvailableModel): boolean {
  return one.model === other.model && one.provider === other.provider;
}

function chosen({ router, home }: Workbench, { settings, writer }: PreparedChat): AvailableModel | null {
  const named = settings.judge_model ?? home.configuration.models.judge;
  if (named !== undefined && named !== null) return router.resolve(named);
  const able = router.models().filter(({ provider }) => provider !== NO_JUDGE);
  const other = able.find((one) => !isSame(one, writer));
  return other ?? (writer.provider === NO_JUDGE ? null : writer);
}

/**
 * WB9: who judges: the model of the settings, else one other than the writer where two are configured, else the writer.
 * Null where there is no model but `extractive`. Throws `AssayError` not_found where the settings name an unknown one.
 */
export function chooseJudge(bench: Workbench, prepared: PreparedChat): Judge | null {
  const judge = chosen(bench, prepared);
  if (judge === null || judge.provider === NO_JUDGE) return null;
  const isOfWriter = judge.provider === prepared.writer.provider;
  return judgeOfRouter(bench.router, nameOf(judge), isOfWriter ? prepared.caller.token : null);
}
