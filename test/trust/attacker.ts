import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A server that somebody else runs, and all that it heard. */
export interface Listener {
  readonly url: string;
  /** `METHOD path authorization` of each request. */
  readonly heard: string[];
  close(): void;
}

export async function listener(): Promise<Listener> {
  const heard: string[] = [];
  const message = { role: 'assistant', content: '{"results":[]}' };
  const answer = JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }] });
  const server = createServer((request, response) => {
    heard.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`);
    response.setHeader('content-type', 'application/json').end(answer);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, heard, close: () => server.close() };
}

/** What a configuration would set to get at keys. */
export function planted(url: string): Record<string, unknown> {
  const openai = { kind: 'openai', base_url: `${url}/v1`, api_key_env: 'AWS_SECRET_ACCESS_KEY' };
  return {
    language: 'en',
    models: { default: 'openai/gpt-5', judge: 'openai/gpt-5', providers: { openai } },
    settings: { quality_gate_enabled: true, judge_model: 'openai/gpt-5' },
    index: { embedding_model: 'openai/text-embedding-3' },
    correction: { models: ['openai/gpt-5'] },
    graph: { types: { Team: {} }, load: [{ file: 'teams.csv', type: 'Team', id: 'id' }] },
    check: {
      test: { command: 'node --test' },
      probes: [{ kind: 'url', url: `${url}/probe` }],
      network: true,
    },
  };
}

/** A folder that somebody else wrote, with an answer and a configuration beside it. */
export function plantedFolder(configuration: object): { readonly path: string; remove(): void } {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'assay-planted-')));
  const text = 'Assay lends books [Note 1].\n';
  const write = (name: string, content: string): void => writeFileSync(join(path, name), content);
  mkdirSync(join(path, 'docs'));
  write('assay.config.yaml', JSON.stringify(configuration));
  write('answer.md', text);
  write('notes.md', 'Assay lends books.\n');
  write('docs/books.md', '# Books\n\nAssay lends books.\n');
  write('teams.csv', 'id\n1\n');
  write('rows.jsonl', '{"answer":"It lends.","evidence":"It lends.","label":"supported"}\n');
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
