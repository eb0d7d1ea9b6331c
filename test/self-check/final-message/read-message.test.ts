import { readFileSync } from 'node:fs';
import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstReadings, HALVES, labelled } from '../../../eval/messages/labelled.ts';
import { isClaim, isLimitation, match } from '../../../eval/messages/match.ts';
import { MessageClaim } from '../../../src/contract/message-claim.ts';
import { checkReport } from '../../../src/core/self-check/report/check-report.ts';
import { readMessage } from '../../../src/core/self-check/final-message/read-message.ts';
import { folded } from '../../../src/core/language/fold-text.ts';
import { findPhrases } from '../../../src/core/self-check/report/find-phrases.ts';
import { NUMBERS, typeset } from '../../support/typeset.ts';

const SETS = (['ko', 'en'] as const).flatMap((language) => HALVES.map((half) => [language, half] as const));

const DENIED = JSON.parse(
  readFileSync(new URL('../../../cases/messages/denied.json', import.meta.url), 'utf8'),
) as [text: string, types: string[], limitations: number][];

/** Deeds as they are told, and what only looks like one. */
const DEEDS = JSON.parse(
  readFileSync(new URL('../../../cases/messages/deeds.json', import.meta.url), 'utf8'),
) as typeof DENIED;

/** Forms by which a claim or an admission is told. */
const FORMS = JSON.parse(
  readFileSync(new URL('../../../cases/messages/forms.json', import.meta.url), 'utf8'),
) as typeof DENIED;

/** Sentences on tests that pass: what is read, and whether a run with one failure speaks against them. */
const STATES = JSON.parse(
  readFileSync(new URL('../../../cases/messages/another-state.json', import.meta.url), 'utf8'),
) as [text: string, types: string[], limitations: number, accused: boolean][];
const ONE_FAILS = { testOutput: '      Tests  1 failed | 11 passed (12)' };

const typesIn = (text: string): string[] => readMessage(text).claims.map(({ type }) => type);

