import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Language } from '../../src/contract/language.ts';
import type { ItemRule } from '../../src/core/quality-gate/checklist-entry.ts';
import { ITEM_RULES } from '../../src/core/quality-gate/rules/decide-item.ts';
import type { Material } from '../../src/core/quality-gate/rules/decision.ts';

const Row = z.strictObject({
  lang: Language,
  about: z.string(),
  expected: z.union([z.boolean(), z.null(), z.literal('unsure')]),
  answer: z.string(),
  /** How often `answer` is repeated, and what comes behind. */
  times: z.int().default(1),
  after: z.string().default(''),
  request: z.string().default(''),
  options: z.record(z.string(), z.unknown()).default({}),
  notes: z.enum(['all', 'none', 'unknown']).default('all'),
});
type Row = z.infer<typeof Row>;

const Table = z.strictObject({
  notes: z.record(Language, z.array(z.string())).optional(),
  rows: z.array(Row),
});

const TABLES: Readonly<Record<string, readonly [file: string, rule: ItemRule]>> = {
  QG4: ['citations', 'citations_resolve'],
  QG5: ['headings', 'headings_present'],
  QG6: ['keywords', 'keywords_present'],
  QG7: ['corrections', 'corrections_marked'],
  QG8: ['meaning', 'meaning_kept'],
  QG9: ['reasons', 'reason_given'],
  QG10: ['guide-text', 'guide_text_present'],
  QG11: ['metadata', 'metadata_present'],
  QG12: ['uncertainty', 'uncertainty_stated'],
};

function tableOf(file: string): z.infer<typeof Table> {
  const url = new URL(`../../cases/quality/${file}.json`, import.meta.url);
  return Table.parse(JSON.parse(readFileSync(url, 'utf8')));
}

function materialOf(row: Row, titles: readonly string[] = ['온실']): Material {
  const all = titles.map((title, at) => ({
    index: at + 1,
    note_id: `note-${at + 1}`,
    title,
    snippet: '',
    score: 1,
    content: title,
  }));
  const notes = { all, none: [], unknown: null }[row.notes];
  const answer = row.answer.repeat(row.times) + row.after;
  return { request: row.request, answer, lang: row.lang, options: row.options, notes, verified_claims: null };
}

describe.each(Object.entries(TABLES))('the rule %s', (number, [file, rule]) => {
  const { notes, rows } = tableOf(file);

  it.each(rows)(`${number} $lang $about: $expected`, (row) => {
    const decision = ITEM_RULES[rule](materialOf(row, notes?.[row.lang]));
    expect(decision === null ? 'unsure' : decision.passed).toBe(row.expected);
    expect(decision?.note ?? '가a').toMatch(row.lang === 'ko' ? /[가-힣]/ : /[a-z]/);
  });

  it(`${number} has a dozen rows and more in each language, some for each answer`, () => {
    for (const lang of Language.options) {
      const own = rows.filter((row) => row.lang === lang);
      expect(own.length).toBeGreaterThanOrEqual(12);
      expect([true, false, 'unsure'].filter((one) => !own.some(({ expected }) => expected === one))).toEqual(
        [],
      );
    }
  });
});
