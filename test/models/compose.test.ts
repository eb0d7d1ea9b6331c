import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openOutside } from '../../src/app/open-outside.ts';
import { openRouter } from '../../src/app/models/open-router.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import { type WireServer, wireServer } from '../adapters/providers/wire-server.ts';
import { wires } from '../adapters/providers/wires.ts';
import { callOf } from './routed.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-models-'));
let server: WireServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function routerWith(environment: Record<string, string>, models: object = {}) {
  const outside = await openOutside({ workingFolder: folder, environment });
  return openRouter({ folder, configuration: Configuration.parse({ models }) }, outside);
}

describe('the router of a process', () => {
  it('MR1 asks nobody before a call is made, and then only whom it names', async () => {
    const wire = wires.find(({ kind }) => kind === 'openai_compatible');
    server = await wireServer(() => wire?.answer('hello') ?? {});
    const router = await routerWith({ OLLAMA_BASE_URL: server.url }, { default: 'ollama/small' });
    expect(router.models().map(({ provider }) => provider)).toEqual(['extractive', 'ollama']);
    expect(router.resolve('other')).toEqual({ provider: 'ollama', model: 'other' });
    expect(server.requests.length).toBe(0);
    expect(await router.chat({ ...callOf('x'), model: null })).toMatchObject({
      content: 'hello',
      provider: 'ollama',
      model: 'small',
    });
    expect(server.requests.map(({ path }) => path)).toEqual(['/v1/chat/completions']);
  });

  it('MR6 reads the script beside the configuration', async () => {
    writeFileSync(join(folder, 'script.yaml'), 'replies:\n  - answer: from a file\n');
    const router = await routerWith({}, { script: 'script.yaml', default: 'scripted' });
    expect((await router.chat({ ...callOf('x'), model: null })).content).toBe('from a file');
    await expect(routerWith({}, { script: 'missing.yaml' })).rejects.toMatchObject({ code: 'not_found' });
    rmSync(folder, { recursive: true });
  });

  it('MR1 without providers no SDK is loaded', () => {
    const code = `
      const { openOutside } = await import('./src/app/open-outside.ts');
      const { openRouter } = await import('./src/app/models/open-router.ts');
      const { Configuration } = await import('./src/contract/configuration.ts');
      const { createRequire, registerHooks } = await import('node:module');
      const loaded = [];
      registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
      const outside = await openOutside({ workingFolder: '.', environment: { OPENAI_API_KEY: 'x' } });
      const router = await openRouter({ folder: '.', configuration: Configuration.parse({}) }, outside);
      await router.chat({ messages: [{ role: 'user', content: 'x' }], temperature: 0, max_tokens: 1 });
      console.log(JSON.stringify(loaded.filter((url) => /node_modules\\/(?:ai|@ai-sdk)\\//.test(url))));
    `;
    const root = new URL('../..', import.meta.url).pathname;
    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: root });
    expect(printed.toString().trim()).toBe('[]');
  });
});
