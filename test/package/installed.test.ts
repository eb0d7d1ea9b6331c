import { spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type InstalledPackage, installPackage } from '../../scripts/package/install-package.ts';
import { compilePrograms, placePrograms, PROGRAMS, runProgram } from './programs.ts';
import { firstTries, typeLine, versionAt } from './first-tries.ts';
import { launcherIn, leastOf, runInstalled } from '../../scripts/package/run-installed.ts';
import { QUICK_START } from '../support/child-environment.ts';
import { runsLongOnes } from '../support/long-ones.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'assay-package-'));
const at = (...names: readonly string[]): string => join(folder, ...names);
const inPackage = (...names: readonly string[]): string => at('node_modules', 'assay', ...names);

function install(): InstalledPackage | null {
  try {
    return installPackage(folder);
  } catch (error) {
    if (!/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT/.test(String(error))) throw error;
    console.log('note: tests of the installed package are SKIPPED: the registry cannot be reached');
    return null;
  }
}

const installed = install();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A tool of this repository; undefined where it is not installed. */
function tool(name: string, file: string): string | undefined {
  const path = join(root, 'node_modules', name, file);
  if (existsSync(path)) return path;
  console.log(`note: ${name} is not installed, its test of the package is SKIPPED`);
  return undefined;
}

function run(file: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

const assay = (...args: readonly string[]) => runInstalled(folder, args);

const COMPILER = tool('typescript', 'bin/tsc');

const STRICT = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023'],
    module: 'NodeNext',
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    types: [],
    noEmit: true,
  },
  files: ['consumer.mts'],
};

function compile(source: string) {
  writeFileSync(at('consumer.mts'), source);
  writeFileSync(at('tsconfig.json'), JSON.stringify(STRICT));
  return run(COMPILER ?? '', '-p', 'tsconfig.json', '--singleThreaded');
}

