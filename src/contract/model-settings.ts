import { z } from 'zod';

/** How a provider is spoken to. */
export const ProviderKind = z.enum(['anthropic', 'openai', 'google', 'openai_compatible']);
export type ProviderKind = z.infer<typeof ProviderKind>;

/** A provider named by the user, beside those found by their environment variables. */
export const ProviderSettings = z.strictObject({
  kind: ProviderKind,
  base_url: z.url({ protocol: /^https?$/ }).optional(),
  api_key_env: z
    .string()
    .regex(/^[A-Za-z_][A-Za-z0-9_]*$/)
    .optional()
    .describe('Name of the environment variable that holds the key; the key itself is never written down.'),
  models: z
    .array(z.string().min(1))
    .default([])
    .describe('Models that go to this provider by their bare name.'),
});
export type ProviderSettings = z.infer<typeof ProviderSettings>;

/** US dollars for a million tokens. */
export const ModelPrice = z.strictObject({ prompt: z.number().min(0), completion: z.number().min(0) });
export type ModelPrice = z.infer<typeof ModelPrice>;

/** Which models answer. */
export const ModelSettings = z.strictObject({
  default: z
    .string()
    .min(1)
    .optional()
    .describe('Model of answers where nothing else names one. Default: extractive, which needs no model.'),
  judge: z.string().min(1).optional().describe('Model that judges checklists.'),
  timeout_ms: z.int().min(1).default(60_000).describe('Time to an answer; of a stream, to its next piece.'),
  retries: z.int().min(0).max(5).default(2).describe('Further tries after errors of the transport only.'),
  circuit: z
    .strictObject({
      failures: z.int().min(1).default(5).describe('Failures in a row after which a provider is left alone.'),
      open_ms: z.int().min(1).default(30_000).describe('How long it is left alone.'),
    })
    .prefault({}),
  script: z.string().min(1).optional().describe('File of the provider `scripted`, for tests.'),
  providers: z.record(z.string().regex(/^[a-z][a-z0-9_-]*$/), ProviderSettings).default({}),
  prices: z.record(z.string(), ModelPrice).default({}).describe('By model; without one no cost is shown.'),
});
export type ModelSettings = z.infer<typeof ModelSettings>;
