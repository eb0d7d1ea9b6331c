/** A breach of a rule of the house. */
export interface Finding {
  readonly rule: string;
  readonly place: string;
  readonly message: string;
}
