/** A question as it is put to a judge, under an id that says nothing of what it is. */
export interface AskedItem {
  readonly id: string;
  readonly question: string;
  /** Id of the checklist; null for a control, whose answer is known. */
  readonly item: string | null;
  /** Of a control. */
  readonly expected?: boolean;
}
