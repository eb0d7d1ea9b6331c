import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../src/contract/answer.ts';
import { isUndecided } from '../../src/contract/claim-standing.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import type { Evidence } from '../../src/contract/evidence.ts';
import { GroundingSettings } from '../../src/contract/grounding-settings.ts';
import { type ClaimValidation, ValidationReport } from '../../src/contract/validation-report.ts';
import { verify } from '../../src/core/verify.ts';
import { keptReports } from '../support/kept-reports.ts';
import { statements } from '../support/read-statements.ts';
import { valueAt } from '../support/value-at.ts';
import { answerOf, stillClock } from '../support/verify-world.ts';
import { anyCharacter } from '../support/any-character.ts';

const ENGLISH = [
  'The ferry Morven was built in Gdansk in 1998.',
  'It carries 420 passengers and 60 cars.',
  'The crossing from Oban to Craignure takes 46 minutes.',
  'The ferry does not sail on Christmas Day.',
  'Captain Isla Reid retired in 2019.',
] as const;
const KOREAN = [
  '한울도서관은 2015년 3월에 문을 열었다.',
  '열람석은 240석이고 장서는 8만 5천 권이다.',
  '매주 월요일에는 휴관한다.',
  '대출 기간은 14일이며 한 번 연장할 수 있다.',
  '관장은 정하늘이다.',
] as const;
const CELLS = [
  'The fee of the projector is 15.',
  'Catering has the highest fee.',
  'The total fee of all items is 175.',
  'Blue Door has 34 seats.',
  'Blue Door has outdoor seating.',
  'Blue Door is open on Tuesday from 9 am to 5 pm.',
  '푸른문에는 테라스가 있다.',
] as const;
const OTHERS = [
  'Volcanoes erupt when magma rises through cracks.',
  'The harvest of olives was poor in the southern valleys.',
  'Dogs are allowed in the garden.',
  '화산은 마그마가 솟아오를 때 폭발한다.',
  '올리브 수확은 남쪽 골짜기에서 나빴다.',
  'Blue Door has a swimming pool.',
  'The documents do not say who owns the ferry.',
  '누가 지었는지는 문서에 나와 있지 않습니다.',
  'Why is that?',
] as const;

const TABLE = 'item,fee\nroom,40\nprojector,15\ncatering,120\n';
const CAFE = {
  name: 'Blue Door',
  wifi: null,
  outdoor_seating: true,
  seats: 34,
  hours: { Monday: null, Tuesday: '9:00-17:00' },
  푸른문: { 테라스: true, 주차: false },
};
const ALL: readonly Evidence[] = [
  { evidence_id: 'ferry', type: 'document', data: ENGLISH.join(' ') },
  { evidence_id: 'library', type: 'document', data: KOREAN.join(' ') },
  { evidence_id: 'fees', type: 'table', data: TABLE },
  { evidence_id: 'cafe', type: 'json', data: CAFE },
  { evidence_id: 'page', type: 'document', data: `<p>${OTHERS[0]}</p>&amp;<b>${OTHERS[3]}</b>` },
];

function otherNumber(text: string): string {
  return text.replace(/\d+/u, (digits) => String(Number(digits) * 3 + 7));
}

const own = fc.constantFrom(...ENGLISH, ...KOREAN, ...CELLS);
const changed = own.map(otherNumber);
const mark = fc.constantFrom('', '', '', ' [1]', ' [2]', ' [1][4]', ' [7]', ' [ferry]', ' (출처: library)');
const sentence = fc
  .tuple(fc.oneof(own, changed, fc.constantFrom(...OTHERS)), mark)
  .map(([words, cited]) => words.replace(/[.?]$/u, (stop) => `${cited}${stop}`));
