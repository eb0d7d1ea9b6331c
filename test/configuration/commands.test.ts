import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { configurationFiles } from '../../src/adapters/workspace/configuration-files.ts';
import { configurationTemplate } from '../../src/app/configuration/configuration-template.ts';
import { parseConfiguration } from '../../src/app/configuration/parse-configuration.ts';
import { registerConfigCommand } from '../../src/cli/config.ts';
import { registerInitCommand } from '../../src/cli/init.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-commands-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What a command prints, run in the temporary folder. */
async function run(args: readonly string[], environment: Record<string, string> = {}): Promise<string> {
  let output = '';
  const write = (text: string) => {
    output += text;
  };
  const mine = { XDG_CONFIG_HOME: join(folder, 'own'), ...environment };
  const files = async () => configurationFiles;
  const outside = async () => ({ files, workingFolder: folder, environment: mine });
  const ports = { outside, write, warn: write };
  const program = new Command().exitOverride();
  registerConfigCommand(program, ports);
  registerInitCommand(program, ports);
  await program.parseAsync(args, { from: 'user' });
  return output;
}

describe('assay init', () => {
  it('CF12 writes a file that is valid, shows its path, and does not write twice', async () => {
    const path = join(folder, 'assay.config.yaml');
    expect(await run(['init'])).toBe(`wrote ${path}\n`);
    expect(await run(['config'])).toBe(`${path}: valid (0 types, 0 load steps, 0 sources)\n`);
    writeFileSync(path, 'timeout: 7\n');
    await expect(run(['init'])).rejects.toMatchObject({
      code: 'usage',
      where: path,
      hint: expect.stringContaining('--force'),
    });
    expect(readFileSync(path, 'utf8')).toBe('timeout: 7\n');
    await run(['init', '--force']);
    expect(readFileSync(path, 'utf8')).toBe(configurationTemplate);
  });

  it('CF12 what it sets is the default, to the last value', () => {
    const written = parseConfiguration({ path: 'f', text: configurationTemplate }).configuration;
    expect(written).toEqual(parseConfiguration({ path: 'f', text: '' }).configuration);
  });

  it('CF12 its commented examples are valid too', () => {
    const text = configurationTemplate.replaceAll(
      /^# (?=(graph:|sources:|check:|language:|reference_date:| ))/gm,
      '',
    );
    const { configuration, warnings } = parseConfiguration({ path: 'f', text });
    expect(Object.keys(configuration.graph?.types ?? {})).toEqual(['Team']);
    expect(Object.keys(configuration.sources)).toEqual(['TMS.allocation']);
    expect(configuration.check.probes.map(({ kind }) => kind)).toEqual(['file', 'command', 'url', 'row']);
    expect(configuration.check.overrides).toHaveLength(1);
    expect(warnings).toEqual([]);
  });
});

describe('assay config', () => {
  it('CF15 --explain prints a table of values and origins', async () => {
    const path = join(folder, 'assay.config.yaml');
    writeFileSync(path, '# mine\nretry_count: 1\n');
    const lines = (await run(['config', '--explain'], { ASSAY_LANGUAGE: 'ko' })).split('\n');
    const rows = lines.map((line) => line.split(/ {2,}/));
    expect(rows).toContainEqual(['retry_count', '1', 'assay.config.yaml:2']);
    expect(rows).toContainEqual(['language', '"ko"', '$ASSAY_LANGUAGE']);
    expect(rows).toContainEqual(['validation.pass_threshold', '0.8', 'default']);
  });

  it('CF15 --format json prints the same as data', async () => {
    const printed: unknown = JSON.parse(await run(['config', '--explain', '--format', 'json']));
    expect(printed).toMatchObject({
      file: null,
      warnings: [],
      values: expect.arrayContaining([{ path: 'timeout', value: 30_000, origin: { kind: 'default' } }]),
    });
  });

  it('CF15 says so where there is no file', async () => {
    expect(await run(['config'])).toContain('no assay.config.yaml found');
  });

  it('CF11 prints what is doubtful with its line', async () => {
    writeFileSync(
      join(folder, 'mine.yaml'),
      'graph:\n  types:\n    A: { labels: { en: [team] } }\n    B: { labels: { en: [team] } }\n',
    );
    expect(await run(['config', '--config', 'mine.yaml'])).toContain(
      'mine.yaml:4:5 graph.types.B: the label "team" also names A',
    );
  });

  it('CF2 --config of a file that is not there is an error with its path', async () => {
    await expect(run(['config', '--config', 'no.yaml'])).rejects.toMatchObject({
      code: 'not_found',
      where: join(folder, 'no.yaml'),
    });
  });
});
