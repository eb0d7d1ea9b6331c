import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../src/contract/answer.ts';
import type { ValidationReport } from '../../src/contract/validation-report.ts';
import { extractClaims } from '../../src/core/claims/extract-claims.ts';
import { verify } from '../../src/core/verify.ts';
import { keptReports } from '../support/kept-reports.ts';
import {
  answerOf,
  openVerifyWorld,
  portsOf,
  type Standing,
  stillClock,
  type VerifyWorld,
} from '../support/verify-world.ts';
import { anyCharacter } from '../support/any-character.ts';

let world: VerifyWorld;
beforeAll(async () => {
  world = await openVerifyWorld();
});

const SENTENCES = [
  'AI팀 가동률은 96%이다.',
  '데이터플랫폼팀의 가동률은 99%이다.',
  '블록체인팀의 인원은 32명이다.',
  '보안팀 가동률은 70%를 초과한다.',
  '플랫폼팀 인원은 55명이다.',
  '이서연은 데이터플랫폼팀 소속이다.',
  '박도윤은 이서연에게 보고한다.',
  '2025년 AI팀 매출은 2024년보다 25% 증가했다.',
  'AI팀 설립일은 2019년 2월 30일이다.',
  'AI팀의 분위기는 좋다.',
  'The AI Team has 33 employees.',
  'The budget of the AI Team is $120 million.',
  'The Data Platfrom Team has 55 employees.',
  'Hanbit Electronics supplies the Data Platform Team.',
  'The success probability of OPT-B is 78%.',
  'Last week the utilization of the AI Team was 80%.',
  'Why is that?',
  '제 생각에는 너무 높습니다.',
] as const;

const EVIDENCES = [
  { evidence_id: 'E1', type: 'kg_data', source: 'TMS.allocation', data: { team: 'AI팀', utilization: 0.96 } },
  { evidence_id: 'E2', type: 'kg_data', source: 'HR.org', data: { team: 'AI팀', headcount: 40 } },
  { evidence_id: 'E3', type: 'kg_data', source: 'Nowhere', data: { team: '보안팀', utilization: 0.7 } },
  {
    evidence_id: 'E4',
    type: 'model_output',
    source: 'success-probability',
    data: { option_id: 'OPT-B', probability: 0.78 },
  },
  { evidence_id: 'E5', type: 'document', data: 'AI팀 가동률은 96%이다.' },
] as const;

const sentence = fc.constantFrom(...SENTENCES);
const claim = fc.record({
  text: fc.oneof(
    sentence,
    fc.tuple(sentence, sentence).map((pair) => pair.join(' ')),
  ),
  evidence_refs: fc.uniqueArray(fc.constantFrom('E1', 'E2', 'E3', 'E4', 'E5', 'E9'), { maxLength: 3 }),
});
const claims = fc
  .array(claim, { maxLength: 6 })
  .map((list) => list.map((one, index) => ({ claim_id: `C${index + 1}`, ...one })));
const evidences = fc.subarray([...EVIDENCES]);
const standing = fc.constantFrom<Standing>('up', 'down', 'timeout', 'none');
const text = fc.array(fc.oneof({ weight: 4, arbitrary: sentence }, { weight: 1, arbitrary: fc.string() }), {
  maxLength: 6,
});
const answer = fc
  .record(
    { claims, text: text.map((parts) => parts.join(' ')), evidences },
    { requiredKeys: ['claims', 'evidences'] },
  )
  .map((content) => answerOf(content));
const anything = fc.string({ unit: anyCharacter, maxLength: 200 });

function reportOf(one: Answer, graph: Standing = 'up', sources: Standing = 'up'): Promise<ValidationReport> {
  return verify(one, world.configuration, portsOf(world, graph, sources));
}

/** One seed for all laws of a report: each is held on the same answers, which are verified once. */
const SHARED = { numRuns: 70, seed: Math.trunc(Math.random() * 2 ** 31) };
const keptReport = keptReports(reportOf);

function held(check: (report: ValidationReport, answer: Answer) => void): Promise<void> {
  return fc.assert(
    fc.asyncProperty(answer, standing, standing, async (one, graph, sources) => {
      check(await keptReport(one, graph, sources), one);
    }),
    SHARED,
  );
}

const RUNS = { numRuns: 40 };

