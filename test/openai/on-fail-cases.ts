import { readFileSync } from 'node:fs';

/** A question with its notes, an answer to it, and what verification says of that. */
export interface Case {
  readonly name: string;
  readonly lang: 'ko' | 'en';
  readonly question: string;
  readonly notes: readonly { readonly title: string; readonly content: string }[];
  readonly answer: string;
  readonly outcome: 'passed' | 'failed';
}

/** A wrong answer in English, then one in Korean, and others. */
export const { answers } = JSON.parse(
  readFileSync(new URL('../../cases/quality/on-fail.json', import.meta.url), 'utf8'),
) as { readonly answers: readonly [Case, Case, ...(readonly Case[])] };
