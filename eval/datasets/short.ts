import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { EvalRow } from '../row.ts';
import { documentOf, plainRow } from './plain-row.ts';

const LANGUAGES = ['en', 'ko'] as const;
/** Of the held half only figures were looked at while the rules were written. */
const HALVES = ['dev', 'held'] as const;

const Notes = z.array(
  z.strictObject({
    note: z.string().min(1),
    pairs: z.array(
      z.strictObject({
        kind: z.string().min(1),
        wrong: z.string().min(1).optional(),
        true: z.string().min(1),
      }),
    ),
  }),
);

type Language = (typeof LANGUAGES)[number];
type Half = (typeof HALVES)[number];

function rowsOf(language: Language, half: Half): EvalRow[] {
  const file = new URL(`../../cases/grounding/short/${language}-${half}.json`, import.meta.url);
  return Notes.parse(JSON.parse(readFileSync(file, 'utf8'))).flatMap(({ note, pairs }, at) =>
    pairs.flatMap(({ kind, wrong, true: right }, pair) => {
      const row = (answer: string, label: 0 | 1): EvalRow =>
        plainRow(
          {
            dataset: 'own',
            id: `short-${language}-${half}-${at}-${pair}-${label}`,
            group: note,
            answer,
            evidences: [documentOf(note)],
            label,
          },
          { task: `${language} short ${half}`, kind },
        );
      return [...(wrong === undefined ? [] : [row(wrong, 0)]), row(right, 1)];
    }),
  );
}

/** The project's own short answers: one note, and beside each wrong answer its true twin. */
export function loadShort(): EvalRow[] {
  return LANGUAGES.flatMap((language) => HALVES.flatMap((half) => rowsOf(language, half)));
}
