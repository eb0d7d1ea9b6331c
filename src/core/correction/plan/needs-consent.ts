import type { RepairAction } from '../../../contract/repair.ts';

/** LP14: what costs much: another model, and following imports through a whole program. */
export function needsConsent({ kind, params }: Pick<RepairAction, 'kind' | 'params'>): boolean {
  return kind === 'model.switch' || (kind === 'index.module' && params['recursive'] === true);
}
