import { z } from 'zod';
import { checkValue } from '../../app/check-value.ts';
import { closeGap, findGap } from '../../app/feedback/find-gap.ts';
import { keepCases } from '../../app/feedback/keep-cases.ts';
import { KnowledgeGap } from '../../contract/knowledge-gap.ts';
import { RegressionCase } from '../../contract/regression-case.ts';
import { route } from '../route.ts';

const MOST = 200;

const Query = z.strictObject({
  limit: z.coerce.number().int().min(1).max(MOST).default(50).describe('At most so many'),
  after: z.string().min(1).optional().describe('`next` of the page before'),
  status: KnowledgeGap.shape.status.optional().describe('Only of this status'),
});

const Page = z.object({ gaps: z.array(KnowledgeGap), next: z.string().nullable() });

export const gapsRoute = route({
  method: 'get',
  path: '/api/gaps',
  right: 'read',
  summary: 'List what could not be answered, what most callers fell into first',
  query: Query,
  answers: { 200: { description: 'A page of gaps; `next` is null on the last', schema: Page } },
  async handle({ served, holder, query }) {
    const gaps = await served.stores.learning(holder.tenant).gaps(query);
    const next = gaps.length < query.limit ? null : (gaps.at(-1)?.id ?? null);
    return { status: 200, json: { gaps, next } };
  },
});

export const gapRoute = route({
  method: 'get',
  path: '/api/gaps/{id}',
  right: 'read',
  summary: 'A gap with its questions',
  answers: { 200: { description: 'The gap', schema: KnowledgeGap } },
  async handle({ served, holder, params: { id = '' } }) {
    return { status: 200, json: await findGap(served.stores.learning(holder.tenant), id) };
  },
});

export const closeGapRoute = route({
  method: 'post',
  path: '/api/gaps/{id}/close',
  right: 'admin',
  summary: 'Close a gap; what falls into it later opens a new one',
  answers: { 200: { description: 'The gap', schema: KnowledgeGap } },
  async handle({ served, holder, params: { id = '' } }) {
    const learning = served.stores.learning(holder.tenant);
    return { status: 200, json: await closeGap(learning, id, served.clock.now()) };
  },
});

const Keep = z.strictObject({
  questions: z
    .array(z.string().min(1))
    .min(1)
    .optional()
    .describe('Some of its questions; absent: all that it shows'),
  expected_paths: z
    .array(z.string().min(1))
    .max(50)
    .default([])
    .describe('Files of which an answer must cite at least one; none: any citation that stands'),
});

export const keepGapRoute = route({
  method: 'post',
  path: '/api/gaps/{id}/keep',
  right: 'admin',
  summary: 'Keep the questions of a gap as regression cases, each once',
  body: Keep,
  bodyOptional: true,
  read: (json) =>
    checkValue(Keep, json ?? {}, { place: 'body', hint: 'send {"expected_paths": […]}, or {}' }),
  answers: {
    200: { description: 'The cases that are new', schema: z.object({ cases: z.array(RegressionCase) }) },
  },
  async handle({ served, holder, params: { id = '' }, body }) {
    const cases = await keepCases(served.stores.learning(holder.tenant), id, body, served);
    return { status: 200, json: { cases } };
  },
});
