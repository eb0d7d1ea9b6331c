import type { Critique } from '../../../contract/repair.ts';

/** What a critic found, before it is known at which step and what it cost. */
export type CriticFinding = Omit<Critique, 'step_id' | 'cost'>;
