import type { Language } from '../../contract/language.ts';
import type { Settings } from '../../contract/setting.ts';

type InBothLanguages = Readonly<Record<keyof Settings, Readonly<Record<Language, string>>>>;

/** What each setting does. */
export const SETTING_DESCRIPTIONS: InBothLanguages = {
  quality_gate_enabled: {
    ko: 'AI 응답 품질 검증 활성화 (체크리스트 기반)',
    en: 'Check the quality of AI answers (by checklists)',
  },
  quality_gate_auto_retry: {
    ko: '품질 미달 시 자동 재생성',
    en: 'Write an answer again that fell short; the better attempt is delivered',
  },
  verification_enabled: {
    ko: '답변의 주장을 노트와 근거에 대조하여 검증',
    en: 'Hold the claims of an answer against its notes and evidence',
  },
  shadow_mode: {
    ko: '평가하고 기록만 하며 답변은 바꾸지 않음',
    en: 'Judge and record, and change nothing of the answer',
  },
  sampling_ratio: {
    ko: '평가하고 검증할 답변의 비율 (0~1)',
    en: 'Share of the answers that are judged and verified (0 to 1)',
  },
  stream_monitor_enabled: {
    ko: '스트리밍 중 다른 언어, 반복, 빠진 제목을 감시',
    en: 'Watch streams for the wrong language, repetition and missing headings',
  },
  default_model: {
    ko: '요청에 모델이 없을 때 답할 모델. 비우면 설정 파일의 모델, 그것도 없으면 extractive',
    en: 'Model of answers where a request names none; empty: that of the configuration, else extractive',
  },
  judge_model: {
    ko: '체크리스트를 평가할 모델. 비우면 답변을 쓴 모델과 다른 모델, 하나뿐이면 같은 모델',
    en: 'Model of the judge; empty: another than the writer where there are two, else the same',
  },
  judge_votes: {
    ko: '평가 모델의 투표 수. 1이면 한 번만 묻고, 2 이상이면 의견 차이를 함께 보여 줌',
    en: 'Votes of the judge: 1 asks once, more show how far they disagree',
  },
  derived_items_enabled: {
    ko: '요청에서 체크 항목을 최대 5개 더 만들어 평가 (평가 모델이 지정된 경우)',
    en: 'At most five further items made from the request (with a judge model)',
  },
  budget_tokens: {
    ko: '평가와 재생성에 쓸 수 있는 토큰의 한도. 비우면 한도 없음',
    en: 'Most tokens for judge and retry together; empty: no bound',
  },
  budget_ms: {
    ko: '평가와 재생성에 쓸 수 있는 시간의 한도 (밀리초). 비우면 한도 없음',
    en: 'Most milliseconds for judge and retry together; empty: no bound',
  },
  verification_max_steps: {
    ko: '검증과 평가마다 쓸 수 있는 단계 수의 한도. 비우면 설정 파일의 validation.max_steps, 둘 다 있으면 작은 값',
    en: 'Most steps of each verification and grading; empty: validation.max_steps of the configuration, of both the fewer',
  },
  memory_characters: {
    ko: '앞선 대화를 모델에 함께 보내는 글자 수의 한도. 최근 것부터 보내며, 0이면 보내지 않음',
    en: 'Most characters of the earlier turns of a chat that a model is shown, the newest first; 0: none',
  },
  on_fail_verification: {
    ko: '검증에 실패한 답변의 처리: 그대로, 표시, 다시 쓰기, 확인된 문장만, 차단',
    en: 'What is done with an answer whose claims fail: deliver, annotate, revise, replace, block',
  },
  on_fail_quality: {
    ko: '품질에 미달한 답변의 처리: 그대로, 표시, 다시 쓰기, 확인된 문장만, 차단',
    en: 'What is done with an answer that fails its checklist: deliver, annotate, revise, replace, block',
  },
  fail_closed_verification: {
    ko: '검증하지 못한 답변도 실패로 처리',
    en: 'An answer that could not be verified counts as failed',
  },
  fail_closed_quality: {
    ko: '품질을 평가하지 못한 답변도 미달로 처리',
    en: 'An answer whose quality could not be judged counts as failed',
  },
  hold_back: {
    ko: '교체하거나 차단할 수 있는 답변은 확인된 문장까지만 스트리밍',
    en: 'Stream an answer that may be replaced or blocked only as far as its sentences stand',
  },
};

/** What each setting costs where it is on or raised. */
export const SETTING_COSTS: InBothLanguages = {
  quality_gate_enabled: {
    ko: '모델 없이 판단할 수 없는 항목이 있으면 답변마다 모델 호출 1회, 토큰 약 20% 추가',
    en: 'one model call an answer where rules cannot decide every item, about 20 % more tokens',
  },
  quality_gate_auto_retry: {
    ko: '미달한 답변마다 생성과 평가를 한 번 더',
    en: 'one more answer and one more evaluation for each that fell short',
  },
  verification_enabled: {
    ko: '모델 호출 없음, 답변당 수 밀리초',
    en: 'no model call, milliseconds an answer',
  },
  shadow_mode: {
    ko: '평가 비용은 그대로, 재생성 비용은 없음',
    en: 'the cost of judging stays, that of retries goes',
  },
  sampling_ratio: {
    ko: '평가와 검증 비용이 비율만큼 줄어듦',
    en: 'judging and verifying cost this share of the whole',
  },
  stream_monitor_enabled: {
    ko: '모델 호출 없음. 중단하면 한 번 다시 생성',
    en: 'no model call; a stream that is stopped is written once more',
  },
  default_model: { ko: '그 모델의 요금', en: 'what that model costs' },
  judge_model: { ko: '그 모델의 요금', en: 'what that model costs' },
  judge_votes: { ko: '평가 호출이 투표 수만큼', en: 'as many calls of the judge as votes' },
  derived_items_enabled: { ko: '답변마다 평가 호출 1회 추가', en: 'one more call of the judge an answer' },
  budget_tokens: {
    ko: '한도에 닿으면 남은 항목은 평가되지 않음 (over_budget)',
    en: 'items past the bound are not evaluated (over_budget)',
  },
  budget_ms: {
    ko: '한도에 닿으면 남은 항목은 평가되지 않음 (over_budget)',
    en: 'items past the bound are not evaluated (over_budget)',
  },
  verification_max_steps: {
    ko: '한도에 닿으면 남은 주장과 항목은 검증되지 않음 (over_budget)',
    en: 'claims and items past the bound are not checked (over_budget)',
  },
  memory_characters: {
    ko: '질문마다 그만큼 긴 요청. 모델의 토큰 요금',
    en: 'a longer request for each question, at the price of the model',
  },
  on_fail_verification: {
    ko: '다시 쓰기는 실패한 답변마다 생성 한 번 더, 나머지는 모델 호출 없음',
    en: 'revise: one more answer for each that fails; the others no model call',
  },
  on_fail_quality: {
    ko: '품질 평가 비용. 다시 쓰기는 생성과 평가를 한 번 더',
    en: 'the cost of judging; revise: one more answer and evaluation',
  },
  fail_closed_verification: { ko: '모델 호출 없음', en: 'no model call' },
  fail_closed_quality: { ko: '모델 호출 없음', en: 'no model call' },
  hold_back: {
    ko: '첫 글자가 늦어짐: 한 문장, 품질에 따라 교체하거나 차단하면 답변 전체만큼',
    en: 'a later first word: by a sentence, with replace or block by quality by the whole answer',
  },
};
