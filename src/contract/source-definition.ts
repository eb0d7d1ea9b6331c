import { z } from 'zod';
import { Attribute } from './vocabulary.ts';

const Common = {
  definition: z.string().optional().describe('What the source holds, in words; shown in the report.'),
  type: z.string().min(1).describe('Entity type that the source speaks of.'),
  keys: z
    .array(z.string().min(1))
    .min(1)
    .describe('Keys of evidence.data that name the entity by name or id, first present one wins.'),
  period: z.string().optional().describe('Key of evidence.data that names the period.'),
  run: z
    .string()
    .optional()
    .describe('model_output: key of evidence.data with the id of the run, where it is given.'),
  as_of: z.iso.date().optional().describe('Asks for the state on that day; default the latest.'),
};

/** A source that is a query over the loaded graph. */
export const GraphSource = z.strictObject({
  kind: z.literal('graph'),
  ...Common,
  fields: z.record(z.string(), z.string()).describe('key of evidence.data: attribute of the type.'),
});

/** A source that is a table file, read when it is asked. */
export const TableSource = z.strictObject({
  kind: z.literal('table'),
  ...Common,
  file: z.string().min(1),
  format: z.enum(['csv', 'json', 'jsonl']).optional(),
  id: z.string().min(1).describe('Column that names the entity (id or name).'),
  run_column: z.string().optional().describe('Column with the id of the run.'),
  valid: z
    .union([
      z.strictObject({ period: z.string().min(1) }),
      z.strictObject({ from: z.string().optional(), to: z.string().optional() }),
    ])
    .optional(),
  fields: z
    .record(
      z.string(),
      z.strictObject({
        column: z.string().optional().describe('Column that holds the value. Default: the key.'),
        attribute: z.string().optional().describe('Attribute of the type that it is. Default: the key.'),
        ...Attribute.partial().shape,
      }),
    )
    .describe(
      'key of evidence.data: where the value stands and what it means; formula recomputes it from the other fields.',
    ),
});

/** A place that evidence can be asked from again, whatever the evidence says of itself. */
export const SourceDefinition = z.discriminatedUnion('kind', [GraphSource, TableSource]);
export type SourceDefinition = z.infer<typeof SourceDefinition>;
export type GraphSource = z.infer<typeof GraphSource>;
export type TableSource = z.infer<typeof TableSource>;
