import { z } from 'zod';
import { findSuggestion } from '../../app/feedback/find-suggestion.ts';
import { FixSuggestion, SuggestionHistory } from '../../contract/knowledge-gap.ts';
import { route } from '../route.ts';

const MOST = 200;

const Query = z.strictObject({
  limit: z.coerce.number().int().min(1).max(MOST).default(50).describe('At most so many'),
  after: z.string().min(1).optional().describe('`next` of the page before'),
  status: FixSuggestion.shape.status.optional().describe('Only of this status'),
});

const Page = z.object({ suggestions: z.array(FixSuggestion), next: z.string().nullable() });

export const suggestionsRoute = route({
  method: 'get',
  path: '/api/suggestions',
  right: 'read',
  summary: 'List suggestions in their last version, newest first',
  query: Query,
  answers: { 200: { description: 'A page of suggestions; `next` is null on the last', schema: Page } },
  async handle({ served, holder, query }) {
    const suggestions = await served.stores.learning(holder.tenant).suggestions(query);
    const next = suggestions.length < query.limit ? null : (suggestions.at(-1)?.id ?? null);
    return { status: 200, json: { suggestions, next } };
  },
});

export const suggestionRoute = route({
  method: 'get',
  path: '/api/suggestions/{id}',
  right: 'read',
  summary: 'A suggestion with its versions, oldest first, and what each of them changed',
  answers: { 200: { description: 'The suggestion', schema: SuggestionHistory } },
  async handle({ served, holder, params: { id = '' } }) {
    return { status: 200, json: await findSuggestion(served.stores.learning(holder.tenant), id) };
  },
});
