import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const SIGNATURE = {
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@example.com',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_ALLOW_PROTOCOL: 'file',
};

/** A repository in a temporary folder, for one test. */
export interface TestRepository {
  readonly root: string;
  git(...args: string[]): string;
  /** Null deletes the file. */
  write(files: Readonly<Record<string, string | Uint8Array | null>>): void;
  commit(files?: Readonly<Record<string, string | Uint8Array | null>>): string;
  remove(): void;
}

function emptyFolder(home: string): string {
  return realpathSync(mkdtempSync(join(home, 'assay-test-')));
}

export function repositoryAt(root: string): TestRepository {
  function git(...args: string[]): string {
    const env = { ...process.env, ...SIGNATURE };
    return execFileSync('git', args, {
      cwd: root,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
  }
  function write(files: Readonly<Record<string, string | Uint8Array | null>>): void {
    for (const [path, content] of Object.entries(files)) {
      const file = join(root, path);
      mkdirSync(dirname(file), { recursive: true });
      if (content === null) rmSync(file, { recursive: true, force: true });
      else writeFileSync(file, content);
    }
  }
  return {
    root,
    git,
    write,
    commit(files = {}) {
      write(files);
      git('add', '--all');
      git('commit', '--quiet', '--allow-empty', '--no-verify', '-m', 'x');
      return git('rev-parse', 'HEAD');
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

export function newRepository(home: string = tmpdir()): TestRepository {
  const repository = repositoryAt(emptyFolder(home));
  repository.git('init', '--quiet', '--initial-branch=main');
  return repository;
}

function describe(path: string): string {
  const seen = lstatSync(path);
  if (seen.isSymbolicLink()) return `link ${readlinkSync(path)}`;
  if (seen.isDirectory()) return `folder ${seen.mode}`;
  const content = seen.isFile() ? createHash('sha256').update(readFileSync(path)).digest('hex') : '';
  // git renews the time of an object that it meets again
  const time = path.includes('/.git/objects/') ? '' : seen.mtimeMs;
  return `file ${seen.mode} ${time} ${content}`;
}

/** Everything under a folder, the git folder with it: names, modes, times and contents. The state folder of Assay is left out. */
export function everything(root: string): string {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => !/(?:^|\/)\.git\/(?:worktrees\/[^/]+\/)?assay(?:\/|$)/.test(path))
    .toSorted();
  return paths.map((path) => `${path} ${describe(join(root, path))}`).join('\n');
}