describe('laws of the report', () => {
  it('VF2 every claim is in the report exactly once, given ones first and in their order', async () => {
    await held(({ result }, { content }) => {
      const ids = result.claim_validations.map(({ claim_id }) => claim_id);
      const given = (content.claims ?? []).map(({ claim_id }) => claim_id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.slice(0, given.length)).toEqual(given);
      expect(content.text === undefined ? ids.length : given.length).toBe(given.length);
    });
  });

  it('VF3 the same answers of the ports give the same report, byte for byte', async () => {
    await fc.assert(
      fc.asyncProperty(answer, standing, standing, async (one, graph, sources) => {
        const first = JSON.stringify(await reportOf(one, graph, sources));
        const again = JSON.stringify(await reportOf(structuredClone(one), graph, sources));
        expect(again).toBe(first);
      }),
      RUNS,
    );
  });

  it('CL1 every span lies inside its text and quotes it exactly', async () => {
    await held(({ result }, { content }) => {
      const whole = content.text ?? '';
      for (const aside of result.set_aside)
        expect(whole.slice(aside.span.start, aside.span.end)).toBe(aside.text);
      for (const one of result.claim_validations) {
        const quoted = one.span === null ? one.text : whole.slice(one.span.start, one.span.end);
        expect(quoted).toBe(one.text);
        const places = [...one.issues, ...one.parts].map(({ place }) => place);
        const outside = places.filter(({ start, end }) => start > end || end > one.text.length);
        expect(outside).toEqual([]);
      }
    });
  });

  it('GR15 nothing is VERIFIED without a supported part, without being checked, or with an error', async () => {
    await held(({ result }) => {
      for (const one of result.claim_validations.filter(({ status }) => status === 'VERIFIED')) {
        expect(one.parts.map(({ outcome }) => outcome)).toContain('supported');
        expect(one.parts.filter(({ outcome }) => outcome !== 'supported')).toEqual([]);
        expect(one.checked).toBe(true);
        expect(one.issues.filter(({ severity }) => severity === 'error')).toEqual([]);
        expect(one.confidence).toBeGreaterThanOrEqual(one.grounding === undefined ? 0.9 : 0.5);
      }
    });
  });

  it('GR21 with neither graph nor sources answering nothing is checked or VERIFIED', async () => {
    const away = fc.constantFrom<Standing>('down', 'timeout');
    await fc.assert(
      fc.asyncProperty(answer, away, away, async (one, graph, sources) => {
        const content = {
          ...one.content,
          evidences: one.content.evidences.filter(({ type }) => type !== 'document'),
        };
        const { result } = await reportOf({ ...one, content }, graph, sources);
        expect(result.claim_validations.filter(({ status }) => status === 'VERIFIED')).toEqual([]);
        expect(result.validation_status).not.toBe('PASSED');
        expect(result.counts.checked).toBe(
          result.claim_validations.filter(({ contradicted, checked }) => contradicted && checked).length,
        );
      }),
      RUNS,
    );
  });

  it('RP3 suspicious and ungrounded claims are claims of the report, and the counts count them', async () => {
    await held(({ result }) => {
      const ids = result.claim_validations.map(({ claim_id }) => claim_id);
      const { detected, suspicious_claims, ungrounded_claims } = result.hallucination_check;
      expect(ids).toEqual(expect.arrayContaining([...suspicious_claims, ...ungrounded_claims]));
      expect(detected).toBe(suspicious_claims.length > 0);
      expect(result.counts.claims).toBe(ids.length);
      expect(result.counts.checked + result.counts.unchecked).toBe(ids.length);
      expect(result.counts.contradicted).toBe(suspicious_claims.length);
      const advised = result.recommendations.map(({ claim_id }) => claim_id);
      expect(new Set(advised).size).toBe(advised.length);
    });
  });

  it('RP1 the score lies in [0, 1], cut to two decimals', async () => {
    await held(({ result }) => {
      const { overall_score: score, claim_validations: all } = result;
      const mean = all.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, all.length);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
      expect(Math.abs(score * 100 - Math.round(score * 100))).toBeLessThan(1e-9);
      expect(mean - score).toBeGreaterThan(-1e-6);
      expect(mean - score).toBeLessThan(0.01);
    });
  });

  it('RP1 a claim that nothing supports never raises the score, nor mends the verdict', async () => {
    const unsupported = fc.constantFrom(
      'AI팀의 평판 점수는 3이다.',
      '블록체인팀의 인원은 32명이다.',
      'The rating of Hanbit Electronics is 4.',
      'AI팀의 분위기는 좋다.',
    );
    await fc.assert(
      fc.asyncProperty(claims, evidences, unsupported, async (list, pieces, extra) => {
        fc.pre(list.length > 0);
        const more = [...list, { claim_id: 'X', text: extra, evidence_refs: [] }];
        const before = await reportOf(answerOf({ claims: list, evidences: pieces }));
        const after = await reportOf(answerOf({ claims: more, evidences: pieces }));
        expect(after.result.overall_score).toBeLessThanOrEqual(before.result.overall_score);
        const mended = [before, after].map(({ result }) => result.validation_status === 'PASSED');
        expect(mended).not.toEqual([false, true]);
        expect(after.result.claim_validations.at(-1)?.status).not.toBe('VERIFIED');
      }),
      RUNS,
    );
  });
});

