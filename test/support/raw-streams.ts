import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { AIChatRequest } from '../../src/contract/ai-chat.ts';
import type { FinishReason, TokenUsage } from '../../src/contract/ai-response.ts';
import type { AssayErrorCode } from '../../src/contract/assay-error.ts';
import { ProviderError } from '../../src/contract/provider-error.ts';
import type { RouterStreamPart } from '../../src/app/models/model-router.ts';

/** A note of a recorded stream; those with a score were found for the question. */
export interface RecordedNote {
  readonly note_id: string;
  readonly title: string;
  readonly content: string;
  readonly score: number;
}

/** What a scripted model brings, one after the other. */
export type RecordedPart =
  | { readonly chunk: string }
  | { readonly end: { readonly finish_reason: FinishReason; readonly usage: TokenUsage | null } }
  | {
      readonly error: {
        readonly code: AssayErrorCode;
        readonly message: string;
        readonly status: number | null;
        readonly transport: boolean;
      };
    };

/** A stream as it was recorded before the layer existed: what came in, and the bytes that went out. */
export interface RecordedStream {
  readonly name: string;
  readonly title: string;
  readonly request: AIChatRequest;
  /** Found for the question. */
  readonly notes: readonly RecordedNote[];
  /** Kept, and found by nobody. */
  readonly stored?: readonly RecordedNote[];
  readonly parts: readonly RecordedPart[];
}

export const rawStreamFolder = new URL('../../cases/workbench/raw-streams/', import.meta.url).pathname;

export function recordedStreams(): readonly RecordedStream[] {
  return globSync('*.json', { cwd: rawStreamFolder })
    .toSorted()
    .map((file) => ({
      ...(JSON.parse(readFileSync(`${rawStreamFolder}${file}`, 'utf8')) as Omit<RecordedStream, 'name'>),
      name: basename(file, '.json'),
    }));
}

/** The recorded bytes: of the stream, `sse`; of the plain call's body, `body`. */
export function recordedBytes({ name }: RecordedStream, kind: 'sse' | 'body'): string {
  return readFileSync(`${rawStreamFolder}${name}.${kind}`, 'utf8');
}

const SCRIPTED = { model: 'scripted-1', provider: 'scripted' } as const;

/** Plays recorded parts as the router would. */
export async function* playParts(parts: readonly RecordedPart[]): AsyncGenerator<RouterStreamPart, void> {
  yield { kind: 'start', ...SCRIPTED };
  for (const part of parts) {
    if ('error' in part)
      throw new ProviderError(part.error.code, part.error.message, { provider: 'scripted', ...part.error });
    yield 'chunk' in part ? { kind: 'chunk', text: part.chunk } : { kind: 'end', ...part.end };
  }
}
