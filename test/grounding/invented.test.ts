import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Configuration } from '../../src/contract/configuration.ts';
import { verify } from '../../src/core/verify.ts';

interface Row {
  readonly language: 'ko' | 'en';
  readonly half: 'dev' | 'held';
  readonly notes: readonly string[];
  readonly wrong: readonly string[];
  readonly true: readonly string[];
}

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const rows = JSON.parse(read('cases/grounding/invented-beside-notes.json')) as Row[];
const PORTS = {
  graph: null,
  sources: null,
  statements: null,
  clock: { elapsed: () => 0, now: () => '2026-01-01T00:00:00.000Z' },
  ids: { next: () => 'test' },
};

async function isPassed(text: string, documents: readonly string[]): Promise<boolean> {
  const evidences = documents.map((data, at) => ({
    evidence_id: `e${at}`,
    type: 'document' as const,
    data,
  }));
  const answer = { response_id: 'x', content: { text, evidences } };
  const { result } = await verify(answer, Configuration.parse({}), PORTS);
  return result.claim_validations.every(({ status }) => status === 'VERIFIED');
}

async function misjudged(language: 'ko' | 'en', kind: 'wrong' | 'true'): Promise<string[]> {
  const found: string[] = [];
  for (const row of rows.filter((one) => one.language === language))
    for (const text of row[kind])
      if (
        (await isPassed(
          text,
          row.notes.map((name) => read(`examples/notes/${name}`)),
        )) ===
        (kind === 'wrong')
      )
        found.push(text);
  return found;
}

describe('short claims beside several notes', () => {
  it('GR24 what is invented in English does not pass; one word exchanged for another still can', async () => {
    expect(await misjudged('en', 'wrong')).toEqual([
      'Refunds arrive within three weeks.',
      'The error rate is reported to investors.',
      'The solar panels were stolen.',
    ]);
  });

  it('GR24 what is invented in Korean does not pass', async () => {
    expect(await misjudged('ko', 'wrong')).toEqual(['사무실 이전이 결정되었다.']);
  });

  it('GR24 what the notes say passes; a molar figure is still taken for millions beside a superlative', async () => {
    expect(await misjudged('en', 'true')).toEqual([]);
    expect(await misjudged('ko', 'true')).toEqual(['전도도는 1.2M에서 가장 높았다.']);
  });
});

const mended = JSON.parse(read('cases/grounding/mended.json')) as {
  evidence: string;
  claim: string;
  passes: boolean;
}[];

describe('what readers found judged wrongly', () => {
  it.each(mended)('GR24 GR25 GR27 $claim passes: $passes', async ({ evidence, claim, passes }) => {
    expect(await isPassed(claim, [evidence])).toBe(passes);
  });
});
