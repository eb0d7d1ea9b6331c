import { describe, expect, it } from 'vitest';
import { Configuration } from '../../src/contract/configuration.ts';
import type { Evidence } from '../../src/contract/evidence.ts';
import { GroundingModelSettings } from '../../src/contract/grounding-model-settings.ts';
import { GroundingSettings } from '../../src/contract/grounding-settings.ts';
import { ValidationReport } from '../../src/contract/validation-report.ts';
import { verify } from '../../src/core/verify.ts';
import { crossEncoder } from '../../src/core/grounding/model-tier/cross-encoder.ts';
import { growAnswer } from '../../src/core/verify/grow-answer.ts';
import { answerOf, stillClock } from '../support/verify-world.ts';

type Ports = Parameters<typeof verify>[2];
type ModelTier = NonNullable<Ports['model']>;

const SENTENCES = [
  'The ferry Morven was built in Gdansk in 1998.',
  'It carries 420 passengers and 60 cars.',
  'The crossing from Oban to Craignure takes 46 minutes.',
];
const FERRY: Evidence = { evidence_id: 'ferry', type: 'document', data: SENTENCES.join(' ') };
const OPEN = { supported_above: 1, not_found_below: 0 };

function portsWith(model: ModelTier | null): Ports {
  return { graph: null, sources: null, statements: null, model, clock: stillClock, ids: { next: () => '0' } };
}

function configured(grounding: object = {}): Configuration {
  return { ...Configuration.parse({}), grounding: GroundingSettings.parse(grounding) };
}

/** A model whose n-th call, opening and scoring counted together, behaves as told. */
function faultyTier(at: number, behave: () => Promise<never>, calls: string[]): ModelTier {
  const call = <T>(name: string, value: T): Promise<T> => {
    calls.push(name);
    return calls.length === at ? behave() : Promise.resolve(value);
  };
  const model = { supported: 0.95, contradicted: 0 };
  const settings = GroundingModelSettings.parse({
    model: 'm',
    tokenizer: 't',
    labels: 'logit',
    ask_above: 0,
  });
  return crossEncoder({
    configured: 'm.onnx',
    settings,
    open: () =>
      call('open', {
        name: 'scripted',
        score: (pairs: readonly unknown[]) =>
          call(
            'score',
            pairs.map(() => model),
          ),
      }),
  });
}

function nested(depth: number): Evidence['data'] {
  let value: Evidence['data'] = 'The ferry does not sail on Christmas Day.';
  for (let at = 0; at < depth; at += 1) value = at % 2 === 0 ? [value] : { inner: value };
  return value;
}

function cyclic(): Evidence {
  const data: Record<string, unknown> = { name: 'Blue Door', seats: 34 };
  data['self'] = data;
  data['list'] = [data, { again: data }];
  return { evidence_id: 'loop', type: 'json', data: data as Evidence['data'] };
}

async function reportOf(text: string, evidences: readonly Evidence[]): Promise<ValidationReport> {
  const answer = { ...answerOf({ text }), content: { text, evidences: [...evidences] } };
  return verify(answer, configured(), portsWith(null));
}

describe('a model that fails at call n', () => {
  const text = SENTENCES.join(' ');
  it.each([
    ['rejects', () => Promise.reject(new Error('boom'))],
    ['gives nothing', () => Promise.resolve(undefined as never)],
    ['gives a text', () => Promise.resolve('supported' as never)],
    ['gives too few', () => Promise.resolve([] as never)],
  ])('GR40 %s: said, and its claims stay as they were', async (_about, behave) => {
    const answer = answerOf({ text, evidences: [FERRY] });
    const without = await verify(answer, configured(OPEN), portsWith(null));
    const whole: string[] = [];
    const heard = await verify(answer, configured(OPEN), portsWith(faultyTier(0, behave, whole)));
    expect(whole).toEqual(['open', 'score']);
    expect(heard.result.validation_status).toBe('PASSED');
    for (const at of whole.map((_call, index) => index + 1)) {
      const report = await verify(answer, configured(OPEN), portsWith(faultyTier(at, behave, [])));
      expect(report.metadata.unavailable.map(({ source }) => source)).toEqual(['m.onnx']);
      const standing = ({ result }: ValidationReport): unknown[] =>
        result.claim_validations.map(({ status, checked, grounding }) => [status, checked, grounding?.end]);
      expect(standing(report)).toEqual(standing(without));
      expect(report.result.claim_validations.map(({ grounding }) => grounding?.decided_by)).toEqual(
        SENTENCES.map(() => 'rules'),
      );
      expect(report.result.validation_status).toBe('NEEDS_REVIEW');
    }
  });

  it('GR40 an answer that grows outlives it too', async () => {
    const tier = faultyTier(2, () => Promise.reject(new Error('boom')), []);
    const answer = { response_id: 'r', content: { evidences: [FERRY] } };
    const growing = growAnswer(answer, configured(OPEN), portsWith(tier));
    const seen = [];
    for (const sentence of SENTENCES) seen.push(...(await growing.write(`${sentence} `)));
    const report = await growing.end();
    expect(seen.length).toBeGreaterThan(0);
    expect(report.result.claim_validations).toHaveLength(SENTENCES.length);
  });
});

describe('evidence out of bounds', () => {
  it('VF2 what holds itself is read once', async () => {
    const { result } = await reportOf('Blue Door has 34 seats.', [cyclic()]);
    expect(result.claim_validations.map(({ status }) => status)).toEqual(['VERIFIED']);
  });

  it.each([200, 20_000])('VF2 data nested %i deep end in a report', async (depth) => {
    const deep: Evidence = { evidence_id: 'deep', type: 'json', data: nested(depth) };
    const { result } = await reportOf('The ferry does not sail on Christmas Day.', [deep]);
    expect(result.claim_validations).toHaveLength(1);
    expect(result.claim_validations.filter(({ contradicted }) => contradicted)).toEqual([]);
  });

  it('VF2 the right one of ten thousand passages is found, and no other is listed', async () => {
    const many = Array.from(
      { length: 10_000 },
      (_one, at): Evidence => ({
        evidence_id: `p${at}`,
        type: 'document',
        data: `Entry ${at} tells of house ${at} in street ${at % 97}, which has ${at % 13} windows.`,
      }),
    );
    const { result } = await reportOf(`${SENTENCES[0]} ${SENTENCES[2]} Olives were scarce.`, [
      ...many,
      FERRY,
    ]);
    const [first, second, third] = result.claim_validations;
    expect([first?.status, second?.status]).toEqual(['VERIFIED', 'VERIFIED']);
    expect(Object.keys(first?.evidence_match ?? {})).toEqual(['ferry']);
    expect(third?.status).toBe('UNVERIFIED');
    expect(JSON.stringify(result).length).toBeLessThan(20_000);
  }, 60_000);

  it('VF2 a table of fifty thousand cells and a text of a million characters end in a report', async () => {
    const rows = Array.from({ length: 10_000 }, (_row, at) => `item ${at},${at},${at * 2},${at * 3},x`);
    const table: Evidence = { evidence_id: 't', type: 'table', data: `name,a,b,c,d\n${rows.join('\n')}\n` };
    const long: Evidence = {
      evidence_id: 'l',
      type: 'document',
      data: 'Moss grows on walls. '.repeat(50_000),
    };
    const report = await reportOf(SENTENCES.join(' '), [table, long, FERRY]);
    expect(ValidationReport.parse(report).result.claim_validations).toHaveLength(SENTENCES.length);
  }, 60_000);
});
