import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Configuration } from '../../src/contract/configuration.ts';
import { verify } from '../../src/core/verify.ts';
import { statements } from '../support/read-statements.ts';

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
  statements,
  clock: { elapsed: () => 0, now: () => '2026-01-01T00:00:00.000Z' },
  ids: { next: () => 'test' },
};

async function endOf(text: string, documents: readonly string[]): Promise<string | undefined> {
  const evidences = documents.map((data, at) => ({
    evidence_id: `e${at}`,
    type: 'document' as const,
    data,
  }));
  const answer = { response_id: 'x', content: { text, evidences } };
  const { result } = await verify(answer, Configuration.parse({}), PORTS);
  return result.grounding?.end;
}

/** The claims of one kind that end otherwise than one of these ways. */
async function others(
  language: 'ko' | 'en',
  kind: 'wrong' | 'true',
  ends: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (const row of rows.filter((one) => one.language === language)) {
    const notes = row.notes.map((name) => read(`examples/notes/${name}`));
    for (const text of row[kind]) if (!ends.includes((await endOf(text, notes)) ?? '')) found.push(text);
  }
  return found;
}

describe('short claims beside several notes', () => {
  const OPEN = ['supported_by_words', 'contradicted', 'not_found', 'undecided'];
  const BACKED = ['supported', 'supported_by_words'];

  it.each(['en', 'ko'] as const)('GR24 nothing invented is supported (%s)', async (language) => {
    expect(await others(language, 'wrong', OPEN)).toEqual([]);
  });

  it('GR24 what the notes say is refused once: a clause beside a target', async () => {
    expect(await others('en', 'true', BACKED)).toEqual([]);
    expect(await others('ko', 'true', BACKED)).toEqual(['영하 20도에서는 4.1 mS/cm로 떨어졌다.']);
  });
});

const mended = JSON.parse(read('cases/grounding/mended.json')) as {
  evidence: string;
  claim: string;
  end: string;
  /** A gap: what a user reads today, where that is not its end. */
  today?: string;
}[];

describe('what readers found judged wrongly', () => {
  it.each(mended)('GR24 GR25 GR27 $claim: $end', async ({ evidence, claim, end, today = end }) => {
    expect(await endOf(claim, [evidence])).toBe(today);
  });
});
