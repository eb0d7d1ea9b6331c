import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Evidence } from '../../src/contract/evidence.ts';
import { Language } from '../../src/contract/language.ts';

const WRONG_CELL =
  'wrong_count wrong_sum wrong_average wrong_difference wrong_superlative wrong_ordinal wrong_comparison wrong_hours wrong_yes_no';
const WRONG_WORD =
  'wrong_number wrong_unit wrong_date wrong_entity swapped_roles negation_flipped antonym over_generalisation';
const WRONG_SOURCE =
  'invented_sentence invented_attribute invented_cause wrong_quotation wrong_citation conflict';
const HALLUCINATED = `${WRONG_CELL} ${WRONG_WORD} ${WRONG_SOURCE}`.split(' ');
const SAID_ANEW =
  'verbatim paraphrase active_passive number_notation rounded date_notation negation_kept synonym hours yes_no';
const BROUGHT_TOGETHER =
  'derived joined table_lookup count superlative cited conflict_told null_unknown abstention other_language';
const ACCURATE = `${SAID_ANEW} ${BROUGHT_TOGETHER}`.split(' ');
const NOTHING_TO_FIND = new Set(['abstention', 'other_language']);

const Common = {
  id: z.string().regex(/^(?:en|ko)-\d{3}$/u),
  language: Language,
  query: z.string().min(1).optional(),
  evidences: z.array(Evidence).min(1).max(5),
  answer: z.string().min(1),
  why: z.string().min(1),
};
const OwnCase = z.discriminatedUnion('hallucinated', [
  z.strictObject({
    ...Common,
    hallucinated: z.literal(true),
    kind: z.enum(HALLUCINATED),
    end: z.enum(['contradicted', 'not_found']),
    unsupported: z.array(z.string().min(1)).min(1),
  }),
  z.strictObject({
    ...Common,
    hallucinated: z.literal(false),
    kind: z.enum(ACCURATE),
    end: z.enum(['supported', 'not_found']),
  }),
]);
type OwnCase = z.infer<typeof OwnCase>;

function read(name: string): readonly OwnCase[] {
  const file = new URL(`../../cases/grounding/own/${name}.json`, import.meta.url);
  return z.array(OwnCase).parse(JSON.parse(readFileSync(file, 'utf8')));
}

const evidenceText = (row: OwnCase): string =>
  row.evidences.map(({ data }) => (typeof data === 'string' ? data : JSON.stringify(data))).join('\n');

/** Neighbouring letters: alike for both languages. */
function pairs(text: string): readonly string[] {
  const letters = [...text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')];
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}

/** Share of the answer that stands in the evidence. */
function overlap(row: OwnCase): number {
  const there = new Set(pairs(evidenceText(row)));
  const asked = pairs(row.answer);
  return asked.filter((pair) => there.has(pair)).length / asked.length;
}

/** The chance that one of `high` lies over one of `low`; ties are half. */
function chanceOver(high: readonly number[], low: readonly number[]): number {
  const wins = high.flatMap((a) => low.map((b) => (a === b ? 0.5 : Number(a > b))));
  return wins.reduce((sum, win) => sum + win, 0) / wins.length;
}

describe.each(['en', 'ko'] as const)('own cases, %s', (language) => {
  const rows = read(language);
  const bad = rows.filter((row) => row.hallucinated);
  const good = rows.filter((row) => !row.hallucinated && row.kind !== 'other_language');

  it('EV9 holds at least 70 answers of each class, and 4 of another language than their evidence', () => {
    expect(bad.length).toBeGreaterThanOrEqual(70);
    expect(good.length).toBeGreaterThanOrEqual(70);
    expect(rows.length - bad.length - good.length).toBe(4);
  });

  it('EV9 names each case once, in its language, and has every kind', () => {
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
    expect(rows.filter((row) => row.language !== language || !row.id.startsWith(language))).toEqual([]);
    expect([...new Set(rows.map((row) => row.kind))].sort()).toEqual([...HALLUCINATED, ...ACCURATE].sort());
  });

  it.each(rows)('EV9 $id marks what stands in the answer, cites what is there', (row) => {
    const unsupported = row.hallucinated ? row.unsupported : [];
    expect(unsupported.filter((part) => !row.answer.includes(part))).toEqual([]);
    expect(row.end === 'supported').toBe(!row.hallucinated && !NOTHING_TO_FIND.has(row.kind));
    const cited = [...row.answer.matchAll(/\[(\d+)\]/gu)].map((match) => Number(match[1]));
    expect(cited.filter((n) => n < 1 || n > row.evidences.length)).toEqual([]);
    const ids = row.evidences.map((piece) => piece.evidence_id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('EV9 the words that an answer shares with its evidence do not tell the classes apart', () => {
    const copied = good.filter((row) => evidenceText(row).includes(row.answer)).length;
    expect(copied / good.length).toBeLessThan(0.4);
    const auc = chanceOver(good.map(overlap), bad.map(overlap));
    expect(Math.abs(auc - 0.5)).toBeLessThan(0.1);
  });
});

const LATER = readdirSync(new URL('../../cases/grounding/own', import.meta.url)).flatMap((file) =>
  file.endsWith('-later.json') ? [file.replace('.json', '')] : [],
);

describe.each(LATER)('later cases, %s', (name) => {
  const language = name.slice(0, 2) as Language;
  const rows = read(name);

  it('EV9 holds false answers and true ones, by other ids than the first cases', () => {
    expect(rows.filter((row) => row.hallucinated).length).toBeGreaterThanOrEqual(10);
    expect(rows.filter((row) => !row.hallucinated).length).toBeGreaterThanOrEqual(10);
    const ids = [...read(language), ...rows].map((row) => row.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(rows.filter((row) => row.language !== language)).toEqual([]);
  });

  it.each(rows)('EV9 $id marks what stands in the answer', (row) => {
    const unsupported = row.hallucinated ? row.unsupported : [];
    expect(unsupported.filter((part) => !row.answer.includes(part))).toEqual([]);
    expect(row.end === 'supported').toBe(!row.hallucinated);
  });
});
