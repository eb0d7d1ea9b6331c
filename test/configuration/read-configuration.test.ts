import { describe, expect, it } from 'vitest';
import { environmentSettings } from '../../src/app/configuration/environment.ts';
import { explainConfiguration } from '../../src/app/configuration/explain-configuration.ts';
import type { Origin } from '../../src/app/configuration/layers.ts';
import { readConfiguration, type UpperSettings } from '../../src/app/configuration/read-configuration.ts';
import { memoryFiles } from './memory-files.ts';

const here = { workingFolder: '/w' };
const file = `timeout: 3
validation: { pass_threshold: 0.3 }
graph:
  types:
    Team:
      attributes:
        hours: { kind: measure, labels: { ko: [시간] } }
`;

async function explain(
  text: string | undefined,
  environment: Record<string, string>,
  upper: UpperSettings = {},
) {
  const effective = await readConfiguration(memoryFiles(text), here, environment, upper);
  return new Map(explainConfiguration(effective).map(({ path, value, origin }) => [path, { value, origin }]));
}

describe('precedence', () => {
  const given = {
    environment: { ASSAY_TIMEOUT: '2' },
    stored: { timeout: 4 },
    tenant: { timeout: 5 },
    request: { timeout: 6 },
  };
  const inFile: Origin = { kind: 'file', file: '/w/assay.config.yaml', line: 1 };
  const steps: readonly (readonly [
    string,
    string | undefined,
    Record<string, string>,
    UpperSettings,
    number,
    Origin,
  ])[] = [
    ['the default', undefined, {}, {}, 30_000, { kind: 'default' }],
    [
      'the environment over the default',
      undefined,
      given.environment,
      {},
      2,
      { kind: 'environment', name: 'ASSAY_TIMEOUT' },
    ],
    ['the file over the environment', file, given.environment, {}, 3, inFile],
    ['stored over the file', file, given.environment, { stored: given.stored }, 4, { kind: 'stored' }],
    [
      'the tenant over stored',
      file,
      given.environment,
      { stored: given.stored, tenant: given.tenant },
      5,
      { kind: 'tenant' },
    ],
    ['the request over all', file, given.environment, given, 6, { kind: 'request' }],
  ];

  it.each(steps)('CF13 %s', async (_title, text, environment, upper, value, origin) => {
    expect((await explain(text, environment, upper)).get('timeout')).toEqual({ value, origin });
  });

  it('CF13 values of several layers are joined key by key', async () => {
    const values = await explain(
      file,
      { ASSAY_NUMERIC_TOLERANCE: '0.1' },
      { request: { validation: { min_evidence_count: 2 } } },
    );
    expect(values.get('validation.numeric_tolerance')).toEqual({
      value: 0.1,
      origin: { kind: 'environment', name: 'ASSAY_NUMERIC_TOLERANCE' },
    });
    expect(values.get('validation.pass_threshold')?.origin).toEqual({
      kind: 'file',
      file: '/w/assay.config.yaml',
      line: 2,
    });
    expect(values.get('validation.min_evidence_count')).toEqual({ value: 2, origin: { kind: 'request' } });
    expect(values.get('validation.hallucination_threshold')).toEqual({
      value: 0.3,
      origin: { kind: 'default' },
    });
  });

  it('CF13 a setting of the request that is wrong names its layer', async () => {
    await expect(explain(file, {}, { request: { timeout: -1 } })).rejects.toMatchObject({
      code: 'usage',
      where: 'request settings',
    });
  });
});

describe('the environment', () => {
  const samples: Readonly<Record<string, string>> = {
    ASSAY_LANGUAGE: 'ko',
    ASSAY_LOG: 'json',
    ASSAY_ON_FAIL_VERIFICATION: 'annotate',
    ASSAY_ON_FAIL_QUALITY: 'block',
    ASSAY_REFERENCE_DATE: '2025-01-22',
  };

  it.each([...new Set(environmentSettings.map(({ name }) => name))])(
    'CF14 %s sets its value',
    async (name) => {
      const values = await explain(undefined, { [name]: samples[name] ?? '1' });
      const set = [...values.values()].filter(({ origin }) => origin.kind === 'environment');
      expect(set.length).toBeGreaterThan(0);
      for (const one of set)
        expect(one).toEqual({ value: expect.anything(), origin: { kind: 'environment', name } });
    },
  );

  it.each([
    ['ASSAY_TIMEOUT', '30s'],
    ['ASSAY_TIMEOUT', '1e400'],
    ['ASSAY_TIMEOUT', '-5'],
    ['ASSAY_PASS_THRESHOLD', '2'],
    ['ASSAY_LANGUAGE', 'de'],
    ['ASSAY_REFERENCE_DATE', '2025-02-30'],
  ])('CF14 %s=%s is refused by its name', async (name, value) => {
    await expect(explain(undefined, { [name]: value })).rejects.toMatchObject({ code: 'usage', where: name });
  });

  it('CF14 an empty variable counts as unset, others are none of ours', async () => {
    expect(
      (await explain(undefined, { ASSAY_TIMEOUT: '', ASSAY_OTHER: 'x' })).get('timeout')?.origin,
    ).toEqual({ kind: 'default' });
  });
});

describe('explaining', () => {
  it('CF15 every leaf has a value and an origin; the line is that of its key', async () => {
    const values = await explain(file, {});
    expect(values.get('graph.types.Team.attributes.hours.labels.ko')).toEqual({
      value: ['시간'],
      origin: { kind: 'file', file: '/w/assay.config.yaml', line: 7 },
    });
    expect(values.get('graph.types.Team.complete')).toEqual({ value: true, origin: { kind: 'default' } });
    expect([...values.keys()]).not.toContain('graph.load');
  });
});
