import type { GroundingReason } from '../../contract/grounding.ts';
import type { Language } from '../../contract/language.ts';

/** Why a claim is undecided, or supported by its words alone, in words. */
export const GROUNDING_WORDS: Readonly<Record<Language, Readonly<Record<GroundingReason, string>>>> = {
  ko: {
    by_model: '규칙이 가리지 못한 것을 모델이 판정함',
    words_only: '낱말은 근거에 있지만 그렇게 이어 말한 문장은 찾지 못함',
    words_differ: '근거의 그 자리에는 다른 말이 있으나, 같은 것을 말하는 문장인지는 알 수 없음',
    words_missing: '근거에 없는 말이 있으나, 다른 말로 한 것인지는 알 수 없음',
    not_read: '문장을 읽어 내지 못함',
    value_unread: '숫자나 날짜, 이름의 일부를 읽지 못함',
    other_subject: '근거는 다른 대상에 대해 말함',
    other_role: '근거와 주체와 대상이 뒤바뀜',
    other_time: '근거는 다른 시점에 대해 말함',
    other_mood: '근거가 사실이라고 말하지 않음',
    other_polarity: '한쪽만 부정문임',
    left_over: '뜻을 바꿀 수 있는 말이 근거에 없음',
    band: '확률이 두 기준 사이에 있음',
    cut: '근거를 일부만 읽음',
    over_budget: '한도 초과',
    no_evidence: '근거 없음',
    other_language: '근거가 다른 언어임',
  },
  en: {
    by_model: 'the rules left it open, and a model decided it',
    words_only: 'its words are in the evidence; no statement that joins them so was found',
    words_differ: 'the evidence has something else in its place; no statement that binds it was found',
    words_missing: 'some of its words are not in the evidence; other words there may say the same',
    not_read: 'a sentence could not be read',
    value_unread: 'a part of a number, date or name could not be read',
    other_subject: 'the evidence says it of something else',
    other_role: 'the evidence says it with the roles exchanged',
    other_time: 'the evidence says it of another time',
    other_mood: 'the evidence does not say it as a fact',
    other_polarity: 'one of the two is negated',
    left_over: 'a word that can change its meaning is not in the evidence',
    band: 'its probability lies between the two thresholds',
    cut: 'only a part of the evidence was read',
    over_budget: 'over budget',
    no_evidence: 'no evidence',
    other_language: 'the evidence is in another language',
  },
};
