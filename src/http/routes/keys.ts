import { z } from 'zod';
import { createApiKey, revokeApiKey } from '../../app/api-keys.ts';
import { checkValue } from '../../app/check-value.ts';
import { ApiKeyRecord, ApiRight, KeyTerms } from '../../contract/api-key.ts';
import { route } from '../route.ts';

/** A key as it is shown: neither itself nor its hash. */
const ShownKey = ApiKeyRecord.omit({ hash: true, tenant_id: true });

const NewKey = z.strictObject({
  name: z.string().min(1).max(200),
  rights: z.array(ApiRight).min(1),
  terms: KeyTerms.optional(),
});

function shown({ hash: _, tenant_id: __, ...key }: ApiKeyRecord): z.infer<typeof ShownKey> {
  return key;
}

export const keysRoute = route({
  method: 'get',
  path: '/api/keys',
  right: 'admin',
  summary: 'List the API keys of the tenant',
  answers: {
    200: { description: 'The keys, revoked ones too', schema: z.object({ keys: z.array(ShownKey) }) },
  },
  async handle({ served, holder }) {
    const keys = await served.stores.keys.list(holder.tenant);
    return { status: 200, json: { keys: keys.map(shown) } };
  },
});

/** The key itself is in this answer alone: an `Idempotency-Key` would keep it. */
export const newKeyRoute = route({
  method: 'post',
  path: '/api/keys',
  right: 'admin',
  summary: 'Make an API key, which is shown this once',
  once: false,
  body: NewKey,
  read: (json) =>
    checkValue(NewKey, json, {
      place: 'body',
      hint: 'send {"name": …, "rights": […]}',
    }),
  answers: { 201: { description: 'The key', schema: ShownKey.extend({ key: z.string() }) } },
  async handle({ served, holder, body }) {
    const { clock, ids, stores } = served;
    const { name, rights, terms = {} } = body;
    const of = { name, rights, terms, id: ids.next(), tenant: holder.tenant };
    const { key, record } = await createApiKey(stores.keys, of, clock.now());
    return { status: 201, json: { ...shown(record), key } };
  },
});

export const revokeKeyRoute = route({
  method: 'delete',
  path: '/api/keys/{id}',
  right: 'admin',
  summary: 'Revoke an API key: from now on it opens nothing',
  answers: { 204: { description: 'It is revoked' } },
  async handle({ served, holder, params }) {
    await revokeApiKey(served.stores.keys, holder.tenant, params['id'] ?? '', served.clock.now());
    return { status: 204, json: undefined };
  },
});
