import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { End } from '../../../src/core/grounding/held.ts';
import { recordsOfTable } from '../../../src/core/grounding/records/records-of-table.ts';
import { tableHolder } from '../../../src/core/grounding/records/table/table-holder.ts';

interface TableCase {
  readonly rule: string;
  readonly claim: string;
  /** `flagged` is anything but supported. */
  readonly end: End | 'flagged';
  /** What the derivation must contain. */
  readonly derivation?: string;
}

interface TableCases {
  readonly table: unknown;
  readonly cases: readonly TableCase[];
}

const FOLDER = new URL('../../../cases/grounding/tables/', import.meta.url);

function casesOf(file: string): TableCases {
  return JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as TableCases;
}

describe.each(readdirSync(FOLDER))('table of %s', (file) => {
  const { table, cases } = casesOf(file);
  const records = recordsOfTable('table', table);

  test.each(cases)('$rule $claim', ({ claim, end }) => {
    const held = tableHolder(records).next({ text: claim, query: null });
    const outcome = held.rulings[0]?.outcome ?? 'not_found';
    expect(end === 'flagged' && outcome !== 'supported' ? end : outcome).toBe(end);
    expect(end === 'not_found' || end === 'flagged' || held.probability !== undefined).toBe(true);
  });

  test.each(cases.filter(({ derivation }) => derivation !== undefined))(
    '$rule derivation of: $claim',
    ({ claim, derivation = '' }) => {
      const held = tableHolder(records).next({ text: claim, query: null });
      expect(held.rulings[0]?.derivation).toContain(derivation);
    },
  );
});
