import { CHECKERS } from '../../contract/checkers.ts';

/**
 * The checkers that decide the probability of an answer against its evidence: what is a claim, which evidence it names,
 * what that says of it. A calibration holds for their versions.
 */
export const GROUNDING_RULES = [
  'CL1',
  'CT2',
  'CT3',
  'GR24',
  'GR25',
  'GR27',
  'GR28',
  'GR36',
  'GR37',
  'GR38',
  'GR39',
  'GR41',
  'GR42',
  'GR43',
  'GR44',
  'GR45',
  'GR46',
  'GR47',
  'GR50',
] as const;

/** Their versions, by rule id. */
export function groundingCheckers(): Record<string, string> {
  return Object.fromEntries(GROUNDING_RULES.map((rule) => [rule, CHECKERS[rule] ?? '']));
}
