import { describe, expect, it } from 'vitest';
import commands from '../../../cases/self-check/commands/commands.json' with { type: 'json' };
import reporters from '../../../cases/self-check/commands/reporters.json' with { type: 'json' };
import names from '../../../cases/self-check/commands/test-files.json' with { type: 'json' };
import { CheckSettings } from '../../../src/contract/check-settings.ts';
import { findTestCommand, MANIFEST_NAMES } from '../../../src/core/self-check/commands/find-test-command.ts';
import {
  isTestConfiguration,
  isTestFile,
  isTestMaterial,
} from '../../../src/core/self-check/commands/test-file.ts';
import { withReporter } from '../../../src/core/self-check/commands/with-reporter.ts';

type Case = (typeof commands)[number];

function find({ files, settings }: Case): ReturnType<typeof findTestCommand> {
  const all: readonly (readonly [string, string])[] = Object.entries(files);
  const texts = new Map(all.filter(([path]) => MANIFEST_NAMES.includes(path)));
  const paths = all.map(([path]) => path);
  return findTestCommand({ texts, paths }, CheckSettings.parse({ test: settings }).test);
}

describe('the command that runs the tests', () => {
  it.each(commands)('$rule $about', (row) => {
    const found = find(row);
    const expected =
      row.runner === null
        ? null
        : { runner: row.runner, line: row.line, shown: row.shown, checks: row.checks };
    const { runner, line, shown, checks } = found ?? {};
    expect(found === null ? null : { runner, line, shown, checks }).toEqual(expected);
  });

  it('TC1 a folder has manifests of its own', () => {
    const texts = new Map([
      ['package.json', '{"scripts":{"test":"jest"}}'],
      ['web/package.json', '{"scripts":{"test":"vitest run"}}'],
    ]);
    const settings = CheckSettings.parse({ test: { folder: 'web' } }).test;
    expect(findTestCommand({ texts, paths: [...texts.keys()] }, settings)?.runner).toBe('vitest');
  });
});

/** Our reporter of events, which has its own module in the line. */
const EVENTS = / "--reporter=\{results\}\/[^"]*\.reporter\.mjs"/u;

describe('our own reporter', () => {
  it.each(reporters)('TC3 $about', ({ line, command, reports }) => {
    const settings = CheckSettings.parse({ test: { command: line } }).test;
    const found = findTestCommand({ texts: new Map(), paths: [] }, settings);
    expect(found).not.toBeNull();
    const reporting = found === null ? null : withReporter(found);
    const ours = reporting?.command.split('\n').slice(1).join('\n');
    expect(ours?.replace(EVENTS, '')).toBe(command);
    expect(EVENTS.test(ours ?? '')).toBe(found?.runner === 'vitest');
    expect(reporting?.reports.map(({ path }) => path)).toEqual(reports);
    expect(reporting?.environment).toEqual({ CI: '1' });
  });

  it('TC3 pytest behind an unknown program reads its options from the environment', () => {
    const texts = new Map([['pytest.ini', '[pytest]']]);
    const settings = CheckSettings.parse({ test: { command: './run-tests.sh' } }).test;
    const found = findTestCommand({ texts, paths: ['pytest.ini', 'tests/test_a.py'] }, settings);
    const reporting = found === null ? null : withReporter(found);
    expect(reporting?.environment['PYTEST_ADDOPTS']).toContain('{results}/pytest.xml');
    expect(reporting?.reports).toEqual([{ path: 'pytest.xml', format: 'junit' }]);
  });
});

describe('which files belong to the tests', () => {
  it.each(names.tests)('TC4 %s holds tests', (path) => expect(isTestFile(path, [])).toBe(true));
  it.each(names.not_tests)('TC4 %s holds none', (path) => expect(isTestFile(path, [])).toBe(false));
  it.each(names.configuration)('TC5 %s says how tests run', (path) =>
    expect(isTestConfiguration(path)).toBe(true),
  );
  it.each(names.not_configuration)('TC5 %s does not', (path) =>
    expect(isTestConfiguration(path)).toBe(false),
  );
  it.each(names.material)('TC5 %s is there for the tests', (path) =>
    expect(isTestMaterial(path, [])).toBe(true),
  );
  it.each(names.not_material)('TC5 %s is not', (path) => expect(isTestMaterial(path, [])).toBe(false));

  it('TC4 globs of the user count beside the usual names', () => {
    expect(isTestFile('checks/adds.ts', ['checks/**/*.ts'])).toBe(true);
    expect(isTestFile('checks/deep/adds.tsx', ['checks/**/*.{ts,tsx}'])).toBe(true);
    expect(isTestFile('src/adds.ts', ['checks/**/*.ts'])).toBe(false);
  });
});
