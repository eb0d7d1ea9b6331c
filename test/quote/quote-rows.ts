import { readFileSync } from 'node:fs';
import type { Evidence } from '../../src/contract/evidence.ts';
import type { Language } from '../../src/contract/language.ts';
import { readQuestion } from '../../src/core/correction/quote/asked.ts';
import { chooseQuotations } from '../../src/core/correction/quote/choose-quotations.ts';
import { passagesOf } from '../../src/core/correction/quote/passages.ts';
import { textsOf } from '../../src/core/correction/quote/texts-of.ts';

/** A question, the notes that are given, and the quotations that answer it; none where they do not. */
export interface QuoteRow {
  readonly question: string;
  readonly notes: readonly string[];
  readonly answers: readonly string[];
}

/** A row with what was quoted for it. */
export interface QuotedRow extends QuoteRow {
  readonly quoted: readonly string[];
}

interface QuoteTable {
  /** Where notes lie that are files. */
  readonly folder?: string;
  readonly notes: Readonly<Record<string, string>>;
  readonly rows: readonly QuoteRow[];
}

const ROOT = new URL('../../', import.meta.url);

export function quoteTable(name: string): QuoteTable {
  return JSON.parse(readFileSync(new URL(`cases/quote/${name}.json`, ROOT), 'utf8')) as QuoteTable;
}

function noteText({ folder, notes }: QuoteTable, name: string): string {
  return folder === undefined
    ? (notes[name] ?? '')
    : readFileSync(new URL(`${folder}/${name}`, ROOT), 'utf8').replace(/^---\n.*?\n---\n/s, '');
}

export function evidencesOf(table: QuoteTable, row: QuoteRow): Evidence[] {
  return row.notes.map((name) => ({ evidence_id: name, type: 'document', data: noteText(table, name) }));
}

export function quotedRows(name: string): QuotedRow[] {
  const table = quoteTable(name);
  return table.rows.map((row) => {
    const passages = passagesOf(textsOf(evidencesOf(table, row)));
    const quoted = chooseQuotations(readQuestion(row.question), passages).map(({ text }) => text);
    return { ...row, quoted };
  });
}

export interface QuoteFigures {
  readonly questions: number;
  /** Of the questions that the notes answer: those for which a right quotation was given. */
  readonly answered: number;
  /** Of all quotations: those that answer. */
  readonly precision: number;
  /** Of the questions that the notes do not answer: those that were abstained from. */
  readonly abstained: number;
  /** Of the abstentions: those that were right. */
  readonly abstention_precision: number;
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}

export function quoteFigures(rows: readonly QuotedRow[]): QuoteFigures {
  const able = rows.filter(({ answers }) => answers.length > 0);
  const right = able.filter(({ answers, quoted }) => quoted.some((text) => answers.includes(text)));
  const quotations = rows.flatMap(({ answers, quoted }) => quoted.map((text) => answers.includes(text)));
  const unable = rows.filter(({ answers }) => answers.length === 0);
  const silent = rows.filter(({ quoted }) => quoted.length === 0);
  return {
    questions: rows.length,
    answered: share(right.length, able.length),
    precision: share(quotations.filter(Boolean).length, quotations.length),
    abstained: share(unable.filter(({ quoted }) => quoted.length === 0).length, unable.length),
    abstention_precision: share(silent.filter(({ answers }) => answers.length === 0).length, silent.length),
  };
}

/** The language of a table by its name: `ko`, `ko-later`. */
export function languageOfTable(name: string): Language {
  return name.startsWith('ko') ? 'ko' : 'en';
}
