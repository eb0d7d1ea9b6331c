import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import programs from '../../cases/programs.json' with { type: 'json' };

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A program as a user writes it, and what it is to print. */
export interface Program {
  readonly file: string;
  readonly exit: number;
  readonly says: string;
  /** A package that it uses beside this one. */
  readonly uses?: string;
}

export const PROGRAMS: readonly Program[] = programs;

/** Packages of this repository that a user of the programs would have installed. */
const OTHERS = ['ai', '@ai-sdk', '@types/node', '@types/react'];

/** The types of a package of others may not hold under these settings: those are not ours to check. */
function settingsOf(programs: readonly Program[], skipLibCheck: boolean) {
  return {
    compilerOptions: {
      target: 'ES2023',
      lib: ['ES2023'],
      module: 'NodeNext',
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck,
      types: ['node'],
      noEmit: true,
    },
    files: programs.map(({ file }) => file),
  };
}

/** Puts the programs into a folder that has the package, with a work tree in which an agent made a file. */
export function placePrograms(folder: string): void {
  for (const name of OTHERS) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    if (!existsSync(link)) symlinkSync(join(root, 'node_modules', name), link);
  }
  const examples = join(folder, 'node_modules', 'assay', 'examples');
  for (const from of ['programs', 'passages']) cpSync(join(examples, from), folder, { recursive: true });
  writeFileSync(join(folder, '.gitignore'), 'node_modules\npacked\n');
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a', ...args], { cwd: folder });
  git('init', '-q');
  git('add', 'handbook.md', '.gitignore');
  git('commit', '-qm', 'first');
  writeFileSync(join(folder, 'discount.js'), 'export const discount = (price) => price * 0.9;\n');
}

/** What the compiler says of programs, strictly and all at once: most of its time goes into types that they share. */
export function compilePrograms(folder: string, compiler: string): string {
  const said = [true, false].map((withOthers) => {
    const programs = PROGRAMS.filter(({ uses }) => (uses !== undefined) === withOthers);
    writeFileSync(join(folder, 'programs.json'), JSON.stringify(settingsOf(programs, withOthers)));
    const words = [compiler, '-p', 'programs.json', '--singleThreaded'];
    const { stdout, stderr, status } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
    return status === 0 ? stdout + stderr : `exit ${status}: ${stdout}${stderr}`;
  });
  return said.join('');
}

export function runProgram({ file }: Pick<Program, 'file'>, folder: string) {
  const ran = spawnSync(process.execPath, [file], { cwd: folder, encoding: 'utf8' });
  return { said: ran.stdout, error: ran.stderr, exit: ran.status };
}
