import type { GroundingSettings } from '../../contract/grounding-settings.ts';
import { checkFilePath } from './check-file-path.ts';
import type { Problem } from './problem.ts';

function checkFile(file: unknown, ...path: string[]): Problem[] {
  return typeof file === 'string' ? checkFilePath(file, ['grounding', ...path]) : [];
}

/** Files of the grounding lie in the folder of the configuration; its band does not cross. */
export function checkGrounding(grounding: GroundingSettings): Problem[] {
  const { supported_above, not_found_below, calibration, model, judge } = grounding;
  const crossed = {
    path: ['grounding', 'not_found_below'],
    message: `is above supported_above (${supported_above}): a claim would be both`,
  };
  const both = {
    path: ['grounding', 'judge'],
    message: 'stands beside grounding.model: one of the two judges, leave the other out',
  };
  return [
    ...(model !== undefined && judge !== undefined ? [both] : []),
    ...(not_found_below > supported_above ? [crossed] : []),
    ...checkFile(calibration, 'calibration'),
    ...checkFile(model?.model, 'model', 'model'),
    ...checkFile(model?.tokenizer, 'model', 'tokenizer'),
  ];
}
