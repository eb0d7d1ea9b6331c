import { describe, expect, it } from 'vitest';
import { QUALITY_CHECKERS } from '../../src/contract/checkers.ts';
import { judgeAnswerOf } from '../../src/contract/judge-answer.ts';
import {
  PLANTED_ASKED,
  PLANTED_JUDGE_FAULTS,
  PLANTED_JUDGEMENT,
} from '../../src/core/quality-gate/judge/planted-faults.ts';
import { readJudgement } from '../../src/core/quality-gate/judge/read-judgement.ts';
import { ITEM_RULES } from '../../src/core/quality-gate/rules/decide-item.ts';
import { PLANTED_ITEM_FAULTS } from '../../src/core/quality-gate/rules/planted-faults.ts';
import { PLANTED_STREAM_FAULTS } from '../../src/core/quality-gate/stream/planted-faults.ts';
import { streamMonitor } from '../../src/core/quality-gate/stream/stream-monitor.ts';

describe('planted faults of the gate', () => {
  it.each(PLANTED_ITEM_FAULTS)(
    '$rule $lang catches: $about',
    ({ decides, lang, material, fault, mended }) => {
      expect(ITEM_RULES[decides]({ ...material, lang, verified_claims: null, answer: fault })?.passed).toBe(
        false,
      );
      expect(ITEM_RULES[decides]({ ...material, lang, verified_claims: null, answer: mended })?.passed).toBe(
        true,
      );
    },
  );

  it.each(PLANTED_STREAM_FAULTS)('$rule catches $kind', ({ kind, of, fault, mended }) => {
    const seen = (text: string): string[] => {
      const monitor = streamMonitor(of);
      return [...monitor.write(text), ...monitor.end()].map((warning) => warning.kind);
    };
    expect(seen(fault)).toEqual([kind]);
    expect(seen(mended)).toEqual([]);
  });

  const read = (content: string) => {
    const schema = judgeAnswerOf(PLANTED_ASKED.map(({ id }) => id));
    return readJudgement(
      { content, model: 'm', provider: 'p', finish_reason: 'stop' },
      PLANTED_ASKED,
      schema,
    );
  };

  it.each(PLANTED_JUDGE_FAULTS)('$rule catches a judge that returns $about', ({ rule, fault }) => {
    expect(read(fault)).toMatchObject({ reason: rule === 'QG14' ? 'malformed' : 'ambiguous' });
    expect(read(PLANTED_JUDGEMENT)).toMatchObject({ value: { summary: 's' } });
  });

  it('QG3 every rule that decides or reads has a planted fault, in both languages where it reads words', () => {
    const planted = [...PLANTED_ITEM_FAULTS, ...PLANTED_STREAM_FAULTS, ...PLANTED_JUDGE_FAULTS];
    const rules = Object.keys(QUALITY_CHECKERS).filter((rule) =>
      /^(?:QG(?:[4-9]|1[0-245])|SM\d)$/.test(rule),
    );
    expect(rules.filter((rule) => !planted.some((one) => one.rule === rule))).toEqual([]);
    for (const lang of ['ko', 'en'])
      expect(
        new Set(PLANTED_ITEM_FAULTS.filter((one) => one.lang === lang).map(({ rule }) => rule)).size,
      ).toBe(9);
  });
});