describe('reading a final message', () => {
  it.each(SETS)('FM5 the labels of %s, %s, quote their message', (language, half) => {
    const messages = labelled(language, half);
    expect(messages.length).toBeGreaterThanOrEqual(10);
    for (const { text, claims, others, limitations } of messages)
      for (const place of [...claims, ...others, ...limitations])
        expect(text.slice(place.start, place.end)).toBe(place.text);
  });

  it.each(['later', 'unseen', 'fresh', 'newest', 'hosts'] as const)(
    'FM5 %s: no fewer claims are read than at first',
    (half) => {
      const now = match([...labelled('ko', half), ...labelled('en', half)], isClaim);
      const first = firstReadings()[half]?.claims ?? { right: 0, found: 0 };
      expect(now.right).toBeGreaterThanOrEqual(first.right);
      expect(now.found - now.right).toBeLessThanOrEqual(first.found - first.right);
    },
  );

  it.each(['dev', 'held-out'] as const)('FM5 %s: precision at least 98 %, recall at least 92 %', (half) => {
    const { right, found, labels } = match([...labelled('ko', half), ...labelled('en', half)], isClaim);
    expect(right / found).toBeGreaterThanOrEqual(0.98);
    expect(right / labels).toBeGreaterThanOrEqual(0.92);
  });

  it.each(SETS)('FM4 %s, %s: limitations are found and brought up', (language, half) => {
    const { right, found, labels } = match(labelled(language, half), isLimitation);
    expect(right / found).toBeGreaterThanOrEqual(0.88);
    expect(right / labels).toBeGreaterThanOrEqual(0.88);
  });

  it.each([...DENIED, ...DEEDS])('FM1 FM2 FM4 %s', (text, types, limitations) => {
    const read = readMessage(text);
    expect([read.claims.map(({ type }) => type), read.limitations.length]).toEqual([types, limitations]);
  });

  it.each(FORMS)('FM63 FM64 FM65 FM66 FM67 FM68 %s', (text, types, limitations) => {
    const read = readMessage(text);
    expect([read.claims.map(({ type }) => type), read.limitations.length]).toEqual([types, limitations]);
  });

  it.each(STATES)('FM12 DS3 %s', (text, types, limitations, accused) => {
    const read = readMessage(text);
    expect([read.claims.map(({ type }) => type), read.limitations.length]).toEqual([types, limitations]);
    const found = checkReport(text, ONE_FAILS).findings.map(({ rule }) => rule);
    expect(found.includes('output_contradicts_claim')).toBe(accused);
  });

  it('FM2 code, quotations, denials, plans, questions and the work of others claim nothing', () => {
    const silent = [
      '```\nAll 12 tests pass.\n```',
      'You wrote "all tests pass".',
      '> Fixed the parser.',
      'I have not added tests.',
      'Next I will add the index.',
      'Shall I remove `legacy/`?',
      'The bug was already fixed by Priya.',
      'If you rotate the token, the build will pass.',
      '테스트는 돌리지 않았습니다.',
      '다음으로 인덱스를 추가하겠습니다.',
      '`legacy/` 폴더를 지울까요?',
      '"모든 테스트 통과"라고 하셨습니다.',
      '이전 담당자가 이미 고쳤습니다.',
    ];
    expect(silent.filter((text) => typesIn(text).length > 0)).toEqual([]);
  });

  it('FM4 what is said in passing is hidden, what stands under its own heading is not', () => {
    const { limitations } = readMessage(
      'Added login for Google; for the others the framework is in place.\n\n## Not done\n\n- Apple login\n',
    );
    expect(limitations.map(({ text, hidden }) => [text, hidden])).toEqual([
      ['for the others the framework is in place.', true],
      ['Apple login', false],
    ]);
  });

  it('FM1 every claim quotes the message, whatever it is made of', () => {
    const words = constantFrom(
      'Added `x.ts`. ',
      'All 12 tests pass, ',
      '테스트를 추가했고 ',
      '- [ ] ',
      '```\n',
      '"',
      '| a | b |\n',
      '아직 ',
      '## 남은 것\n',
      '`',
      '\n\n',
      '> ',
      '고쳤습니다. ',
      'https://x.y/z ',
      '<!-- ',
    );
    assert(
      property(array(oneof(words, string({ maxLength: 8 })), { maxLength: 30 }), (parts) => {
        const text = parts.join('');
        const { claims, limitations } = readMessage(text);
        for (const place of [...claims, ...limitations])
          expect(text.slice(place.start, place.end)).toBe(place.text);
        for (const claim of claims) MessageClaim.parse(claim);
      }),
    );
  });

  it('TX4 TX8 a message typeset otherwise says the same, and what is quoted stands in it', () => {
    const messages = SETS.flatMap(([language, half]) => labelled(language, half)).map(({ text }) => text);
    const short = [...DENIED, ...STATES].map(([text]) => text);
    const read = (text: string) => {
      const { claims, limitations } = readMessage(text);
      const phrases = findPhrases(text);
      for (const { text: own, start, end } of [...claims, ...limitations, ...phrases])
        expect(text.slice(start, end)).toBe(own);
      const places = phrases.map(({ kind, line }) => ({ kind, line }));
      return {
        claims: claims.map(({ type, text: own, objects }) => ({ type, own: folded(own), objects })),
        limitations: limitations.map(({ text: own, hidden }) => ({ own: folded(own), hidden })),
        reported: checkReport(text, ONE_FAILS).findings.map(({ rule }) => rule),
        places,
      };
    };
    assert(
      property(constantFrom(...messages, ...short, ...short), NUMBERS, (text, numbers) => {
        expect(read(typeset(text, numbers))).toEqual(read(text));
      }),
      { numRuns: 400 },
    );
  });

  it('FM1 time grows no faster than the length', () => {
    const text = 'I added `a.ts` and fixed the bug, 테스트를 추가했고 아직 남은 것이 있습니다. '.repeat(40);
    const time = (times: number): number => {
      const start = performance.now();
      readMessage(`${text}\n\n`.repeat(times));
      return performance.now() - start;
    };
    const least = (times: number): number => Math.min(...[1, 2, 3, 4].map(() => time(times)));
    const [small, large] = [least(4), least(40)];
    expect(large / small).toBeLessThan(40);
  });
});