const text = fc.array(sentence, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(' '));
const plain = fc.array(fc.oneof(own, changed, fc.constantFrom(...OTHERS)), { minLength: 1, maxLength: 5 });
const pieces = fc.shuffledSubarray([...ALL], { minLength: 1 });
const settings = fc.constantFrom(
  {},
  { aggregate: 'best' },
  { citations: 'required' },
  { supported_above: 0.9, not_found_below: 0.2 },
);

type Settings = Readonly<Record<string, unknown>>;

function reportOf(one: Answer, grounding: Settings = {}): Promise<ValidationReport> {
  const configuration = { ...Configuration.parse({}), grounding: GroundingSettings.parse(grounding) };
  const ports = { graph: null, sources: null, statements, clock: stillClock, ids: { next: () => '0' } };
  return verify(one, configuration, ports);
}

const RUNS = { numRuns: 40 };

/** One seed for all laws of a report: each is held on the same answers, which are verified once. */
const SHARED = { numRuns: 70, seed: Math.trunc(Math.random() * 2 ** 31) };
const keptReport = keptReports(reportOf);

function held(
  check: (report: ValidationReport, answer: Answer, grounding: Settings) => void | Promise<void>,
  runs: { readonly numRuns: number; readonly seed?: number } = SHARED,
): Promise<void> {
  return fc.assert(
    fc.asyncProperty(text, pieces, settings, async (whole, evidences, grounding) => {
      const answer = answerOf({ text: whole, evidences });
      await check(await keptReport(answer, grounding), answer, grounding);
    }),
    runs,
  );
}

function ends({ result }: ValidationReport): (string | undefined)[] {
  return result.claim_validations.map(({ grounding }) => grounding?.end);
}

function inside({ text: whole, grounding }: ClaimValidation): void {
  let at = 0;
  for (const { start, end } of grounding?.unsupported ?? []) {
    expect(start).toBeGreaterThanOrEqual(at);
    expect(end).toBeGreaterThan(start);
    expect(end).toBeLessThanOrEqual(whole.length);
    at = end;
  }
}

/** True where `quote` is the text from `start` on; tags of a page are white space in it. */
function standsAt(text: string, start: number, quote: string): boolean {
  return quote.split('').every((letter, at) => letter === text[start + at] || letter.trim() === '');
}

