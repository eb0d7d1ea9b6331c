import type { ModelCall } from '../../contract/ports/model-provider.ts';
import { ProviderError } from '../../contract/provider-error.ts';

/** What a server answers that knows no schema, or no effort: refused, cannot be processed, not implemented. */
const REFUSALS: readonly (number | null)[] = [400, 415, 422, 501];

/** True for a call that asks for more than an answer in text. */
export function wantsForm({ schema, effort }: ModelCall): boolean {
  return schema !== undefined || effort !== undefined;
}

export function plainly(call: ModelCall): ModelCall {
  const { schema: _, effort: __, ...rest } = call;
  return rest;
}

/** MR17: true where a provider may have refused the form of an answer; an error under a status of success is one too. */
export function refusesForm(error: unknown): boolean {
  if (!(error instanceof ProviderError)) return false;
  const isToldInside = error.status === null && error.code === 'unavailable' && !error.transport;
  return isToldInside || REFUSALS.includes(error.status);
}
