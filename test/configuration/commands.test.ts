import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command, CommanderError } from 'commander';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { configurationTemplate } from '../../src/app/configuration/configuration-template.ts';
import { parseConfiguration } from '../../src/app/configuration/parse-configuration.ts';
import { openOutside } from '../../src/app/open-outside.ts';
import { registerConfigCommand } from '../../src/cli/config.ts';
import { registerInitCommand } from '../../src/cli/init.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-commands-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

let exit = 0;
/** What a person answers where a command asks, in turn. */
let answered: readonly (string | null)[] = [];

/** What a command prints, run in the temporary folder. */
async function run(args: readonly string[], environment: Record<string, string> = {}): Promise<string> {
  let output = '';
  exit = 0;
  const write = (text: string) => {
    output += text;
  };
  const mine = { XDG_CONFIG_HOME: join(folder, 'own'), ...environment };
  const outside = () => openOutside({ workingFolder: folder, environment: mine });
  const setExit = (code: number): void => void (exit = code);
  const ports = { outside, write, warn: write, setExit };
  const program = new Command().exitOverride();
  const answers = [...answered];
  registerConfigCommand(program, ports);
  registerInitCommand(program, ports, async (question) => {
    write(question);
    return answers.shift() ?? null;
  });
  await program.parseAsync(args, { from: 'user' });
  return output;
}

