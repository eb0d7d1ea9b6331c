import type { Language } from '../../contract/language.ts';
import type { UncheckedReason } from '../../contract/unchecked-reason.ts';

/** Why a thing was not checked, in words. */
export const UNCHECKED_WORDS: Readonly<Record<Language, Readonly<Record<UncheckedReason, string>>>> = {
  ko: {
    not_configured: '설정되지 않음',
    unavailable: '응답하지 않음',
    timeout: '시간 초과',
    malformed: '읽을 수 없음',
    refused: '거부됨',
    not_applicable: '해당 없음',
    no_evidence: '근거 없음',
    ambiguous: '모호함',
    unsupported: '검증할 수 없는 형태',
    cancelled: '취소됨',
    over_budget: '한도 초과',
    sampled_out: '표본에서 제외됨',
  },
  en: {
    not_configured: 'not configured',
    unavailable: 'unavailable',
    timeout: 'timed out',
    malformed: 'not readable',
    refused: 'refused',
    not_applicable: 'not applicable',
    no_evidence: 'no evidence',
    ambiguous: 'ambiguous',
    unsupported: 'a form that cannot be checked',
    cancelled: 'cancelled',
    over_budget: 'over budget',
    sampled_out: 'sampled out',
  },
};

/** `not checked: timed out` */
export function notChecked(reason: UncheckedReason, language: Language): string {
  const lead = language === 'ko' ? '확인하지 못했습니다' : 'not checked';
  return `${lead}: ${UNCHECKED_WORDS[language][reason]}`;
}
