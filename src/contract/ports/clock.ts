/** Time, from outside. */
export interface Clock {
  /** Milliseconds on a clock that only goes forwards. */
  elapsed(): number;
  /** The moment, ISO 8601 in UTC. */
  now(): string;
}
