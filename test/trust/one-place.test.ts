import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = globSync('src/**/*.ts', { cwd: root }).map((path) => ({
  path: path.replaceAll('\\', '/'),
  text: readFileSync(`${root}/${path}`, 'utf8'),
}));

function having(pattern: RegExp): string[] {
  return sources
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path)
    .toSorted();
}

describe('where a configuration is read', () => {
  it('TU8 its text is parsed in one place, which asks for trust; two others take no setting from it', () => {
    expect(having(/import\(?.*parse-configuration\.ts'/)).toEqual([
      // ids and texts of requirements that the work added or dropped, without their commands
      'src/app/check-work/asked-requirements.ts',
      // what `assay trust` shows
      'src/app/configuration/asked-trust.ts',
      'src/app/configuration/read-configuration.ts',
    ]);
    expect(having(/\bholdFile\b/)).toEqual([
      'src/app/configuration/hold-file.ts',
      'src/app/configuration/read-configuration.ts',
    ]);
  });

  it('TU8 nobody takes a configuration from elsewhere than what was read, or was given by a caller', () => {
    expect(having(/\bConfiguration\.(?:parse|safeParse)\(/)).toEqual([
      'src/app/configuration/check-shape.ts',
    ]);
    expect(having(/\bcheckShape\(/).filter((path) => !path.startsWith('src/core/'))).toEqual([
      // the one setting that it is about to write
      'src/app/add-model.ts',
      'src/app/configuration/asked-trust.ts',
      'src/app/configuration/check-shape.ts',
      'src/app/configuration/environment.ts',
      'src/app/configuration/parse-configuration.ts',
      'src/app/configuration/read-configuration.ts',
      'src/app/open-verifier.ts',
    ]);
  });

  it('TU3 no variable of the environment switches trust off', () => {
    const store = sources.find(({ path }) => path.endsWith('/trust-store.ts'))?.text ?? '';
    const named = [...store.matchAll(/'([A-Z][A-Z_]+)'/g)].map(([, name]) => name);
    expect(named.filter((name) => !name?.startsWith('EN'))).toEqual(['HOME', 'APPDATA', 'XDG_CONFIG_HOME']);
    expect(having(/ASSAY_[A-Z_]*TRUST/).filter((path) => path !== 'src/app/open-verifier.ts')).toEqual([]);
  });
});
