import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Configuration } from '../../src/contract/configuration.ts';
import type { Evidence } from '../../src/contract/evidence.ts';
import type { ValidationReport } from '../../src/contract/validation-report.ts';
import type { VerifyPorts } from '../../src/core/verify/route.ts';
import { verify } from '../../src/core/verify.ts';
import { statements } from '../support/read-statements.ts';

const CONFIGURATION = Configuration.parse({});
const PORTS: VerifyPorts = {
  graph: null,
  sources: null,
  statements,
  clock: { elapsed: () => 0, now: () => '2026-02-02T00:00:00Z' },
  ids: { next: () => '0' },
};

const SIGNS = [
  ...'x|-|> |*|=|#|1|1,|[|[1]|"|`|<|&|('.split('|'),
  ...'|~\u0000~\n~가~다.~은 ~1만 ~3월 ~40 ~not ~word ~http://~(출처: ~<td>~¹~a,b\n'.split('~'),
];

function held(text: string, data: unknown, type: Evidence['type'] = 'document'): Promise<ValidationReport> {
  const evidences = [{ evidence_id: 'e1', type, data: data as Evidence['data'] }];
  return verify({ response_id: 'r', content: { text, evidences } }, CONFIGURATION, PORTS);
}

function endsOf({ result }: ValidationReport): (string | undefined)[] {
  return result.claim_validations.map(({ grounding }) => grounding?.end);
}

const FEE = 'The fee is 40 euros.';

describe('evidence that says nothing', () => {
  it.each([
    ['empty text', 'document', ''],
    ['an empty list', 'json', []],
    ['an empty object', 'tool_result', {}],
    ['a header alone', 'table', { columns: ['item', 'fee'], rows: [] }],
    ['null', 'json', null],
    ['a picture', 'document', `data:image/png;base64,${'iVBORw0KGgo1'.repeat(2_000)}`],
    ['a script', 'document', '<script>let fee = 40;</script>'],
    ['white space and null bytes', 'document', ' \u0000\n\u0000 '],
  ] as const)('EC3 %s is unchecked, never a hallucination', async (_, type, data) => {
    const { status, reason, result } = await held(FEE, data, type);
    expect([status, reason]).toEqual(['error', 'no_evidence']);
    expect(result.hallucination_check).toMatchObject({ detected: false, suspicious_claims: [] });
    expect(result.claim_validations).toMatchObject([
      { status: 'UNVERIFIED', checked: false, unchecked: 'no_evidence', contradicted: false, confidence: 0 },
    ]);
    expect(result.recommendations[0]).toEqual({
      claim_id: null,
      action: 'cite',
      message: 'this evidence is empty, or holds no text: give evidence that has text or rows in it — e1',
    });
  });

  it.each([
    ['The fee is 40 euros.', []],
    ['The fee is 70 euros.', ['blank']],
    ['Dogs may come in.', ['blank']],
  ])('RP4 beside other evidence it is named where a claim is open: %s', async (other, named) => {
    const evidences = ['', other].map((data, at) => ({
      evidence_id: at === 0 ? 'blank' : 'other',
      type: 'document' as const,
      data,
    }));
    const { result } = await verify(
      { response_id: 'r', content: { text: FEE, evidences } },
      CONFIGURATION,
      PORTS,
    );
    const whole = result.recommendations.filter(({ claim_id }) => claim_id === null);
    expect(whole.map(({ message }) => message.split(' — ').at(-1))).toEqual(named);
  });
});

