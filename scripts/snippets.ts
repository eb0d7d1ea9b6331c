// Fills the blocks of the READMEs and guides between <!-- snippet: FILE --> or <!-- snippet: $ COMMAND --> and <!-- /snippet -->.
// --check only compares. What differs from run to run is replaced: see `steady`.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const documents = globSync(['README.md', 'README.ko.md', 'docs/guide/*.md'], { cwd: root }).sort();
const BLOCK = /<!-- snippet: ([^\n]+?) -->\n[\s\S]*?<!-- \/snippet -->/g;

/** Durations become `… ms` or `… s`, times and ids a fixed one, the folder of the repository `.`; how far a run could be kept apart depends on the machine. */
const steady: readonly (readonly [RegExp, string])[] = [
  [/("\w+_ms": )\d+(?:\.\d+)?/g, '$10'],
  [/\b\d+(?:\.\d+)? ?ms\b/g, '… ms'],
  [/\b\d+\.\d+ s\b/g, '… s'],
  [/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, '2026-01-01T00:00:00.000Z'],
  [/ · (?:not isolated|격리되지 않음): [^·\n]*/g, ''],
  [/\b[0-7][0-9A-HJKMNP-TV-Z]{25}\b/g, '01JZZZZZZZZZZZZZZZZZZZZZZZ'],
  [/\bgap_[\w-]{22}/g, 'gap_0000000000000000000000'],
];

function makeSteady(text: string): string {
  const local = text.replaceAll(root, './');
  return steady
    .reduce((shown, [pattern, replacement]) => shown.replace(pattern, replacement), local)
    .trimEnd();
}

function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('ASSAY_') && name !== 'DATABASE_URL',
  );
  const path = join(root, 'node_modules', '.bin') + delimiter + (process.env['PATH'] ?? '');
  return { ...Object.fromEntries(kept), PATH: path, NO_COLOR: '1', FORCE_COLOR: '0', LANG: 'C.UTF-8' };
}

/** Standard output of a command run in the repository. A verdict may exit with 1; anything above is a failure. */
function runCommand(command: string): string {
  // What npx would find, without its start; better code for the embedded database would never pay here.
  const local = command
    .replace(/(^|&& )npx assay\b/g, '$1node --liftoff-only bin/assay.mjs')
    .replace(/(^|&& )npx node\b/g, '$1node --liftoff-only');
  const run = spawnSync(local, {
    cwd: root,
    env: environment(),
    shell: true,
    encoding: 'utf8',
    maxBuffer: 1e7,
  });
  if (run.status === null || run.status > 1) {
    throw new Error(`\`${command}\` exits with ${run.status ?? run.signal}:\n${run.stderr}`);
  }
  return makeSteady(run.stdout);
}

function fence(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

function fill(source: string): string {
  if (source.startsWith('$ ')) return fence('console', `${source}\n${runCommand(source.slice(2))}`);
  const path = join(root, source);
  if (!existsSync(path)) throw new Error(`a snippet names ${source}, which does not exist`);
  return fence(extname(source).slice(1).replace('mts', 'ts'), readFileSync(path, 'utf8').trimEnd());
}

const filled = new Map<string, string>();

function contentOf(source: string): string {
  const content = filled.get(source) ?? fill(source);
  filled.set(source, content);
  return content;
}

function refresh(text: string): string {
  return text.replace(
    BLOCK,
    (_block, source: string) => `<!-- snippet: ${source} -->\n${contentOf(source)}\n<!-- /snippet -->`,
  );
}

function run(isCheck: boolean): number {
  const present = documents.filter((name) => existsSync(join(root, name)));
  const stale = present.filter((name) => {
    const path = join(root, name);
    const text = readFileSync(path, 'utf8');
    const fresh = refresh(text);
    if (fresh !== text && !isCheck) writeFileSync(path, fresh);
    return fresh !== text;
  });
  for (const name of stale)
    console.log(isCheck ? `${name} has stale snippets: run \`npm run snippets\`` : `wrote ${name}`);
  return isCheck && stale.length > 0 ? 1 : 0;
}

try {
  process.exitCode = run(process.argv.includes('--check'));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
