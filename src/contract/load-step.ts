import { z } from 'zod';

const Column = z.string().min(1);

/** One file of the knowledge graph and what its columns (CSV) or keys (JSON, JSONL; dotted paths) mean. */
export const LoadStep = z.strictObject({
  file: z
    .string()
    .min(1)
    .describe('Relative to the configuration file. Nothing outside that folder is read unless absolute.'),
  format: z.enum(['csv', 'json', 'jsonl']).optional().describe('Default: by the file name.'),
  records: z.string().optional().describe('JSON only: dotted path to the array of records.'),
  type: z.string().min(1).describe('Entity type of each row.'),
  id: Column.describe('Column with the id of the entity.'),
  names: z
    .strictObject({ ko: Column.optional(), en: Column.optional() })
    .optional()
    .describe('Columns with the name in each language.'),
  aliases: z
    .strictObject({ column: Column, separator: z.string().min(1).default('|') })
    .optional()
    .describe('Column with further names.'),
  attributes: z
    .record(z.string(), z.union([Column, z.strictObject({ column: Column, unit: z.string().optional() })]))
    .default({})
    .describe('attribute: column, or {column, unit} where the file uses another unit than the attribute.'),
  relations: z
    .record(
      z.string(),
      z.union([Column, z.strictObject({ column: Column, separator: z.string().min(1).optional() })]),
    )
    .default({})
    .describe('relation: column with the id of the object, or several ids parted by separator.'),
  valid: z
    .union([
      z.strictObject({ period: Column }),
      z.strictObject({ from: Column.optional(), to: Column.optional() }),
    ])
    .optional()
    .describe(
      'When the row holds: a column with a period (2026-W05, 2025-Q3, 2025-03, 2025, 2025-03-01), or from / to columns (both days inclusive).',
    ),
  as_of: z.string().optional().describe('Column with, or literal ISO date of, the day the data were taken.'),
  source: z.string().optional().describe('Name of the system of record. Default: the file name.'),
});
export type LoadStep = z.infer<typeof LoadStep>;