describe('evidence that is hard to read', () => {
  it.each([
    ['a page', '<html><head><style>p{}</style></head><body><p>The fee is <b>40</b> euros.</p></body></html>'],
    ['noise around it', `${'Zx9+'.repeat(5_000)}\n\nThe fee is 40 euros.\n\n${'Zx9+'.repeat(5_000)}`],
    ['null bytes in it', 'The fee\u0000 is 40 euros.\u0000'],
    ['half characters beside it', 'The fee is 40 euros. \ud800'],
    ['hidden characters in it', 'The f\u200bee is 4\u00ad0 euros.'],
  ])('EC4 %s', async (_, data) => {
    expect(endsOf(await held(FEE, data))).toEqual(['supported']);
    expect(endsOf(await held('The fee is 70 euros.', data))).not.toEqual(['supported']);
  });

  it('EC1 ragged tables, repeated headers and missing cells make nothing throw', async () => {
    const cell = fc.constantFrom('', 'room', '40', ',', '"', '|', '\n', null, 7, true);
    const rows = fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 6 });
    const header = fc.array(fc.constantFrom('item', 'fee', '', 'fee', '요금'), { maxLength: 4 });
    const data = fc.oneof(
      rows,
      fc.record({ columns: header, rows, caption: fc.constantFrom('Fees', null) }),
      fc
        .tuple(header, rows)
        .map(([names, lines]) => [names, ...lines].map((line) => line.join(',')).join('\n')),
      fc
        .tuple(header, rows)
        .map(([names, lines]) =>
          [`|${names.join('|')}|`, '|--|--|', ...lines.map((line) => `|${line.join('|')}|`)].join('\n'),
        ),
    );
    const claims = fc.constantFrom(
      FEE,
      '방의 요금은 40이다.',
      'The room has the highest fee of all.',
      'There are 3 rooms.',
    );
    const types = fc.constantFrom('table', 'json', 'document', 'tool_result');
    await fc.assert(
      fc.asyncProperty(data, claims, types, async (value, claim, type) => {
        expect((await held(claim, value, type)).result.counts.claims).toBe(1);
      }),
      { numRuns: 300 },
    );
  });
});

describe('evidence of any size', () => {
  it('EC5 of ten thousand passages the report names those that were read', async () => {
    const evidences = Array.from({ length: 10_000 }, (_, at): Evidence => {
      const data =
        at === 7_000 ? `Rules. ${FEE} It is due in May.` : `Passage ${at} is about something else.`;
      return { evidence_id: `e${at}`, type: 'document', data };
    });
    const answer = (text: string) => ({ response_id: 'r', content: { text, evidences } });
    const free = await verify(answer(`${FEE} The deposit is 80 euros.`), CONFIGURATION, PORTS);
    expect(free.result.claim_validations[0]).toMatchObject({
      status: 'VERIFIED',
      evidence_match: { e7000: { matched: true } },
    });
    expect(JSON.stringify(free).length).toBeLessThan(20_000);
    const cited = await verify(answer(`${FEE} [7001]`), CONFIGURATION, PORTS);
    expect(cited.result.claim_validations[0]?.grounding?.citations).toMatchObject([
      { evidence_id: 'e7000', supports: true },
    ]);
  });

  it('EC5 of over sixteen million characters the beginning is read, and what it does not say is unchecked', async () => {
    const data = `${FEE}\n${'-'.repeat(2 ** 24)}\nThe tower is blue.`;
    const { result } = await held(`${FEE} The tower is blue.`, data);
    expect(result.claim_validations).toMatchObject([
      { status: 'VERIFIED' },
      { checked: false, unchecked: 'over_budget', contradicted: false },
    ]);
  }, 120_000);

  it('EC5 JSON text nested ten thousand deep is cut', async () => {
    const data = `${'{"a":['.repeat(5_000)}40${']}'.repeat(5_000)}`;
    expect((await held(FEE, data, 'json')).result.counts).toMatchObject({ claims: 1, contradicted: 0 });
  });

  it('EC5 an object of a hundred and fifty thousand keys, and a table of twenty thousand rows', async () => {
    const keys = Object.fromEntries(Array.from({ length: 150_000 }, (_, at) => [`key${at}`, at]));
    expect(endsOf(await held('The key7 is 7.', keys, 'json'))).toHaveLength(1);
    const rows = Array.from({ length: 20_000 }, (_, at) => `Town${at},${at % 997}`);
    const table = `town,people\n${rows.join('\n')}`;
    expect(endsOf(await held('Town7 has the most people.', table, 'table'))).toEqual(['undecided']);
  }, 120_000);

  it.each(SIGNS)('EC5 VF2 a hundred thousand characters of %j on either side', async (sign) => {
    const many = sign.repeat(Math.ceil(100_000 / sign.length));
    const answer = await held(
      `${FEE} ${sign.length > 1 && sign !== '다.' ? many : many.slice(0, 20_000)}`,
      FEE,
    );
    expect(answer.result.claim_validations[0]?.text.startsWith('The fee is 40 euros.')).toBe(true);
    expect((await held(FEE, many)).result.counts.claims).toBe(1);
  });
});
