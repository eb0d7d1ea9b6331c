import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { claimModel, honest, type Reply, written } from '../../support/claim-model.ts';
import { judgedBy } from '../../support/judged-claims.ts';

const Said = z.strictObject({ answer: z.string(), quotation: z.string() });
const Rows = z.array(
  z.strictObject({
    rule: z.string(),
    about: z.string(),
    claim: z.string(),
    evidence: z.string(),
    grounding: z.looseObject({}).optional(),
    says: Said,
    opposite: Said.optional(),
    expect: z.looseObject({ counted: z.boolean() }),
  }),
);
const file = new URL('../../../cases/grounding/model-judge.json', import.meta.url);
const rows = Rows.parse(JSON.parse(readFileSync(file, 'utf8')));

describe('what a model says of a claim that the rules leave open', () => {
  it.each(rows.map((row) => [`${row.rule} ${row.about}`, row] as const))('%s', async (_title, row) => {
    const { claim, evidence, says, opposite, grounding = {} } = row;
    const reply = honest({ [claim]: says });
    const model = claimModel((messages) =>
      written(messages, (item): Reply => {
        const isOpposite = item.text !== claim && item.text.includes('shut its doors');
        return isOpposite && opposite !== undefined ? opposite : reply(item);
      }),
    );
    const { result } = await judgedBy(model, { text: claim, evidence, grounding });
    const [one] = result.claim_validations;
    const { end, reason, decided_by, judged } = one?.grounding ?? {};
    const found = {
      end,
      status: one?.status,
      decided_by,
      reason,
      counted: judged?.counted,
      why: judged?.why,
    };
    expect([1, 2]).toContain(model.prompts.length);
    expect(found).toMatchObject(row.expect);
  });
});
