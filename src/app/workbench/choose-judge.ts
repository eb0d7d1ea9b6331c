import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type { Judge } from '../../core/quality-gate/gate-request.ts';
import type { AvailableModel } from '../models/available-model.ts';
import type { PreparedChat } from './prepare-chat.ts';
import type { Workbench } from './workbench.ts';

/** By which a script tells the judge's calls from the writer's. */
const JUDGE_TASK = 'quality_eval';
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
  const { token } = prepared.caller;
  const own = token !== null && judge.provider === prepared.writer.provider ? { token } : {};
  return {
    ...judge,
    ask: (messages, how, abort?: AbortSignalLike) =>
      bench.router.chat(
        { task: JUDGE_TASK, messages: [...messages], model: nameOf(judge), ...how, ...own },
        abort,
      ),
  };
}
