import { describe, expect, test } from 'vitest';
import { tableHolder } from '../../../src/core/grounding/records/table/table-holder.ts';
import {
  PLANTED_TABLE,
  TABLE_PLANTED_FAULTS,
} from '../../../src/core/grounding/records/table/table-planted-faults.ts';

function hold(text: string) {
  return tableHolder(PLANTED_TABLE).next({ text, query: null }).rulings[0];
}

describe('planted faults of tables', () => {
  test.each(TABLE_PLANTED_FAULTS)('$rule finds $about and lets the mended sentence pass', (planted) => {
    const found = hold(planted.fault);
    const outcome = planted.code === 'NOT_IN_EVIDENCE' ? 'not_found' : 'contradicted';
    expect(found).toMatchObject({ rule: planted.rule, outcome });
    expect(found?.findings.map(({ code }) => code)).toEqual([planted.code]);
    expect(hold(planted.mended)).toMatchObject({ outcome: 'supported', findings: [] });
  });

  test.each(['GR30', 'GR31', 'GR32', 'GR33', 'GR34', 'GR35', 'GR49'])('%s has a planted fault', (rule) => {
    expect(TABLE_PLANTED_FAULTS.some((planted) => planted.rule === rule)).toBe(true);
  });
});
