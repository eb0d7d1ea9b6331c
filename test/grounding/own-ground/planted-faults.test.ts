import { describe, expect, it } from 'vitest';
import { Configuration } from '../../../src/contract/configuration.ts';
import { PLANTED_CITATION_FAULTS } from '../../../src/core/grounding/own-ground/planted-faults.ts';
import { verify } from '../../../src/core/verify.ts';
import { statements } from '../../support/read-statements.ts';

const PORTS = {
  graph: null,
  sources: null,
  statements,
  clock: { elapsed: () => 0, now: () => '2026-02-02T00:00:00Z' },
  ids: { next: () => '0' },
};

describe('planted faults of citations', () => {
  it.each(PLANTED_CITATION_FAULTS)(
    'CT2, CT3, CT4, GR46 and GR50 find $about ($rule) and nothing where it is mended',
    async ({ rule, evidences, fault, code, mended }) => {
      const said = async (text: string): Promise<string[]> => {
        const content = { text, evidences: [...evidences] };
        const { result } = await verify({ response_id: 'r', content }, Configuration.parse({}), PORTS);
        return result.claim_validations.flatMap(({ issues }) =>
          issues.map((one) => `${one.rule} ${one.code}`),
        );
      };
      expect(await said(fault)).toContain(`${rule} ${code}`);
      expect(await said(mended)).not.toContain(`${rule} ${code}`);
    },
  );

  it('CT2, CT3, CT4, GR46 and GR50 have one each', () => {
    const rules = new Set(PLANTED_CITATION_FAULTS.map(({ rule }) => rule));
    expect([...rules]).toEqual(['CT2', 'CT3', 'CT4', 'GR46', 'GR50']);
  });
});
