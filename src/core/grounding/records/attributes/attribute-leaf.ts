import type { Answer } from './attribute-answer.ts';
import type { Scalar } from '../record-table.ts';

/** Stems that name a key together, in any order and near each other: `["bicycle", "rack"]`. */
export type Phrase = readonly string[];

/** An object of yes-or-no values: `{garage: false, street: true}` under `parking`. */
export interface Group {
  readonly path: string;
  readonly phrases: readonly Phrase[];
  /** True where the members are qualities (a casual atmosphere), which are said without the name of the group. */
  readonly quality: boolean;
  /** True where the members are kinds of one thing (a parking lot), which are said beside its name. */
  readonly kinds: boolean;
  readonly answer: Answer;
}

/** One value with the key that it stands under. */
export interface Leaf {
  /** `attributes.BusinessParking.lot`. */
  readonly path: string;
  readonly value: Scalar;
  readonly answer: Answer;
  readonly phrases: readonly Phrase[];
  /** What names the object that the value stands in. */
  readonly parents: readonly Phrase[];
  /** The group that the value is a member of; null for a value of its own. */
  readonly group: Group | null;
  /** True for a cell of a list or table, which does not speak for the whole. */
  readonly listed: boolean;
}

export function isGroup(target: Leaf | Group): target is Group {
  return 'quality' in target;
}
