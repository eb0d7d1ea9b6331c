import { z } from 'zod';
import { checkValue } from '../../app/check-value.ts';
import { indexFolder } from '../../app/index/index-folder.ts';
import { pathInHome } from '../../app/index/index-file.ts';
import { IndexResult } from '../../contract/indexed-file.ts';
import { route } from '../route.ts';

const IndexAsked = z.strictObject({
  path: z.string().min(1).optional().describe('Below the home of the server; absent: all of it'),
  full: z.boolean().default(false).describe('Reads every file anew'),
});

/** The index of the tenant brought up to what lies in the home of the server. */
export const indexRoute = route({
  method: 'post',
  path: '/api/index',
  right: 'admin',
  summary: 'Read source code and documents of the server’s home into the index; only what changed',
  body: IndexAsked,
  bodyOptional: true,
  read: (json) =>
    checkValue(IndexAsked, json ?? {}, { place: 'body', hint: 'send {"path": …}, or {} for everything' }),
  answers: { 200: { description: 'What was done', schema: IndexResult } },
  async handle({ served, holder, body: { path, full }, abort }) {
    const { home, outside, stores } = served;
    const prefix = path === undefined ? '' : pathInHome({ files: { root: '.' } }, path);
    const asked = { prefix, full, abort };
    const { root: _, ...done } = await indexFolder(home, outside, stores, holder.tenant, asked);
    return { status: 200, json: { root: prefix, ...done } };
  },
});
