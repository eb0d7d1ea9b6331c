/** A process that does jobs. */
export interface WorkerProcess {
  readonly id: string;
  readonly host: string;
  readonly pid: number;
}

/** Which processes do jobs. Time is the database's. Rejects with `AssayError`. */
export interface WorkerRegistry {
  /** Says that it is alive; the first time, that it has begun. */
  beat(worker: WorkerProcess): Promise<void>;
  leave(id: string): Promise<void>;
  /** How many were heard of within 45 seconds. */
  alive(): Promise<number>;
}
