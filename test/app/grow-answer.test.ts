import { describe, expect, it } from 'vitest';
import { openVerifier } from '../../src/app/open-verifier.ts';

const evidences = [
  {
    evidence_id: 'E1',
    type: 'document' as const,
    data: 'The archive opens at nine. Copies cost 20 cents a page.',
  },
];
const TEXT = 'The archive opens at nine. A copy costs 20 cents a page. The archive has a garden.';

describe('an answer that grows', () => {
  it('GA2 gives verdicts on the way, and at the end the verdict of the whole', async () => {
    const clock = { elapsed: () => 0, now: () => '2026-02-02T00:00:00.000Z' };
    const verifier = await openVerifier({
      configuration: {},
      ports: { clock, ids: { next: () => 'ID' } },
    });
    const growing = await verifier.grow({ response_id: 'r1', content: { evidences } });
    const onTheWay = [];
    for (const piece of TEXT.match(/.{1,7}/gu) ?? []) onTheWay.push(...(await growing.write(piece)));
    const whole = await verifier.verify({ response_id: 'r1', content: { text: TEXT, evidences } });
    const { report } = await growing.end();
    await verifier.close();
    expect(report).toEqual(whole.report);
    expect(onTheWay.length).toBeGreaterThan(0);
    const first = report.result.claim_validations.slice(0, onTheWay.length);
    expect(onTheWay.map(({ text, status }) => [text, status])).toEqual(
      first.map(({ text, status }) => [text, status]),
    );
  });

  it('FC2 refuses what is no answer', async () => {
    const verifier = await openVerifier({ configuration: {} });
    await expect(verifier.grow({ content: { evidences: 'none' } })).rejects.toMatchObject({
      code: 'malformed',
    });
    await verifier.close();
  });
});
