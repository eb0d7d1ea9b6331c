import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Configuration } from '../../src/contract/configuration.ts';
import type { ValidationReport } from '../../src/contract/validation-report.ts';
import { AssayError, PLAIN_SETTINGS, type PortableAnswer, verify } from '../../src/portable/verify.ts';
import { noBrowser, openBrowser } from '../ui/support/browser.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const MOST = 400_000;

/** What a user's bundler makes of a door: one file, without what is not used. */
async function bundled(door: string): Promise<string> {
  const made = await rolldown({ input: join(dist, 'core', door), platform: 'browser' });
  const { output } = await made.generate({ format: 'esm', minify: true, codeSplitting: false });
  expect(output).toHaveLength(1);
  return output[0].code;
}

describe('assay/core', () => {
  it('PK9 is at most 400 kB (gzip) once bundled, and names nothing of Node', async () => {
    const code = await bundled('index.js');
    const size = gzipSync(code).length;
    console.log(`note: assay/core, gzip: ${Math.round(size / 1000)} kB`);
    expect(size).toBeLessThanOrEqual(MOST);
    expect(code).not.toMatch(/["']node:|\brequire\(/);
  });

  it('PK9 its settings are the defaults of the configuration', () => {
    expect(Configuration.parse({})).toMatchObject(PLAIN_SETTINGS);
  });

  it.each([
    ['The depot holds 320 pallets.', 'VERIFIED'],
    ['The depot holds 410 pallets.', 'UNVERIFIED'],
    ['창고에는 팔레트가 320개 있다.', 'VERIFIED'],
  ])('PK9 holds %s', async (text, status) => {
    const evidences = ['The depot holds 320 pallets.', '창고에는 팔레트가 320개 있다.'];
    const { result } = await verify({ text, evidences });
    expect(result.claim_validations.map((claim) => claim.status)).toEqual([status]);
  });
});

describe('assay/core and what it is given', () => {
  const TEXT = 'The depot holds 320 pallets.';

  it.each<[string, unknown]>([
    ['a row', { question: '?', answer: TEXT, contexts: [TEXT] }],
    ['passages', { text: TEXT, evidences: [{ pageContent: TEXT, metadata: { source: 'a' } }] }],
    [
      'a whole answer',
      {
        response_id: 'a',
        content: { text: TEXT, evidences: [{ evidence_id: 'e', type: 'document', data: TEXT }] },
      },
    ],
    [
      'messages',
      [
        { role: 'tool', name: 'stock', content: TEXT },
        { role: 'assistant', content: TEXT },
      ],
    ],
  ])('PK9 takes %s', async (_, given) => {
    const { result } = await verify(given as PortableAnswer);
    expect(result.claim_validations.map(({ status }) => status)).toEqual(['VERIFIED']);
  });

  it.each<[unknown, RegExp]>([
    [
      { text: TEXT, evidencs: ['x'] },
      /^answer: evidencs: unknown field\. Did you mean "evidences"\? — give /,
    ],
    [{ txt: 'a' }, /^answer: txt: unknown field\. Did you mean "text"\? — give /],
    [42, /^answer: is no answer: it has neither .* — give /],
    [undefined, /^answer: is no answer: /],
    [{ text: TEXT, evidences: 'str' }, /^answer: evidences: expected array/],
    [{ text: 5, evidences: [] }, /^answer: text: expected string/],
  ])('PK9 refuses %j as `assay` does', async (given, says) => {
    const error = await verify(given as PortableAnswer).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AssayError);
    expect((error as AssayError).message).toMatch(says);
  });

  it('PK9 refuses an option that it does not have', async () => {
    const options = { readng: {} } as object;
    await expect(verify({ text: TEXT }, options)).rejects.toThrow(/^verify: readng: .*"reading"/);
  });
});

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', html: 'text/html' };

function serve(): Promise<Server> {
  const server = createServer((request, response) => {
    const path = request.url === '/' ? null : join(dist, request.url ?? '');
    const type = TYPES[path?.split('.').at(-1) ?? 'html'] ?? 'application/octet-stream';
    response.setHeader('content-type', type);
    response.end(path === null ? '<!doctype html><link rel=icon href=data:,>' : readFileSync(path));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

const PASSIVE = {
  text: 'The judges were avoided by the artists.',
  evidences: ['The artists avoided the judges.'],
};

describe.skipIf(noBrowser)('assay/core in Chromium', () => {
  let [server, browser, page]: [Server?, Browser?, Page?] = [];
  beforeAll(async () => {
    [server, browser] = [await serve(), await openBrowser()];
    page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
  });
  const statusOf = async (script: string): Promise<unknown> => {
    const report = (await page?.evaluate(script)) as ValidationReport;
    return report.result.claim_validations.map(({ status }) => status);
  };

  it('PK9 holds an answer without weights', async () => {
    const script = `import('/core/index.js').then(({ verify }) => verify(${JSON.stringify(PASSIVE)}))`;
    expect(await statusOf(script)).toEqual(['PARTIALLY_VERIFIED']);
  });

  it('PK9 reads sentences by weights that the page brings', async () => {
    const script = `(async () => {
      const { verify } = await import('/core/index.js');
      const { openReading } = await import('/core/reading.js');
      const data = (name) => fetch('/adapters/reading/' + name);
      const unpacked = (await data('weights/en.weights.gz')).body.pipeThrough(new DecompressionStream('gzip'));
      const weights = new Int8Array(await new Response(unpacked).arrayBuffer());
      const head = await (await data('weights/en.json')).text();
      const words = await (await data('words/en.words')).text();
      const reading = openReading({ en: { head, weights, words } });
      return verify(${JSON.stringify(PASSIVE)}, { reading });
    })()`;
    expect(await statusOf(script)).toEqual(['VERIFIED']);
  });
});
