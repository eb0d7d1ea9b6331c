import { z } from 'zod';
import { bringInWork } from '../../app/bring-in-work.ts';
import { AssayError } from '../../contract/assay-error.ts';
import { VerdictHead, VerdictPart, VerdictRecord } from '../../contract/verdict-record.ts';
import { hostName, isLoopback } from '../access/hosts.ts';
import { reportFields, sentVerdict } from '../report-fields.ts';
import { type Asked, route } from '../route.ts';
import type { Served } from '../served.ts';

const MOST = 200;

const Query = z.strictObject({
  limit: z.coerce.number().int().min(1).max(MOST).default(20).describe('At most so many'),
  after: z.string().min(1).optional().describe('`next` of the page before'),
  part: VerdictPart.optional().describe('Only verdicts of this part'),
  fields: z
    .enum(['slim', 'all', 'head'])
    .default('slim')
    .describe(
      '`head`: without reports, with how the claims begin; `all`: with whole reports, also over 64 kB',
    ),
});

const Page = z.object({
  verdicts: z.array(z.union([VerdictRecord, VerdictHead])),
  next: z.string().nullable(),
});

/** Commands keep their verdicts in files beside the database: opening the stores again brings in what is new there. */
async function bringIn(served: Served): Promise<void> {
  const { outside, home, events } = served;
  await outside.stores(home, events);
  await bringInWork(served, isLoopback(hostName(home.configuration.server.host)));
}

/** The verdicts that are kept for the tenant, newest first. */
export const verdictsRoute = route({
  method: 'get',
  path: '/api/verdicts',
  right: 'read',
  summary: 'List kept verdicts, newest first',
  query: Query,
  answers: { 200: { description: 'A page of them; `next` is null on the last', schema: Page } },
  async handle({ served, holder, query }) {
    if (query.after === undefined) await bringIn(served);
    const archive = served.stores.verdicts(holder.tenant);
    if (query.fields === 'head') {
      const { heads, next } = await archive.heads(query);
      return { status: 200, json: { verdicts: heads, next } };
    }
    const { records, next } = await archive.page(query);
    const verdicts = query.fields === 'all' ? records : records.map((one) => sentVerdict(one));
    return { status: 200, json: { verdicts, next } };
  },
});

/** A kept verdict by its id, as reports and headers give it. Throws `not_found`. */
export async function verdictOf({ served, holder, params }: Asked): Promise<VerdictRecord> {
  const id = (params['id'] ?? '').replace(/^(?:val|chk|qlt)-/, '');
  const archive = served.stores.verdicts(holder.tenant);
  const found = await archive.find(id);
  if (found !== null) return found;
  await bringIn(served);
  const brought = await archive.find(id);
  if (brought !== null) return brought;
  throw new AssayError('not_found', 'no such verdict is kept here', {
    where: id,
    hint: 'GET /api/verdicts lists what is kept',
  });
}

export const verdictRoute = route({
  method: 'get',
  path: '/api/verdicts/{id}',
  right: 'read',
  summary: 'A kept verdict with its report',
  query: z.strictObject({ fields: reportFields }),
  answers: { 200: { description: 'The verdict', schema: VerdictRecord } },
  handle: async (call) => ({ status: 200, json: sentVerdict(await verdictOf(call), call.query.fields) }),
});
