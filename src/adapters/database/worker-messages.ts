/** What the worker is started with. */
export interface WorkerOrder {
  readonly dataFolder: string;
  readonly socketFile: string;
  /** A dumped cluster to begin from, where there is one. */
  readonly template: string | null;
}

/** What the worker says. Any message to it means: stop. */
export type WorkerReport =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly message: string; readonly code: string };
