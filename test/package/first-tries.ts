import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import tried from '../../cases/first-tries.json' with { type: 'json' };
import { childEnvironment } from '../support/child-environment.ts';

type Language = 'en' | 'ko';
const LOCALES = { en: 'en_US.UTF-8', ko: 'ko_KR.UTF-8' } as const;

/** A line of the table, in one language: what it is to say, and to exit with. */
interface FirstTry {
  readonly line: string;
  readonly language: Language;
  readonly says: string;
  readonly exit: number;
}

/** Every line of the table in both languages; `version` is what the package calls itself. */
export function firstTries(version: string): readonly FirstTry[] {
  return tried.tries.flatMap(({ line, exit, ...words }) =>
    (['en', 'ko'] as const).map((language) => ({
      line,
      language,
      says: words[language].replace('VERSION', version),
      exit,
    })),
  );
}

/** Types a line in an empty folder with the two files of its language, as a user does who has `assay` in `bin`. */
export function typeLine({ line, language }: FirstTry, bin: string): { said: string; exit: number | null } {
  const folder = mkdtempSync(join(tmpdir(), 'assay-first-'));
  try {
    const place = join(folder, 'empty');
    mkdirSync(place);
    for (const [name, text] of Object.entries(tried.files[language])) writeFileSync(join(place, name), text);
    const env = childEnvironment({
      LANG: LOCALES[language],
      XDG_CONFIG_HOME: join(folder, 'own'),
      PATH: `${bin}${delimiter}${process.env['PATH']}`,
    });
    const run = spawnSync('bash', ['-c', line], { cwd: place, env, encoding: 'utf8' });
    return { said: run.stdout + run.stderr, exit: run.status };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The version of the package that lies in a folder. */
export function versionAt(folder: string): string {
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly version: string })
    .version;
}
