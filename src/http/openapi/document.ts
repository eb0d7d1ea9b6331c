import type { z } from 'zod';
import { OpenAIError } from '../../contract/openai-chat.ts';
import { Problem } from '../../contract/problem.ts';
import type { Declared, EventSchemas, Route } from '../route.ts';
import { type JsonSchema, jsonSchemaAt } from './json-schema.ts';
import { parametersOf } from './parameters.ts';

const COMPONENTS = '#/components/schemas';
/** The name that an event without one has. */
const UNNAMED = 'message';
const SECURITY = [{ bearer: [] }, {}];

/** `POST /api/notes/{id}` as `postApiNotesId`: the name of its operation, and the beginning of the names of its schemas. */
function nameOf({ method, path }: Route): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** Schemas by the name that they have in the document, filled while it is made. */
type Components = Map<string, JsonSchema>;

function refer(components: Components, name: string, schema: JsonSchema): JsonSchema {
  components.set(name, schema);
  return { $ref: `${COMPONENTS}/${name}` };
}

function bodyOf(route: Route, components: Components): object {
  if (route.body === undefined) return {};
  const name = `${nameOf(route)}Body`;
  const schema = refer(components, name, jsonSchemaAt(route.body, `${COMPONENTS}/${name}`, 'input'));
  const content = { 'application/json': { schema } };
  return { requestBody: { required: route.bodyOptional !== true, content } };
}

/** `message.created` of `getApiEvents200` as `getApiEvents200MessageCreated`. */
function eventSchema(event: string, data: z.ZodType, name: string, components: Components): JsonSchema {
  const words = event.split(/[^A-Za-z0-9]+/).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const own = `${name}${words.join('')}`;
  const held = refer(components, `${own}Data`, jsonSchemaAt(data, `${COMPONENTS}/${own}Data`, 'output'));
  return refer(components, own, {
    type: 'object',
    title: event,
    properties: { event: { const: event }, data: held },
    required: event === UNNAMED ? ['data'] : ['event', 'data'],
  });
}

/** As generators of clients read streams: the schema of one event, whose `data` is JSON. */
function eventsOf(events: EventSchemas, name: string, components: Components): object {
  const oneOf = Object.entries(events).map(([event, data]) => eventSchema(event, data, name, components));
  return { 'text/event-stream': { schema: { oneOf } } };
}

function contentOf(declared: Declared, name: string, components: Components): object {
  const events = declared.events === undefined ? {} : eventsOf(declared.events, name, components);
  if (declared.text !== undefined) return { content: { [declared.text]: { schema: { type: 'string' } } } };
  if (declared.schema === undefined) return declared.events === undefined ? {} : { content: events };
  const schema = refer(components, name, jsonSchemaAt(declared.schema, `${COMPONENTS}/${name}`, 'output'));
  return { content: { 'application/json': { schema }, ...events } };
}

function answerOf(route: Route, status: string, declared: Declared, components: Components): object {
  const { description, headers = {} } = declared;
  const described = Object.entries({ 'X-Request-Id': 'Id of the request', ...headers });
  return {
    description,
    headers: Object.fromEntries(
      described.map(([header, what]) => [header, { description: what, schema: { type: 'string' } }]),
    ),
    ...contentOf(declared, `${nameOf(route)}${status}`, components),
  };
}

/** OA2: the form of its errors. */
function errorsOf({ path }: Route): 'Problem' | 'OpenAIError' {
  return path.startsWith('/v1/') ? 'OpenAIError' : 'Problem';
}

function operationOf(route: Route, components: Components): object {
  const answers = Object.entries(route.answers).map(([status, declared]) => [
    status,
    answerOf(route, status, declared, components),
  ]);
  const right = route.right === null ? {} : { 'x-right': route.right };
  return {
    operationId: nameOf(route),
    summary: route.summary,
    ...right,
    security: route.right === null ? [] : SECURITY,
    parameters: parametersOf(route),
    ...bodyOf(route, components),
    responses: {
      ...Object.fromEntries(answers),
      default: { $ref: `#/components/responses/${errorsOf(route)}` },
    },
  };
}

function pathsOf(routes: readonly Route[], components: Components): object {
  const paths = [...new Set(routes.map(({ path }) => path))];
  return Object.fromEntries(
    paths.map((path) => {
      const own = routes.filter((route) => route.path === path);
      return [path, Object.fromEntries(own.map((route) => [route.method, operationOf(route, components)]))];
    }),
  );
}

function rateHeader(description: string): object {
  return { description: `${description}; sent where the request has an API key`, schema: { type: 'string' } };
}

const RATE_HEADERS = {
  'RateLimit-Policy': rateHeader(
    'Requests that may come at once, and seconds (`w`) in which they fill again',
  ),
  'RateLimit-Limit': rateHeader('Requests that may come at once'),
  'RateLimit-Remaining': rateHeader('Of these, how many are left'),
  'RateLimit-Reset': rateHeader('Seconds until all are there again'),
};

/** The description of the server, OpenAPI 3.1, from the routes and the schemas that they read and answer by. */
export function openApiDocument(routes: readonly Route[], version: string): JsonSchema {
  const components: Components = new Map();
  const paths = pathsOf(routes, components);
  const problem = refer(components, 'Problem', jsonSchemaAt(Problem, `${COMPONENTS}/Problem`, 'output'));
  const inOpenAI = refer(
    components,
    'OpenAIError',
    jsonSchemaAt(OpenAIError, `${COMPONENTS}/OpenAIError`, 'output'),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Assay',
      version,
      description: 'Holds what an AI says and does against evidence that it fetches again by itself.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The server that this description came from' }],
    paths,
    components: {
      schemas: Object.fromEntries(components),
      responses: {
        Problem: {
          description: 'An error (RFC 9457): where, why, what to do',
          headers: {
            ...RATE_HEADERS,
            'Retry-After': {
              description:
                'Seconds after which to try again, of 429, and of 503: too many ask at once, or the database or the disk fails',
              schema: { type: 'string' },
            },
          },
          content: { 'application/problem+json': { schema: problem } },
        },
        OpenAIError: {
          description: "An error in OpenAI's form",
          content: { 'application/json': { schema: inOpenAI } },
        },
      },
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An API key. On loopback requests of this machine need none. Answers to requests with one have the RateLimit fields of the Problem.',
        },
      },
    },
  };
}
