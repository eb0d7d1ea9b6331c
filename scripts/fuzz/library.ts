import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openVerifier } from '../../src/app/open-verifier.ts';
import { AssayError } from '../../src/contract/assay-error.ts';
import { drawn } from './drawn.ts';
import type { OpenTarget } from './target.ts';
import { anyAnswer } from './values.ts';
import type { AnswerInput } from '../../src/contract/answer.ts';

/** `openVerifier` in an empty folder: whatever is given, a whole report or an `AssayError`. */
export async function openLibrary(): Promise<OpenTarget> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-fuzz-'));
  const verifier = await openVerifier({ folder, configuration: {}, environment: {} });
  return {
    async run(seed) {
      try {
        const { report } = await verifier.verify(drawn(anyAnswer, seed) as AnswerInput);
        JSON.stringify(report);
        return 'answered';
      } catch (error) {
        if (error instanceof AssayError) return 'refused';
        throw error;
      }
    },
    async close() {
      await verifier.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
