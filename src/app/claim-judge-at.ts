import type { ClaimJudge } from '../core/grounding/model-tier/claim-judge.ts';
import { crossEncoder } from '../core/grounding/model-tier/cross-encoder.ts';
import { languageJudge } from '../core/grounding/model-judge/language-judge.ts';
import { claimModelAt } from './models/open-claim-model.ts';
import { withDeadline } from './models/with-deadline.ts';
import type { Home, Outside } from './outside.ts';

/** The model of `grounding.judge` or `grounding.model` as a judge of one answer's claims; null where none is configured. */
export function claimJudgeAt(home: Home, outside: Outside): ClaimJudge | null {
  const { model, judge } = home.configuration.grounding;
  if (judge !== undefined) {
    const open = async () => {
      const model = await claimModelAt(home, outside);
      return withDeadline(model, judge.timeout);
    };
    return languageJudge({ configured: judge.model, open, settings: judge });
  }
  if (model === undefined) return null;
  return crossEncoder({
    configured: model.model,
    open: () => outside.groundingModel(home),
    settings: model,
  });
}
