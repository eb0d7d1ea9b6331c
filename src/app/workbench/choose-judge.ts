import type { Judge } from '../../core/quality-gate/gate-request.ts';
import { canJudge, judgeOfRouter, namedJudge } from '../judge-of-router.ts';
import type { AvailableModel } from '../models/available-model.ts';
import { nameOfModel } from '../models/resolve-model.ts';
import type { PreparedChat } from './prepare-chat.ts';
import type { Workbench } from './workbench.ts';

function isSame(one: AvailableModel, other: AvailableModel): boolean {
  return one.model === other.model && one.provider === other.provider;
}

function chosen({ router, home }: Workbench, { settings, writer }: PreparedChat): AvailableModel {
  const named = namedJudge(settings, home.configuration.models);
  if (named !== null) return router.resolve(named);
  const able = router.models().filter(({ provider }) => canJudge(provider));
  const others = able.filter((one) => !isSame(one, writer));
  return others.find(({ provider }) => provider !== writer.provider) ?? others[0] ?? writer;
}

/**
 * WB9: who judges: the model of the settings, else another than the writer where one is known by name, of another provider before one of the same, else the writer.
 * Null where there is no model but `extractive`. Throws `AssayError` not_found where the settings name an unknown one.
 */
export function chooseJudge(bench: Workbench, prepared: PreparedChat): Judge | null {
  const judge = chosen(bench, prepared);
  if (!canJudge(judge.provider)) return null;
  const isOfWriter = judge.provider === prepared.writer.provider;
  return judgeOfRouter(bench.router, nameOfModel(judge), isOfWriter ? prepared.caller.token : null);
}
