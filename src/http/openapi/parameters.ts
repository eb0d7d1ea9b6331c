import { isRepeatable, type Route } from '../route.ts';
import { type JsonSchema, jsonSchemaAt } from './json-schema.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

const TEXT: JsonSchema = { type: 'string' };

function header(name: string, description: string): Parameter {
  return { name, in: 'header', required: false, description, schema: TEXT };
}

function ofPath(path: string): Parameter[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return names.map((name) => ({ name, in: 'path', required: true, schema: TEXT }));
}

function ofQuery({ query }: Route): Parameter[] {
  if (query === undefined) return [];
  const { properties = {}, required = [] } = jsonSchemaAt(query, '#', 'input') as {
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(typeof description === 'string' ? { description } : {}),
    schema,
  }));
}

function ofHeaders(route: Route): Parameter[] {
  const { once, headers = {} } = route;
  const repeatable = isRepeatable(route) && once !== false;
  return [
    header('Accept-Language', 'ko or en: the language of messages'),
    header('X-Request-Id', 'Id of the request; given back'),
    ...(repeatable
      ? [header('Idempotency-Key', 'Sent again with the same key, the request gets the same answer')]
      : []),
    ...Object.entries(headers).map(([name, description]) => header(name, description)),
  ];
}

/** What a route takes beside its body. */
export function parametersOf(route: Route): Parameter[] {
  return [...ofPath(route.path), ...ofQuery(route), ...ofHeaders(route)];
}
