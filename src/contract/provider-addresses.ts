import type { ProviderKind } from './model-settings.ts';

/** Where a provider is asked at whose settings name no address. */
export const PROVIDER_ADDRESSES = {
  anthropic: 'https://api.anthropic.com/v1',
  openai: 'https://api.openai.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
} as const satisfies Partial<Record<ProviderKind, string>>;
