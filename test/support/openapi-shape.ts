import { z } from 'zod';

/** What of OpenAPI 3.1 the server's description uses; nothing else may stand in it. */
const Reference = z.strictObject({ $ref: z.string().regex(/^#\/components\/(schemas|responses)\/\w+$/) });
const JsonSchema = z.record(z.string(), z.unknown());
const Media = z.strictObject({ schema: z.union([Reference, JsonSchema]) });
const Content = z.record(z.string().regex(/^\w+\/[\w+.-]+$/), Media);
const Header = z.strictObject({ description: z.string().min(1), schema: JsonSchema });
const Response = z.strictObject({
  description: z.string().min(1),
  headers: z.record(z.string(), Header).optional(),
  content: Content.optional(),
});
const Parameter = z.strictObject({
  name: z.string().min(1),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean(),
  description: z.string().min(1).optional(),
  schema: JsonSchema,
});
const Operation = z.strictObject({
  operationId: z.string().regex(/^[a-z]\w*$/),
  summary: z.string().min(1),
  'x-right': z.string().optional(),
  security: z.array(z.strictObject({ bearer: z.array(z.string()).optional() })),
  parameters: z.array(Parameter),
  requestBody: z.strictObject({ required: z.boolean(), content: Content }).optional(),
  responses: z.record(z.string().regex(/^(\d{3}|default)$/), z.union([Reference, Response])),
});

export const OpenApiDocument = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.strictObject({
    title: z.string(),
    version: z.string(),
    description: z.string(),
    license: z.strictObject({ name: z.string(), identifier: z.string() }),
  }),
  servers: z.array(z.strictObject({ url: z.string().min(1), description: z.string().min(1) })).min(1),
  paths: z.record(
    z.string().regex(/^\/[\w/{}.]*$/),
    z.partialRecord(z.enum(['get', 'post', 'put', 'delete']), Operation),
  ),
  components: z.strictObject({
    schemas: z.record(z.string().regex(/^\w+$/), JsonSchema),
    responses: z.record(z.string(), Response),
    securitySchemes: z.record(
      z.string(),
      z.strictObject({ type: z.literal('http'), scheme: z.string(), description: z.string() }),
    ),
  }),
});
export type OpenApiDocument = z.infer<typeof OpenApiDocument>;
