import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';

/** WH2: the headers of Standard Webhooks; the signature is over id, time and body. */
export function webhookHeaders(
  { id, seconds, body }: { readonly id: string; readonly seconds: number; readonly body: string },
  secret: string,
): Record<string, string> {
  const key = Buffer.from(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret, 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  };
}