describe('laws of extraction', () => {
  it('CL1 claims and sentences set aside cover every word of the text, each once', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          text.map((parts) => parts.join('\n')),
          anything,
        ),
        (whole) => {
          const { claims: found, set_aside } = extractClaims(whole);
          const spans = [
            ...found.map(({ span }) => span ?? { start: 0, end: 0 }),
            ...set_aside.map(({ span }) => span),
          ];
          const ordered = spans.sort((a, b) => a.start - b.start);
          let at = 0;
          let left = '';
          for (const { start, end } of ordered) {
            expect(start).toBeGreaterThanOrEqual(at);
            left += whole.slice(at, start);
            at = end;
          }
          left += whole.slice(at);
          expect(left.replaceAll(/[^\p{L}]/gu, '')).toBe('');
          for (const one of found) expect(whole.slice(one.span?.start, one.span?.end)).toBe(one.text);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('hostile input', () => {
  it('VF2 no text makes it throw', async () => {
    await fc.assert(
      fc.asyncProperty(anything, standing, async (whole, graph) => {
        const report = await reportOf(answerOf({ text: whole, evidences: EVIDENCES }), graph);
        expect(report.metadata.settings).toBeDefined();
        for (const one of report.result.claim_validations)
          expect(whole.slice(one.span?.start, one.span?.end)).toBe(one.text);
      }),
      { numRuns: 200 },
    );
  });

  it('GR20 no data of evidence make it throw', async () => {
    const key = fc.oneof(
      fc.constantFrom('__proto__', 'constructor', 'toString', 'team', 'utilization', 'week', 'option_id'),
      fc.string(),
    );
    const data = fc.oneof(
      fc.jsonValue(),
      fc.array(fc.tuple(key, fc.jsonValue())).map((entries) => Object.fromEntries(entries)),
    );
    const source = fc.constantFrom(
      'TMS.allocation',
      'success-probability',
      'Nowhere',
      '__proto__',
      'constructor',
    );
    const type = fc.constantFrom('kg_data', 'model_output');
    await fc.assert(
      fc.asyncProperty(sentence, data, source, type, standing, async (words, given, from, kind, graph) => {
        const piece = { evidence_id: '__proto__', type: kind, source: from, data: given };
        const refs = { claim_id: '__proto__', text: words, evidence_refs: ['__proto__'] };
        const report = await reportOf(answerOf({ claims: [refs], evidences: [piece] }), graph);
        const [only] = report.result.claim_validations;
        expect(only?.claim_id).toBe('__proto__');
        expect(Object.keys(only?.evidence_match ?? {})).toEqual(['__proto__']);
        expect(Object.getPrototypeOf({})).toBe(Object.prototype);
      }),
      { numRuns: 200 },
    );
  });

  it('CL6 labels that are words of objects or of patterns do no harm', async () => {
    const label = fc.constantFrom(
      '__proto__',
      'constructor',
      '(',
      '[a-z',
      '.*',
      '\\',
      '$&',
      ' ',
      '가',
      'of',
      '96',
    );
    await fc.assert(
      fc.asyncProperty(label, label, sentence, async (ko, en, words) => {
        const types = structuredClone(world.configuration.graph?.types ?? {});
        const team = types['team'];
        if (team?.attributes['headcount']) team.attributes['headcount'].labels = { ko: [ko], en: [en] };
        const configuration = { ...world.configuration, graph: { types, load: [] } };
        const one = answerOf({ claims: [{ claim_id: 'C1', text: words }] });
        const report = await verify(one, configuration, portsOf(world));
        expect(report.result.claim_validations).toHaveLength(1);
      }),
      { numRuns: 100 },
    );
  });

  it('VF3 time and identity come from the ports', async () => {
    let now = 0;
    const clock = { ...stillClock, elapsed: () => (now += 12.4) };
    const ports = { ...portsOf(world), clock, ids: { next: () => '01ABC' } };
    const report = await verify(answerOf({ text: SENTENCES[0] }), world.configuration, ports);
    expect(report.result.validation_id).toBe('val-01ABC');
    expect(report.metadata.validation_time_ms).toBe(12);
  });
});
