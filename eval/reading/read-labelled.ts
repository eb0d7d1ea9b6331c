import { readFileSync } from 'node:fs';
import { packagedWeights } from '../../src/adapters/reading/packaged-weights.ts';
import { koreanIllness } from '../../src/core/read/korean/health.ts';
import { mendedKorean } from '../../src/core/read/korean/mended-korean.ts';
import { sentenceReader } from '../../src/core/read/sentence-reader.ts';
import { koreanClauses, type LabelledClause } from './korean-clauses.ts';
import type { ReadClauses } from './score-clauses.ts';

interface Row {
  readonly text: string;
  readonly clauses: readonly LabelledClause[];
}

export interface LabelledSentence extends ReadClauses {
  readonly text: string;
  readonly healthy: boolean;
}

const TABLE = new URL('../../cases/reading/korean-sentences.json', import.meta.url);

/** The labelled Korean sentences as they are labelled and as they are read. */
export function readLabelled(): LabelledSentence[] {
  const rows = JSON.parse(readFileSync(TABLE, 'utf8')) as Row[];
  const read = sentenceReader(packagedWeights);
  return rows.map(({ text, clauses }) => {
    const tokens = read(text, 'ko') ?? [];
    const mended = mendedKorean(tokens);
    return { text, labelled: clauses, read: koreanClauses(mended), healthy: koreanIllness(mended) === null };
  });
}
