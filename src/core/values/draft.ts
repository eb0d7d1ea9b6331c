import type { UnreadReason, Value } from '../statement/value.ts';

/** A value that was read: where it stands, and where the words end that were read with it. */
export interface Draft {
  /** Where the first word stands that was read with it. */
  readonly from: number;
  readonly start: number;
  readonly end: number;
  /** Behind the last word read: comparators and "per night" stand outside of the value itself. */
  readonly reach: number;
  readonly value: Value | null;
  readonly unread: UnreadReason | null;
}

export function read(start: number, end: number, value: Value, reach = end): Draft {
  return { from: start, start, end, reach, value, unread: null };
}

export function unreadDraft(start: number, end: number, unread: UnreadReason): Draft {
  return { from: start, start, end, reach: end, value: null, unread };
}