describe.skipIf(installed === null)('the installed package', () => {
  it('PK1 is light', () => {
    expect(installed?.megabytes).toBeLessThanOrEqual(60);
    expect(installed?.packages.length).toBeLessThanOrEqual(40);
  });

  it('PK14 npm runs and asks nothing at its installation', () => {
    const { scripts } = JSON.parse(readFileSync(inPackage('package.json'), 'utf8')) as {
      readonly scripts: Readonly<Record<string, string>>;
    };
    const asked = ['preinstall', 'install', 'postinstall', 'prepare'];
    expect(Object.keys(scripts).filter((name) => asked.includes(name))).toEqual([]);
  });

  it('PK2 names no map of sources', () => {
    const files = globSync('dist/**/*.{js,css,ts}', { cwd: inPackage() });
    expect(files.length).toBeGreaterThan(100);
    const naming = files.filter((file) =>
      readFileSync(inPackage(file), 'utf8').includes('# sourceMappingURL='),
    );
    expect(naming).toEqual([]);
  });

  it('PK3 brings the licences of what was joined', () => {
    const page = readFileSync(inPackage('dist', 'THIRD-PARTY.md'), 'utf8');
    for (const name of [
      'zod',
      '@langchain/langgraph',
      '@electric-sql/pglite',
      'hono',
      'react',
      'Icons of Lucide',
      'tree-sitter',
    ])
      expect(page).toMatch(new RegExp(`^## .*${name}.* \\d+\\.`, 'm'));
    expect(page).not.toContain('undefined');
    expect(existsSync(inPackage('dist/adapters/code-index/grammars/LICENSE.md'))).toBe(true);
  });

  it('PK10 brings what its READMEs and guides link to', () => {
    const pages = globSync(['README*.md', 'docs/guide/*.md'], { cwd: inPackage() });
    expect(pages.length).toBeGreaterThan(10);
    const linked = pages.flatMap((page) =>
      [...readFileSync(inPackage(page), 'utf8').matchAll(/\]\(([^)#\s]+)/g)]
        .map(([, link = '']) => link)
        .filter((link) => !/^[a-z]+:/.test(link))
        .map((link) => join(dirname(page), link)),
    );
    expect(linked.length).toBeGreaterThan(60);
    expect(linked.filter((link) => !existsSync(inPackage(link)))).toEqual([]);
  });

  it.skipIf(COMPILER === undefined)('PK6 its types compile strictly and name no package', () => {
    const good = compile(`import { Answer, openVerifier, type ValidationReport } from 'assay';
      import { ConfidenceChecker } from 'assay/validation';
      const answer: Answer = Answer.parse({});
      const { report } = await (await openVerifier()).verify(answer);
      export const said: ValidationReport['status'] = report.status;
      export const checker = new ConfidenceChecker();`);
    expect(good).toEqual({ status: 0, said: '' });
    const { exports } = JSON.parse(readFileSync(inPackage('package.json'), 'utf8')) as {
      readonly exports: Readonly<Record<string, string | { readonly types: string }>>;
    };
    const doors = Object.keys(exports).filter((door) => typeof exports[door] === 'object');
    expect(doors.length).toBeGreaterThan(4);
    const all = doors.map((door, at) => `export * as door${at} from 'assay${door.slice(1)}';`);
    expect(compile(all.join('\n'))).toEqual({ status: 0, said: '' });
    const types = globSync('dist/types/**/*.d.ts', { cwd: inPackage() });
    const named = types.flatMap((file) =>
      [...readFileSync(inPackage(file), 'utf8').matchAll(/(?:from|import\() ?['"]([^.'"][^'"]*)/g)].map(
        ([, name]) => name,
      ),
    );
    expect(named).toEqual([]);
  });

  it.skipIf(COMPILER === undefined)('FC24 a number is no answer, to the compiler', () => {
    const { status, said } = compile(`import { verify } from 'assay';
      export const good = await verify({ text: 'a', evidences: ['b', { data: [1] }] });
      export const why: string | null | undefined = good.claims[0]?.reason;
      export const bad = await verify(42);`);
    expect(status).toBe(1);
    expect(said).toMatch(/^consumer\.mts\(4,/);
  });

  it.skipIf(COMPILER === undefined)(
    'PK6 assay/core refuses a number, and what is read of a report is typed',
    () => {
      const { status, said } = compile(`import { verify } from 'assay/core';
      export const good = await verify({ text: 'a', evidences: ['b'] });
      export const why: string | undefined = good.result.claim_validations[0]?.issues[0]?.message;
      export const bad = await verify(42);
      export const number: number = good;`);
      expect(status).toBe(1);
      expect([...said.matchAll(/^consumer\.mts\((\d+),/gm)].map(([, line]) => line)).toEqual(['4', '5']);
    },
  );

  it.skipIf(COMPILER === undefined)('PK6 its types refuse what is no field of the report', () => {
    const { status, said } = compile(`import type { ValidationReport } from 'assay';
      export const wrong = (report: ValidationReport) => report.result.no_such_field;`);
    expect(status).toBe(1);
    expect(said).toContain('no_such_field');
  });

  it('PK12 every field of a verdict has its comment where a user looks it up', () => {
    const of = ['validation-report', 'issue', 'grounding', 'span', 'claim', 'evidence'].map(
      (name) => `contract/${name}`,
    );
    const bare = [...of, 'app/library/verdict-in-short', 'app/library/check-in-short'].flatMap((file) => {
      const lines = readFileSync(inPackage('dist', 'types', `${file}.d.ts`), 'utf8').split('\n');
      expect(lines.length).toBeGreaterThan(5);
      return lines.filter((line, at) => {
        const isField = /^\s*(?:readonly )?\w+\??: /.test(line);
        return isField && lines[at - 1]?.endsWith('*/') !== true;
      });
    });
    expect(bare).toEqual([]);
  });

  const publint = tool('publint', 'src/cli.js');
  it.skipIf(publint === undefined)('PK7 publint finds nothing', () => {
    // The folder is what was packed: it is not packed again.
    expect(run(publint ?? '', inPackage(), '--strict', '--pack', 'false').said).toMatch(/All good!/);
  });

  it.runIf(runsLongOnes)('PK7 attw finds nothing, for who imports modules', () => {
    const [archive = ''] = globSync('packed/*.tgz', { cwd: folder });
    const attw = join(root, 'scripts', 'package', 'attw.ts');
    expect(run(attw, at(archive))).toEqual({ status: 0, said: '[]' });
  });

  it('PK8 starts and verifies quickly', () => {
    // Not said so word by word: without the weights of the reading it would be left open.
    writeFileSync(at('answer.md'), 'The judges were avoided by the artists.\n');
    writeFileSync(at('evidence.md'), 'The artists avoided the judges.\n');
    expect(leastOf(3, () => assay('--version')).cpuMs).toBeLessThan(200);
    const verified = leastOf(3, () => assay('verify', 'answer.md', '--evidence', 'evidence.md'));
    expect(verified.status).toBe(0);
    expect(verified.cpuMs).toBeLessThan(1000);
  });

  beforeAll(() => placePrograms(folder));

  it.skipIf(COMPILER === undefined)('PK11 the programs compile strictly', () => {
    expect(compilePrograms(folder, COMPILER ?? '')).toBe('');
  });

  it.each(PROGRAMS)('PK11 $file runs', (program) => {
    const { said, error, exit } = runProgram(program, folder);
    expect({ error, exit }).toEqual({ error: '', exit: program.exit });
    expect(said).toContain(program.says);
  });

  it('PK11 the first example of the README runs', () => {
    const { said, error } = runProgram({ file: 'verify-passages.mts' }, folder);
    expect({ error, said }).toEqual({ error: '', said: expect.stringMatching(/^FAILED\nUNVERIFIED: Every/) });
  });

  it.each(firstTries(versionAt(root)))('NU1 $line ($language) says $says', (tried) => {
    const { said, exit } = typeLine(tried, at('node_modules', '.bin'));
    expect(said).toContain(tried.says);
    expect(said).not.toMatch(/bug in Assay|\n {4}at /);
    expect(exit).toBe(tried.exit);
  });

  it('PK5 reads Python, indexes it and answers of it; PK8 in 600 MB', () => {
    mkdirSync(at('code'));
    writeFileSync(at('code', 'billing.py'), 'def charge(card, amount):\n    """Charges a card."""\n');
    const indexed = assay('index', '.');
    expect(indexed.stdout).toContain('code objects');
    const asked = assay('ask', 'What does charge do?', '--format', 'json');
    expect(JSON.parse(asked.stdout)).toHaveProperty('answer');
    expect(asked.peakMb).toBeLessThan(600);
  });

  it('PK5 speaks MCP', () => {
    const hello = {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'x', version: '1' },
    };
    const ask = { jsonrpc: '2.0', id: 1, method: 'initialize', params: hello };
    const { stdout } = spawnSync(process.execPath, [launcherIn(folder), 'mcp'], {
      cwd: folder,
      input: `${JSON.stringify(ask)}\n`,
      encoding: 'utf8',
    });
    expect(JSON.parse(stdout)).toMatchObject({ id: 1, result: { serverInfo: { name: 'assay' } } });
  });

  /** Serves with the variables of OpenTelemetry: its page, and what it said until it ended. */
  async function serve() {
    const env = { ...process.env, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', SEEN: at('seen') };
    const words = [...QUICK_START, launcherIn(folder), 'serve', '--port', '0'];
    const server = spawn(process.execPath, words, { cwd: folder, env });
    let said = '';
    server.stderr.on('data', (text: Buffer) => (said += text.toString()));
    try {
      const line = await new Promise<Buffer>((resolve) => server.stdout.once('data', resolve));
      const address = /http:\S+/.exec(line.toString())?.[0] ?? '';
      const screen = await (await fetch(address)).text();
      return { screen, said: () => said };
    } finally {
      server.kill('SIGTERM');
      await new Promise((resolve) => server.once('exit', resolve));
    }
  }

  it('PK5 serves its screen; ME9 the variables of OpenTelemetry start the SDK, and what waits is sent at the end', async () => {
    const without = await serve();
    expect(without.screen).toContain('<title>Assay</title>');
    expect(without.said()).toContain('npm i @opentelemetry/sdk-node@');
    const sdk = at('node_modules', '@opentelemetry', 'sdk-node');
    mkdirSync(sdk, { recursive: true });
    writeFileSync(join(sdk, 'package.json'), '{ "type": "module", "exports": "./sdk.js" }');
    const source = `import { appendFileSync } from 'node:fs';
      const note = (word) => appendFileSync(process.env.SEEN, word);
      export class NodeSDK {
        constructor({ serviceName }) { note(serviceName + ' '); }
        start() { note('start '); }
        async shutdown() { note('shutdown'); }
      }`;
    writeFileSync(join(sdk, 'sdk.js'), source);
    expect((await serve()).said()).not.toContain('npm i');
    expect(readFileSync(at('seen'), 'utf8')).toBe('assay start shutdown');
    rmSync(sdk, { recursive: true });
  });

  it('PK4 a package that counts is named with its version where it is asked for and not there', () => {
    const settings = 'telemetry: { metrics: true }\n';
    writeFileSync(at('metrics.yaml'), settings);
    const { status, stderr } = assay('serve', '--port', '0', '--config', 'metrics.yaml');
    expect(status).toBe(2);
    expect(stderr).toContain('npm i @opentelemetry/exporter-prometheus@');
  });
});

describe('the manifest', () => {
  it('PK4 the errors name the versions that the manifest knows', () => {
    const { devDependencies, peerDependencies } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    ) as Readonly<Record<'devDependencies' | 'peerDependencies', Readonly<Record<string, string>>>>;
    const named = ['telemetry/open-telemetry', 'models/onnx-runtime', 'sources/pdf-text', 'sources/word-text']
      .map((file) => `src/adapters/${file}.ts`)
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('\n');
    for (const name of ['@opentelemetry/exporter-prometheus', '@opentelemetry/sdk-metrics'])
      expect(named).toContain(`${name}@${devDependencies[name]}`);
    expect(named).toContain(`'${peerDependencies['onnxruntime-node']?.replace('^', '')}'`);
    for (const name of ['unpdf', 'mammoth']) expect(named).toContain(`'${name}', '${devDependencies[name]}'`);
  });
});