describe('assay init', () => {
  it('CF12 writes a file that is valid, shows its path, and does not write twice', async () => {
    const path = join(folder, 'assay.config.yaml');
    expect(await run(['init', '--for', 'documents'])).toContain(`wrote ${path}\n`);
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

  it.each([
    ['1', 'assay verify ANSWER.md --evidence DOCUMENT.md'],
    ['tables', 'assay verify ANSWER.md --evidence TABLE.csv'],
    ['3', 'assay config'],
    ['4', 'assay check'],
  ])('NU5 asks what there is, and answers %s with the next command', async (answer, next) => {
    answered = [answer];
    const said = await run(['init']);
    expect(said).toContain('What do you have?');
    const [, after = ''] = said.split('next:\n');
    expect(after.match(/^ {2}#/gm)).toHaveLength(1);
    expect(after).toContain(`  ${next}`);
  });

  it('NU5 asks again where the answer names none of them', async () => {
    answered = ['banana', '5', 'tables'];
    const said = await run(['init']);
    expect(said.match(/Answer by a number from 1 to 4, or documents, /g)).toHaveLength(2);
    expect(said.split('next:\n')[1]).toContain('assay verify ANSWER.md --evidence TABLE.csv');
  });

  it('NU11 has written nothing where the person leaves the question', async () => {
    const program = new Command().exitOverride();
    const outside = () =>
      openOutside({ workingFolder: folder, environment: { XDG_CONFIG_HOME: join(folder, 'own') } });
    const ports = { outside, write: () => undefined, warn: () => undefined, setExit: () => undefined };
    registerInitCommand(program, ports, () => Promise.reject(new CommanderError(2, 'assay.left', '')));
    await expect(program.parseAsync(['init'], { from: 'user' })).rejects.toMatchObject({
      code: 'assay.left',
    });
    expect(existsSync(join(folder, 'assay.config.yaml'))).toBe(false);
  });

  it('NU5 shows every way where nobody answers, in the language that is asked for', async () => {
    answered = [null];
    const said = await run(['init', '--lang', 'ko']);
    expect(said.match(/^ {2}# .*[가-힣]/gm)).toHaveLength(4);
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

  const TABLE = `
graph:
  types: { Team: { labels: { en: [team] }, attributes: { hours: { kind: measure, unit: h } } } }
  load: [{ file: teams.csv, type: Team, id: id, names: { en: name }, attributes: { hours: hours } }]
models: { default: no-such-model }
`;
  it.each([
    ['a file that is not there', null, 'teams.csv: the file does not exist'],
    ['a column that is not there', 'id,name\n1,A\n', 'teams.csv:1: there is no column "hours"'],
    ['a cell that is no number', 'id,name,hours\n1,A,many\n', 'teams.csv:2, column "hours"'],
  ])('CF16 says of what it names what is wrong: %s', async (_, table, why) => {
    writeFileSync(join(folder, 'assay.config.yaml'), TABLE);
    if (table !== null) writeFileSync(join(folder, 'teams.csv'), table);
    const said = await run(['config']);
    expect(said).toMatch(/: wrong in \d of what it names \(/);
    expect(said).not.toContain('valid');
    expect(said).toContain('✗ graph.load[0]: teams.csv\n');
    expect(said).toContain(why);
    expect(exit).toBe(2);
  });

  it('CF16 a model that cannot be asked is wrong, a table that can be read is not', async () => {
    writeFileSync(join(folder, 'assay.config.yaml'), TABLE);
    writeFileSync(join(folder, 'teams.csv'), 'id,name,hours\n1,A,40\n');
    const said = await run(['config', '--config', 'assay.config.yaml', '--lang', 'ko']);
    expect(said).toContain('✓ graph.load[0]: teams.csv\n✗ models.default: no-such-model\n');
    expect(said).not.toMatch(/^ .*is configured/m);
    expect(exit).toBe(2);
    writeFileSync(join(folder, 'assay.config.yaml'), TABLE.replace('no-such-model', 'extractive'));
    const { named } = JSON.parse(
      await run(['config', '--config', 'assay.config.yaml', '--format', 'json']),
    ) as { readonly named: readonly { readonly problem: string | null }[] };
    expect(named.map(({ problem }) => problem)).toEqual([null, null]);
    expect(exit).toBe(0);
  });

  it('CF16 reads the units of a table among the sources, of every row', async () => {
    const source = `sources:
  T: { kind: table, type: Team, keys: [id], file: t.csv, id: id, fields: { hours: { kind: measure, unit: min, column: h } } }
`;
    writeFileSync(join(folder, 'assay.config.yaml'), `${TABLE.replace('unit: h', 'unit: kg')}${source}`);
    writeFileSync(join(folder, 'teams.csv'), 'id,name,hours\n1,A,40\n');
    writeFileSync(join(folder, 't.csv'), 'id,h\n1,30\n');
    expect(await run(['config'])).toMatch(/✗ sources\.T: t\.csv\n.*t\.csv:2, column "h".*min.*kg/);
  });

  it.each([
    ['kilometrs', ' Did you mean "kilometers"?', ' 혹시 "kilometers"입니까?'],
    ['zorkmids', '\n', '\n'],
  ])('CF16 warns of the unit %s of a measure, which no table knows', async (unit, meant, korean) => {
    const load = `  load: [{ file: teams.csv, type: Team, id: id, attributes: { hours: { column: hours, unit: ${unit} } } }]`;
    const types = `  types: { Team: { attributes: { hours: { kind: measure, unit: ${unit} }, heads: { kind: count, unit: zorkers } } } }`;
    writeFileSync(join(folder, 'assay.config.yaml'), `graph:\n${types}\n${load}\n`);
    writeFileSync(join(folder, 'teams.csv'), 'id,hours\n1,40\n');
    const said = await run(['config', '--lang', 'en']);
    expect(said).toMatch(
      /yaml:2:\d+ graph\.types\.Team\.attributes\.hours\.unit: the unit "\w+" is in no table/,
    );
    expect(said).toContain('graph.load[0].attributes.hours.unit: the unit');
    expect(said).toContain(`are held against it${meant === '\n' ? '' : '.'}${meant}`);
    expect(said).not.toContain('zorkers');
    expect(exit).toBe(0);
    expect(await run(['config', '--lang', 'ko'])).toContain(
      `같은 말로 적힌 값만 견줍니다${korean === '\n' ? '' : '.'}${korean}`,
    );
  });

  it('CF2 --config of a file that is not there is an error with its path', async () => {
    await expect(run(['config', '--config', 'no.yaml'])).rejects.toMatchObject({
      code: 'not_found',
      where: join(folder, 'no.yaml'),
    });
  });
});
