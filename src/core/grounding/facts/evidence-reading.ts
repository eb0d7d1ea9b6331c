import type { ClaimedTime, NamedEntity } from '../../../contract/assertion.ts';
import type { Evidence } from '../../../contract/evidence.ts';
import type { UncheckedReason } from '../../../contract/unchecked-reason.ts';

/** A value of `evidence.data` and the attribute that its source says it is. */
export interface GivenField {
  readonly key: string;
  readonly attribute: string;
  readonly given: number | string;
}

/** A piece of evidence read by the definition of its source. */
export interface EvidenceReading {
  readonly evidence: Evidence;
  /** Whom it speaks of; null where its name is missing, unknown or ambiguous. */
  readonly entity: NamedEntity | null;
  readonly fields: readonly GivenField[];
  readonly time?: ClaimedTime;
  /** Attribute that holds the id of the run, and the run that the evidence names. */
  readonly run?: { readonly attribute: string; readonly id: string };
  /** Null where its source was asked again; else why it was not. */
  readonly unchecked: UncheckedReason | null;
}
