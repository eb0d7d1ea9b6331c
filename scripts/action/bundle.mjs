// Where the command is that the action and the hooks of pre-commit run: the package around this file where it is built,
// else the bundle of its release, installed beside it once. Plain JavaScript for any Node that a build server has.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const WANTED = [22, 18];

function isOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major < WANTED[0] || (major === WANTED[0] && minor < WANTED[1]);
}

function git(...args) {
  const { status, stdout } = spawnSync('git', ['-C', root, ...args], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/** The address of the bundle that belongs to this checkout: an asset of its release. */
function released({ repository, ref }) {
  const place = repository || git('remote', 'get-url', 'origin').replace(/\.git$/, '');
  const tag = ref || git('describe', '--tags', '--exact-match');
  return place !== '' && tag !== '' ? `${place}/releases/download/${tag}/assay.tgz` : '';
}

const NONE =
  'assay: no bundle is named, and this checkout is at no release; name one: `bundle` of the action, ASSAY_BUNDLE of the hooks';

/** The launcher of the command. Throws where the bundle cannot be installed. */
export function findLauncher({ bundle, repository, ref, folder = join(root, '.bundle') } = {}) {
  if (existsSync(join(root, 'dist', 'main.js'))) return join(root, 'bin', 'assay.mjs');
  const launcher = join(folder, 'node_modules', 'assay', 'bin', 'assay.mjs');
  if (existsSync(launcher)) return launcher;
  const named = bundle || released({ repository, ref });
  if (named === '') throw new Error(NONE);
  const packages = [named, ...(isOldNode() ? ['node@24'] : [])];
  const options = ['--prefix', folder, '--no-save', '--omit=dev', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', ['install', ...options, ...packages], {
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0 || !existsSync(launcher)) throw new Error(`assay: ${named} cannot be installed`);
  return launcher;
}
