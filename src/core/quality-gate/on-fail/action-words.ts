import type { ActedCheck } from '../../../contract/on-fail.ts';
import type { Language } from '../../../contract/language.ts';

interface Counts {
  readonly claims: number;
  readonly denied: number;
  readonly open: number;
}

interface ActionWords {
  /** Behind a sentence whose claim the evidence denies; null: it has no value to show. */
  denied(value: string | null): string;
  readonly open: string;
  missed(items: readonly string[]): string;
  kept(kept: number, all: number): string;
  leftOut(changes: readonly string[]): string;
  unconfirmed(count: number): string;
  withheld(why: string): string;
  /** Why a check fails, without a word of the answer. */
  readonly why: Readonly<Record<ActedCheck['check'], (counts: Counts, isUnchecked: boolean) => string>>;
}

function both(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join(', ');
}

/** OF7: what an action says. */
export const ACTION_WORDS: Readonly<Record<Language, ActionWords>> = {
  ko: {
    denied: (value) => (value === null ? '【✗ 근거와 다름】' : `【✗ 근거: ${value}】`),
    open: '【? 근거로 확인되지 않음】',
    missed: (items) => `충족하지 못한 항목: ${items.join('; ')}`,
    kept: (kept, all) => `근거와 대조한 결과, 주장이 있는 문장 ${all}개 중 ${kept}개만 남겼습니다.`,
    leftOut: (changes) => `근거와 달라 뺀 내용: ${changes.join('; ')}`,
    unconfirmed: (count) => `근거로 확인되지 않아 뺀 문장: ${count}개`,
    withheld: (why) => `이 답변은 보여 드리지 않습니다: ${why}.`,
    why: {
      verification: ({ claims, denied, open }, isUnchecked) =>
        claims === 0
          ? '주장을 검증하지 못했습니다'
          : both([
              denied === 0 ? null : `주장 ${claims}개 중 ${denied}개가 근거와 어긋납니다`,
              open === 0 || (denied > 0 && !isUnchecked)
                ? null
                : `주장 ${claims}개 중 ${open}개가 확인되지 않았습니다`,
            ]),
      quality: (_, isUnchecked) =>
        isUnchecked ? '품질을 평가하지 못했습니다' : '품질 체크리스트를 충족하지 못했습니다',
    },
  },
  en: {
    denied: (value) => (value === null ? '【✗ the evidence says otherwise】' : `【✗ evidence: ${value}】`),
    open: '【? not confirmed by the evidence】',
    missed: (items) => `Not met: ${items.join('; ')}`,
    kept: (kept, all) =>
      `Held against the evidence, ${kept} of ${all} sentences with claims ${kept === 1 ? 'stands' : 'stand'}; only what stands is shown.`,
    leftOut: (changes) => `Left out, for the evidence says otherwise: ${changes.join('; ')}`,
    unconfirmed: (count) =>
      `Left out, for the evidence does not confirm it: ${count} ${count === 1 ? 'sentence' : 'sentences'}`,
    withheld: (why) => `This answer is withheld: ${why}.`,
    why: {
      verification: ({ claims, denied, open }, isUnchecked) =>
        claims === 0
          ? 'its claims could not be verified'
          : both([
              denied === 0 ? null : `the evidence denies ${denied} of ${claims} claims`,
              open === 0 || (denied > 0 && !isUnchecked)
                ? null
                : `${open} of ${claims} claims ${open === 1 ? 'is' : 'are'} not confirmed`,
            ]),
      quality: (_, isUnchecked) =>
        isUnchecked ? 'its quality could not be judged' : 'it does not meet its checklist',
    },
  },
};
