import type { ProviderDefinition } from '../../contract/ports/model-provider.ts';
import { ProviderError } from '../../contract/provider-error.ts';

/** Sent where a server of the user asks for no key, but the SDK does. */
export const NO_KEY = 'none';

/** The key that goes with a call. Throws `ProviderError` where there is none, and the address is not the user's own. */
export function keyOf({ name, apiKey, baseUrl }: ProviderDefinition): string {
  if (apiKey !== undefined) return apiKey;
  if (baseUrl !== undefined) return NO_KEY;
  throw new ProviderError('refused', 'has no key', {
    provider: name,
    status: null,
    transport: false,
    hint: 'set the environment variable that models.providers names as api_key_env',
  });
}

/** The address of a server of the user. Throws `ProviderError` where none is given. */
export function addressOf({ name, baseUrl }: ProviderDefinition): string {
  if (baseUrl !== undefined) return baseUrl;
  throw new ProviderError('refused', 'has no address', {
    provider: name,
    status: null,
    transport: false,
    hint: `set models.providers.${name}.base_url`,
  });
}
