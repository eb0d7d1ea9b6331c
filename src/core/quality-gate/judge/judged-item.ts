import type { ChecklistItem, NotEvaluated } from '../../../contract/quality.ts';

export type Label = boolean | null;
export type Labels = NonNullable<ChecklistItem['labels']>;

/** What a judge says of one item. */
export interface JudgedItem {
  readonly passed: Label;
  readonly note: string;
  readonly labels?: Labels;
  readonly disputed?: boolean;
}

/** An item that the votes leave open. */
export type VotedItem = JudgedItem | NotEvaluated;

export function isOpen(item: VotedItem): item is NotEvaluated {
  return 'reason' in item;
}
