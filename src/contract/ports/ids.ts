/** New identities, from outside. */
export interface Ids {
  /** A ULID. */
  next(): string;
}
