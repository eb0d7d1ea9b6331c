import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { configurationFiles } from '../../src/adapters/workspace/configuration-files.ts';
import { readEnvironment, nest } from '../../src/app/configuration/environment.ts';
import { FIELD_CLASSES, ONLY } from '../../src/app/configuration/field-classes.ts';
import { mergeValues } from '../../src/app/configuration/layers.ts';
import { narrow } from '../../src/app/configuration/narrow.ts';
import { showPath } from '../../src/app/configuration/problem.ts';
import { Configuration } from '../../src/contract/configuration.ts';

const Case = z.strictObject({
  sets: z.string(),
  value: z.record(z.string(), z.unknown()),
  environment: z.record(z.string(), z.string()).default({}),
  ignored: z.array(z.string()),
});
const cases = z
  .array(Case)
  .parse(JSON.parse(readFileSync(new URL('../../cases/trust/narrow.json', import.meta.url), 'utf8')));

const outside = mkdtempSync(join(tmpdir(), 'assay-narrow-'));
const folder = join(outside, 'clone');
mkdirSync(folder);
writeFileSync(join(outside, 'teams.csv'), 'id\n1\n');
writeFileSync(join(folder, 'teams.csv'), 'id\n1\n');
symlinkSync(outside, join(folder, 'link'));
symlinkSync(join(outside, 'later.csv'), join(folder, 'nowhere.csv'));
afterAll(() => rmSync(outside, { recursive: true }));

describe('what an untrusted configuration may set', () => {
  it.each(cases)('TU1 $sets', async ({ value, environment, ignored }) => {
    const given = readEnvironment(environment).reduce<unknown>(
      (lower, one) => mergeValues(lower, nest(one.path, one.value)),
      {},
    );
    const lower = Configuration.parse(given);
    const isInside = (file: string): Promise<boolean> => configurationFiles.isInside(folder, file);
    const narrowed = await narrow(value, { lower, environment, isInside });
    expect(narrowed.ignored.map(({ path }) => showPath(path))).toEqual(ignored);
    expect(Configuration.safeParse(narrowed.value).error).toBeUndefined();
    const again = await narrow(narrowed.value, { lower, environment, isInside });
    expect(again).toEqual({ value: narrowed.value, ignored: [] });
  });
});

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

function branchesOf(schema: Schema): Schema[] {
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return [schema, ...inner.flatMap(branchesOf)];
}

function partsOf(schema: Schema): [string, Schema][] {
  return branchesOf(schema).flatMap(({ properties = {}, additionalProperties, items }) => [
    ...Object.entries(properties),
    ...(typeof additionalProperties === 'object' ? [['*', additionalProperties] as [string, Schema]] : []),
    ...(items !== undefined && partsOf(items).length > 0 ? [['*', items] as [string, Schema]] : []),
  ]);
}

/** Every field of the schema that has no further parts. */
function leavesOf(schema: Schema, path: readonly string[] = []): string[] {
  const parts = partsOf(schema);
  if (parts.length === 0) return [path.join('.')];
  return [...new Set(parts.flatMap(([key, inner]) => leavesOf(inner, [...path, key])))];
}

const root = z.toJSONSchema(Configuration, { io: 'input', reused: 'inline' }) as Schema;
const fields = leavesOf(root);
const classed = Object.entries(FIELD_CLASSES).flatMap(([name, text]) =>
  text
    .trim()
    .split(/\s+/)
    .map((pattern) => ({ name, pattern: pattern.replace('/', '.') })),
);

const covers = (pattern: string, field: string): boolean =>
  pattern.split('.').every((step, at) => step === '*' || step === field.split('.')[at]);

describe('the table of fields', () => {
  it('TU1 every field stands in one class, and every class names fields that are there', () => {
    const standing = fields.map((field) => [field, classed.filter(({ pattern }) => covers(pattern, field))]);
    expect(standing.filter(([, found]) => found?.length !== 1)).toEqual([]);
    const idle = classed.filter(({ pattern }) => !fields.some((field) => covers(pattern, field)));
    expect(idle).toEqual([]);
    expect(fields.length).toBeGreaterThan(150);
  });

  it('TU1 what is free below a free name is known, so that nothing new gets in there unseen', () => {
    const below = classed
      .filter(({ name }) => name === 'free')
      .map(({ pattern }) => [pattern, fields.filter((field) => covers(pattern, field)).length] as const)
      .filter(([, count]) => count > 1);
    expect(Object.fromEntries(below)).toEqual({
      'check.must_haves.key_links.*': 3,
      'graph.load.*.aliases.*': 2,
      'graph.load.*.attributes.*': 2,
      'graph.load.*.names.*': 2,
      'graph.load.*.relations.*': 2,
      'graph.load.*.valid.*': 3,
      'graph.types.*.attributes.*.labels.*': 2,
      'graph.types.*.attributes.*.range.*': 2,
      'graph.types.*.attributes.*.values.*': 2,
      'graph.types.*.labels.*': 2,
      'graph.types.*.relations.*.inverse.*': 2,
      'graph.types.*.relations.*.labels.*': 2,
      'grounding.mappings.*': 30,
      'models.prices.*': 2,
      'sources.*.fields.*': 14,
      'sources.*.valid.*': 3,
    });
  });

  it('TU1 the values that are strict enough are of fields with a class', () => {
    for (const pattern of Object.keys(ONLY)) expect(classed.map((one) => one.pattern)).toContain(pattern);
  });
});
