import { z } from 'zod';

/** What a webhook may be told of. */
export const WebhookEvent = z.enum(['verdict', 'workflow.requested', 'regenerate']);
export type WebhookEvent = z.infer<typeof WebhookEvent>;

/** An address that is told what happens. */
export const WebhookSettings = z.strictObject({
  url: z
    .url({ protocol: /^https?$/ })
    .describe('Where messages are sent by POST; redirects are not followed.'),
  secret_env: z
    .string()
    .regex(/^[A-Za-z_]\w*$/)
    .describe(
      'Name of the environment variable that holds the secret (`whsec_` and base64, as Standard Webhooks has it); the secret itself is never written down.',
    ),
  events: z
    .array(WebhookEvent)
    .min(1)
    .default(['workflow.requested', 'regenerate', 'verdict'])
    .describe('Of what it is told.'),
});
export type WebhookSettings = z.infer<typeof WebhookSettings>;
