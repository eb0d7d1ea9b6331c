import type { ModelRouter, RouterStreamPart } from '../../src/app/models/model-router.ts';
import { openRouter } from '../../src/app/models/open-router.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import type { ModelCall } from '../../src/contract/ports/model-provider.ts';
import { memoryFiles } from '../configuration/memory-files.ts';
import { type TestOutside, testOutside } from '../support/test-outside.ts';

export function callOf(text: string, more: Partial<ModelCall> = {}): ModelCall {
  return {
    model: 'scripted',
    messages: [{ role: 'user', content: text }],
    temperature: 0,
    max_tokens: 64,
    ...more,
  };
}

/** A router with a script; `settings` over those of `models`. */
export async function scriptedRouter(
  script: object | string,
  settings: object = {},
  elapsed: () => number = () => 0,
): Promise<{ readonly router: ModelRouter; readonly outside: TestOutside }> {
  const text = typeof script === 'string' ? script : JSON.stringify(script);
  const outside = testOutside(() => Promise.reject(new Error('no graph')), {
    files: async () => memoryFiles(text),
    clock: async () => ({ elapsed, now: () => '2026-02-02T09:00:00.000Z' }),
  });
  const configuration = Configuration.parse({ models: { script: 'script.yaml', ...settings } });
  return { router: await openRouter({ configuration, folder: '/w' }, outside), outside };
}

export interface Read {
  readonly text: string;
  readonly parts: readonly RouterStreamPart[];
  readonly error: unknown;
}

/** All that a stream brings, and what it ended with. */
export async function read(parts: AsyncIterable<RouterStreamPart>): Promise<Read> {
  const all: RouterStreamPart[] = [];
  let error: unknown = null;
  try {
    for await (const part of parts) all.push(part);
  } catch (reason) {
    error = reason;
  }
  const text = all.flatMap((part) => (part.kind === 'chunk' ? [part.text] : [])).join('');
  return { text, parts: all, error };
}
