import type { Evidence } from '../../contract/evidence.ts';
import type { Asserting } from '../claims/take-sentence.ts';
import { isOwnGround } from '../grounding/own-ground/evidence-content.ts';

/** CL3: where an answer is held against documents, its instructions and opinions are held against them too. */
export function assertingFor(evidences: readonly Evidence[]): Asserting {
  return evidences.some(isOwnGround) ? 'said' : 'stated';
}
