/** An attribute's value of one entity for a time. Days are ISO dates and inclusive; absent = unbounded. */
export interface Fact {
  readonly entity_type: string;
  readonly entity_id: string;
  readonly attribute: string;
  /** Number for measure and count, ISO date for date, else text (the code of an enum). */
  readonly value: number | string;
  /** Unit of `value`, where it is a number. */
  readonly unit?: string;
  readonly valid_from?: string;
  readonly valid_to?: string;
  /** System of record, e.g. `TMS.allocation`. */
  readonly source: string;
  /** Day the data were taken. */
  readonly as_of?: string;
}

/** A relation between two entities for a time. */
export interface RelationFact {
  readonly subject_type: string;
  readonly subject_id: string;
  readonly relation: string;
  readonly object_type: string;
  readonly object_id: string;
  readonly object_name: string;
  readonly subject_name: string;
  readonly valid_from?: string;
  readonly valid_to?: string;
  readonly source: string;
  readonly as_of?: string;
}
