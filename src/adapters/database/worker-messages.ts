/** What the worker is started with. */
export interface WorkerOrder {
  readonly dataFolder: string;
  readonly socketFile: string;
  /** File with a dumped cluster to begin from, where it exists. */
  readonly template: string;
  /** Counts the writes of settings, before who wrote them is answered. */
  readonly settingsWrites: Int32Array;
  /** How long a client may say nothing inside of a transaction that others wait for. Milliseconds. */
  readonly silentMs?: number | undefined;
}

/** Why it could not start. */
export interface WorkerFailure {
  readonly kind: 'failed';
  readonly message: string;
  readonly code: string;
}

/** What the worker says. Any message to it means: stop. */
export type WorkerReport = { readonly kind: 'ready' } | WorkerFailure;
