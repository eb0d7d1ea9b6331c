import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { plainRow, documentOf } from './datasets/plain-row.ts';
import type { EvalRow } from './row.ts';

const Cases = z.array(
  z.object({
    premise: z.string(),
    claims: z.array(
      z.object({
        claim: z.string(),
        end: z.enum(['supported', 'contradicted', 'not_found']),
        rule: z.string(),
      }),
    ),
  }),
);
/** Name of the set of the own tables. */
export const OWN_KOREAN = 'own_ko_text';
const TABLES = ['handbook', 'notices', 'reports'];

/** The project's own claims against handbooks, notices and reports. */
export function koreanCases(): EvalRow[] {
  return TABLES.flatMap((table) => {
    const file = new URL(`../cases/grounding/korean/${table}.json`, import.meta.url);
    return Cases.parse(JSON.parse(readFileSync(file, 'utf8'))).flatMap(({ premise, claims }, group) =>
      claims.map(({ claim, end }, at) =>
        plainRow(
          {
            dataset: OWN_KOREAN,
            id: `${table}-${group}-${at}`,
            group: premise,
            answer: claim,
            evidences: [documentOf(premise)],
            label: end === 'supported' ? 1 : 0,
          },
          { end },
        ),
      ),
    );
  });
}
