// Writes the published JSON Schemas from the contract's zod schemas; --check only compares.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { Answer } from '../src/contract/answer.ts';
import { Calibration } from '../src/contract/calibration.ts';
import { Configuration } from '../src/contract/configuration.ts';
import { LlmResponse } from '../src/contract/llm-response.ts';
import { Message } from '../src/contract/message.ts';
import { ValidationReport } from '../src/contract/validation-report.ts';
import { VerdictRecord } from '../src/contract/verdict-record.ts';
import { WorkReport } from '../src/contract/work-report.ts';

const folder = fileURLToPath(new URL('../schemas', import.meta.url));

const schemas: readonly (readonly [file: string, title: string, schema: z.ZodType])[] = [
  ['assay.config.schema.json', 'Configuration of Assay (assay.config.yaml)', Configuration],
  ['answer.schema.json', 'An answer with its claims and evidence, as `assay verify` reads it', Answer],
  ['report.schema.json', 'The report of `assay verify --format json`', ValidationReport],
  ['work-report.schema.json', 'The report of `assay check --format json`', WorkReport],
  ['verdict-record.schema.json', 'A verdict as it is kept under .assay/verdicts', VerdictRecord],
  ['calibration.schema.json', 'Thresholds as `assay calibrate` writes them', Calibration],
  ['message.schema.json', 'A message as it is left under .assay/outbox (MESSAGE_SCHEMA_V1)', Message],
  ['llm-response.schema.json', 'The answer of a model to `assay ask` (LLM_RESPONSE_JSON_V1)', LlmResponse],
];

function render(title: string, schema: z.ZodType): string {
  const { $schema, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12', io: 'input' });
  return `${JSON.stringify({ $schema, title, ...rest }, null, 2)}\n`;
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

const rendered = schemas.map(([file, title, schema]) => ({
  path: `${folder}/${file}`,
  file,
  text: render(title, schema),
}));
const stale = rendered.filter(({ path, text }) => readIfThere(path) !== text);

if (process.argv.includes('--check')) {
  for (const { file } of stale)
    console.log(`schemas/${file} is stale: run \`npm run schemas\` and commit it`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  mkdirSync(folder, { recursive: true });
  for (const { path, text } of stale) writeFileSync(path, text);
  console.log(`${rendered.length} schemas, ${stale.length} written`);
}