describe('laws of answers held against evidence', () => {
  it('VF2 every claim stands in the report once, and the counts add up', () =>
    held(({ result }, { content }) => {
      const { claim_validations: claims, counts, hallucination_check: check } = result;
      expect(new Set(claims.map(({ claim_id }) => claim_id)).size).toBe(claims.length);
      for (const { span, text: words } of claims)
        expect(content.text?.slice(span?.start, span?.end)).toBe(words);
      expect(counts.claims).toBe(claims.length);
      expect(counts.checked + counts.unchecked).toBe(counts.claims);
      expect(counts.checked).toBe(claims.filter(({ checked }) => checked).length);
      expect(counts.contradicted).toBe(check.suspicious_claims.length);
    }));

  it('RP6 unsupported ranges lie in their claim, in order, and are those of the whole text', () =>
    held(({ result }, { content }) => {
      result.claim_validations.forEach(inside);
      const words = result.claim_validations
        .filter((claim) => claim.grounding?.end !== 'undecided' || isUndecided(claim))
        .flatMap(({ text: claim, grounding }) =>
          (grounding?.unsupported ?? []).map(({ start, end }) => claim.slice(start, end)),
        );
      const quoted = (result.grounding?.unsupported ?? []).map(({ start, end }) =>
        content.text?.slice(start, end),
      );
      expect(quoted).toEqual(words);
    }));

  it('RP6 a supported claim has no unsupported range, the others say why they are not', () =>
    held(({ result }) => {
      for (const { grounding, issues, unchecked } of result.claim_validations) {
        const said = [...issues, unchecked, grounding?.reason].filter(
          (one) => one !== undefined && one !== null,
        );
        const isSupported = grounding?.end === 'supported';
        expect(isSupported ? grounding.unsupported.length === 0 : said.length > 0).toBe(true);
      }
    }));

  it('GR47 what was read stands in the evidence, at that place', () =>
    held(({ result }, { content }) => {
      const contents = new Map(content.evidences.map(({ evidence_id, data }) => [evidence_id, data]));
      for (const place of result.claim_validations.flatMap(({ grounding }) => grounding?.read ?? [])) {
        const from = contents.get(place.evidence_id);
        expect(from).toBeDefined();
        const { span, path, quote } = place;
        const stands =
          path === null
            ? typeof from === 'string' && standsAt(from, span?.start ?? -1, quote)
            : valueAt(from ?? null, place);
        expect([place, stands]).toEqual([place, true]);
      }
    }));

  it('GR47 each place is told once, however many parts of a claim were read from it', async () => {
    await held(({ result }) => {
      for (const { grounding } of result.claim_validations) {
        const places = (grounding?.read ?? []).map((place) => JSON.stringify(place));
        expect(places).toEqual([...new Set(places)]);
      }
    });
    const hours = { name: 'Harbour', hours: { saturday: '9:00-14:00', sunday: 'closed' } };
    const evidences = [{ evidence_id: 'h', type: 'json' as const, data: hours }];
    const { result } = await reportOf(answerOf({ text: 'Harbour is closed on Sunday.', evidences }));
    const [claim] = result.claim_validations;
    expect(claim?.parts.filter(({ derivation }) => derivation === 'hours.sunday = "closed"').length).toBe(1);
    expect(claim?.grounding?.read.map(({ path }) => path)).toEqual(['hours.sunday']);
  });

  it('GR48 VERIFIED is checked, supported, without an error, and shows what was read', () =>
    held(({ result }) => {
      for (const one of result.claim_validations.filter(({ status }) => status === 'VERIFIED')) {
        expect(one.checked).toBe(true);
        expect(one.contradicted).toBe(false);
        expect(one.parts.map(({ outcome }) => outcome)).toContain('supported');
        expect(one.parts.filter(({ outcome }) => outcome === 'contradicted')).toEqual([]);
        expect(one.issues.filter(({ severity }) => severity === 'error')).toEqual([]);
        expect(one.grounding?.end).toBe('supported');
        expect(one.grounding?.read.length).toBeGreaterThan(0);
        expect(Object.values(one.evidence_match).some(({ matched }) => matched)).toBe(true);
      }
    }));

  it('RP2 contradicted means FAILED, PASSED that every claim is VERIFIED', () =>
    held(({ result }) => {
      const { claim_validations: claims, validation_status: status } = result;
      const areVerified = claims.length > 0 && claims.every((one) => one.status === 'VERIFIED');
      expect(status === 'PASSED').toBe(areVerified);
      expect(status === 'FAILED' || claims.every(({ contradicted }) => !contradicted)).toBe(true);
    }));

  it('VF3 the same answer gives the same report, byte for byte', () =>
    held(async (report, answer, grounding) => {
      const again = await reportOf(structuredClone(answer), grounding);
      expect(JSON.stringify(again)).toBe(JSON.stringify(report));
    }, RUNS));

  it('RP5 the report is valid against its schema, before and after JSON', () =>
    held((report) => {
      expect(ValidationReport.parse(report)).toEqual(report);
      expect(JSON.parse(JSON.stringify(report))).toEqual(report);
    }));

  it('GR46 the evidence emptied: nothing is VERIFIED, nothing contradicted, nothing checked', async () => {
    const nothing = fc.constantFrom<Evidence['data']>('', ' \n ', null, {}, [], '<p></p>', '{}', '[]');
    await fc.assert(
      fc.asyncProperty(text, pieces, nothing, async (whole, evidences, data) => {
        const emptied = evidences.map((one) => ({ ...one, data }));
        const { result } = await reportOf(answerOf({ text: whole, evidences: emptied }));
        expect(result.claim_validations.filter(({ status }) => status !== 'UNVERIFIED')).toEqual([]);
        expect(result.claim_validations.filter(({ contradicted }) => contradicted)).toEqual([]);
        expect(result.counts.checked).toBe(0);
        expect(result.hallucination_check.detected).toBe(false);
        expect(result.validation_status).not.toBe('PASSED');
      }),
      RUNS,
    );
  });

  it('GR47 the order of the evidence changes no end', async () => {
    const aggregate = fc.constantFrom('joined', 'best');
    await fc.assert(
      fc.asyncProperty(plain, pieces, aggregate, async (parts, evidences, how) => {
        const whole = parts.join(' ');
        const first = await reportOf(answerOf({ text: whole, evidences }), { aggregate: how });
        const turned = evidences.toReversed();
        const second = await reportOf(answerOf({ text: whole, evidences: turned }), { aggregate: how });
        expect(ends(second)).toEqual(ends(first));
        expect(second.result.validation_status).toBe(first.result.validation_status);
      }),
      RUNS,
    );
  });

  it('GR47 an unrelated piece of evidence takes no support away', async () => {
    const unrelated = fc.constantFrom<Evidence>(
      { evidence_id: 'x', type: 'document', data: 'Moss grows slowly on the shaded side of old walls.' },
      { evidence_id: 'x', type: 'document', data: '이끼는 오래된 담벼락의 그늘에서 천천히 자란다.' },
      { evidence_id: 'x', type: 'table', data: 'planet,moons\nMars,2\nJupiter,95\n' },
      { evidence_id: 'x', type: 'json', data: { planet: 'Mars', dust_storms: true } },
      { evidence_id: 'x', type: 'document', data: '' },
    );
    await fc.assert(
      fc.asyncProperty(plain, pieces, unrelated, async (parts, evidences, more) => {
        const whole = parts.join(' ');
        const before = await reportOf(answerOf({ text: whole, evidences }));
        const after = await reportOf(answerOf({ text: whole, evidences: [...evidences, more] }));
        const lost = before.result.claim_validations.filter(
          ({ grounding }, at) =>
            grounding?.end === 'supported' &&
            after.result.claim_validations[at]?.grounding?.end !== 'supported',
        );
        expect(lost.map(({ text: words }) => words)).toEqual([]);
      }),
      RUNS,
    );
  });
});

