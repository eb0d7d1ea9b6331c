/** What a request is refused with before any use case is asked. */
export interface RefusalDetails {
  readonly status: number;
  /** Word of the problem on the wire. */
  readonly code: string;
  readonly where?: string | undefined;
  readonly hint?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export interface Refusal extends Error {
  readonly refusal: RefusalDetails;
}

/** An error that ends a request with this status; `why` is a sentence for people. */
export function refusal(why: string, refused: RefusalDetails): Refusal {
  return Object.assign(new Error(why), { refusal: refused });
}

export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && 'refusal' in error;
}
