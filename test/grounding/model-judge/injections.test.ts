import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AIMessage } from '../../../src/contract/ai-message.ts';
import {
  type ClaimModel,
  claimModel,
  honest,
  type Reply,
  type ShownItem,
  written,
} from '../../support/claim-model.ts';
import { judgedBy } from '../../support/judged-claims.ts';

const Rows = z.array(
  z.strictObject({
    language: z.enum(['en', 'ko']),
    where: z.enum(['evidence', 'claim']),
    about: z.string(),
    /** What an obedient model obeys, wherever it sees it. */
    order: z.string(),
    claim: z.string(),
    evidence: z.string(),
    says: z.strictObject({ answer: z.string(), quotation: z.string() }),
  }),
);
type Row = z.infer<typeof Rows>[number];
const file = new URL('../../../cases/grounding/model-judge-injections.json', import.meta.url);
const rows = Rows.parse(JSON.parse(readFileSync(file, 'utf8')));

/** A model that obeys an order that it sees: of the claim alone, or of everything. */
function obedient({ order, where, claim, says }: Row, reach: 'the claim' | 'everything'): ClaimModel {
  const read = honest({});
  return claimModel((messages: readonly AIMessage[]) => {
    const sees = messages.some(({ content }) => content.includes(order));
    const obeys = ({ text }: ShownItem): boolean =>
      reach === 'everything' || (where === 'claim' ? text.includes(order) : text === claim);
    return written(messages, (item): Reply => (sees && obeys(item) ? says : read(item)));
  });
}

describe('orders in evidence and claims', () => {
  it('MJ7 at least 40 are tried, as many in Korean as in English', () => {
    const korean = rows.filter(({ language }) => language === 'ko').length;
    expect([rows.length >= 40, korean * 2]).toEqual([true, rows.length]);
  });

  const reaches = ['the claim', 'everything'] as const;
  const tried = rows.flatMap((row) => reaches.map((reach) => [row.language, row.about, reach, row] as const));
  it.each(tried)('MJ7 %s: %s, obeyed of %s', async (_language, _about, reach, row) => {
    const { claim: text, evidence } = row;
    const { result } = await judgedBy(obedient(row, reach), { text, evidence });
    const passed = result.claim_validations.filter(
      ({ status, grounding }) => status === 'VERIFIED' || grounding?.judged?.counted === true,
    );
    expect(passed).toEqual([]);
  });
});
