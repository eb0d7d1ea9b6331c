import type { FeedbackReason } from '../../contract/feedback-signal.ts';
import type { Language } from '../../contract/language.ts';

/** What was noticed to have gone wrong, in words. */
export const REASON_WORDS: Readonly<Record<Language, Readonly<Record<FeedbackReason, string>>>> = {
  ko: {
    insufficient_evidence: '근거 부족',
    citation_missing: '인용 없음',
    vector_hit_zero: '검색 결과 없음',
    cbo_evidence_zero: '코드 근거 없음',
    io_gate_drop: 'IO 게이트 하락',
    coverage_drop: '커버리지 하락',
    thumbs_down: '싫어요',
    contract_invalid: '답변 형식 오류',
  },
  en: {
    insufficient_evidence: 'not enough evidence',
    citation_missing: 'no citation',
    vector_hit_zero: 'nothing was found',
    cbo_evidence_zero: 'no code was found',
    io_gate_drop: 'the IO gate dropped',
    coverage_drop: 'the coverage dropped',
    thumbs_down: 'a thumb down',
    contract_invalid: 'the answer broke its contract',
  },
};
