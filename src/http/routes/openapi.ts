import { z } from 'zod';
import { openApiDocument } from '../openapi/document.ts';
import { type Route, route } from '../route.ts';

const Document = z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) });

/** `/openapi.json`: the description of all routes, this one with them. */
export function openApiRoute(others: readonly Route[]): Route {
  const own: Route = route({
    method: 'get',
    path: '/openapi.json',
    right: null,
    summary: 'This description, OpenAPI 3.1',
    answers: { 200: { description: 'The description of every address', schema: Document } },
    handle: async ({ served }) => ({
      status: 200,
      json: openApiDocument([...others, own], served.version),
    }),
  });
  return own;
}