describe('hostile input', () => {
  const lone = fc.constantFrom('\ud800', '\udc00', 'a\ud83d', '[\udfff]', '\u0000', '\u202e');
  const token = fc.constantFrom(
    'x'.repeat(20_000),
    '['.repeat(3_000),
    '9'.repeat(5_000),
    '가'.repeat(20_000),
  );
  const strange = fc.oneof(
    { weight: 4, arbitrary: fc.string({ unit: anyCharacter, maxLength: 120 }) },
    { weight: 2, arbitrary: lone },
    { weight: 1, arbitrary: token },
    { weight: 2, arbitrary: sentence },
  );
  const anything = fc.array(strange, { maxLength: 4 }).map((parts) => parts.join(' '));

  it('VF2 no text and no evidence make it throw, and its places stay in their texts', async () => {
    const data = fc.oneof(
      anything,
      fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Evidence['data']>,
      fc.constantFrom(...ALL.map((one) => one.data)),
    );
    const type = fc.constantFrom('document', 'table', 'json', 'tool_result');
    const list = fc
      .array(fc.tuple(type, data), { minLength: 1, maxLength: 3 })
      .map((all) => all.map(([kind, one], at) => ({ evidence_id: `e${at}`, type: kind, data: one })));
    await fc.assert(
      fc.asyncProperty(anything, list, async (whole, evidences) => {
        const report = await reportOf(answerOf({ text: whole, evidences }));
        expect(ValidationReport.parse(report)).toEqual(report);
        report.result.claim_validations.forEach(inside);
      }),
      { numRuns: 120 },
    );
  }, 60_000);
});
