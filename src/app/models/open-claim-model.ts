import { AssayError } from '../../contract/assay-error.ts';
import type { TextModel } from '../../contract/ports/text-model.ts';
import { judgeOfRouter } from '../judge-of-router.ts';
import type { Home, Outside } from '../outside.ts';
import { remembering } from './remembering-answers.ts';
import { openRouter } from './open-router.ts';

/** By which a script tells these calls from others. */
const CLAIMS_TASK = 'claims';

const opened = new WeakMap<Outside, Map<string, Promise<TextModel>>>();

async function found(home: Home, outside: Outside): Promise<TextModel> {
  const { judge } = home.configuration.grounding;
  if (judge === undefined)
    throw new AssayError('usage', 'no model is configured', { where: 'grounding.judge' });
  return remembering(judgeOfRouter(await openRouter(home, outside), judge.model, null, CLAIMS_TASK));
}

/** MJ9: the model of `grounding.judge`, opened once, with what it was asked and answered in this process. */
export function openClaimModel(home: Home, outside: Outside): Promise<TextModel> {
  const own = opened.get(outside) ?? new Map<string, Promise<TextModel>>();
  opened.set(outside, own);
  const { configuration, folder } = home;
  const key = JSON.stringify([folder, configuration.grounding.judge?.model, configuration.models]);
  const opening = own.get(key) ?? found(home, outside);
  own.set(key, opening);
  opening.catch(() => own.delete(key));
  return opening;
}

/** The same, or what stands before it. */
export function claimModelAt(home: Home, outside: Outside): Promise<TextModel> {
  return outside.claimModel === undefined ? openClaimModel(home, outside) : outside.claimModel(home);
}
