import type { Language } from '../../contract/language.ts';
import type {
  ModelAnswerOfClaim,
  ModelBill,
  ModelJudgement,
  NotCounted,
} from '../../contract/model-judgement.ts';

interface JudgedWords {
  readonly by: string;
  readonly notCounted: string;
  readonly answers: Readonly<Record<ModelAnswerOfClaim, string>>;
  readonly why: Readonly<Record<NotCounted, string>>;
  readonly tokens: (count: number) => string;
  readonly bill: (asked: number, counted: number, calls: number) => string;
  readonly cached: (count: number) => string;
}

const ko: JudgedWords = {
  by: '모델의 판정',
  notCounted: '판정에 쓰지 않음',
  answers: { supported: '뒷받침됨', contradicted: '어긋남', not_said: '말하지 않음' },
  why: {
    unreachable: '모델에 물을 수 없음',
    over_budget: '한도 초과',
    unreadable: '답을 읽을 수 없음',
    controls_failed: '답을 아는 문장에서 틀림',
    not_said: '근거가 그렇다고도 아니라고도 하지 않는다고 함',
    no_quotation: '근거에 있는 말을 인용하지 않음',
    quotation_differs: '인용한 말이 주장과 다름',
    quotation_alone: '인용한 문장만 보고는 달리 답함',
    both_ways: '주장과 그 반대에 같은 답을 함',
    steers: '판정하는 쪽에 건네는 말이 들어 있음',
    unsure: '확률이 두 기준 사이에 있음',
    advice: '참고만 하도록 설정됨 (grounding.model_suffices)',
  },
  tokens: (count) => `토큰 ${count}개`,
  bill: (asked, counted, calls) => `주장 ${asked}개를 물어 ${counted}개를 판정함, 호출 ${calls}번`,
  cached: (count) => `기억한 답 ${count}개`,
};

const en: JudgedWords = {
  by: 'judged by a model',
  notCounted: 'not counted',
  answers: { supported: 'supported', contradicted: 'contradicted', not_said: 'not said' },
  why: {
    unreachable: 'the model could not be asked',
    over_budget: 'over budget',
    unreadable: 'its answer could not be read',
    controls_failed: 'it got a statement wrong whose answer is known',
    not_said: 'it found the claim neither said nor denied',
    no_quotation: 'it quoted no words of the evidence',
    quotation_differs: 'what it quoted differs from the claim',
    quotation_alone: 'shown what it quoted alone, it answered otherwise',
    both_ways: 'it gave the claim and its opposite the same answer',
    steers: 'words in it speak to whoever judges it',
    unsure: 'its probability lies between the two thresholds',
    advice: 'set to be shown only (grounding.model_suffices)',
  },
  tokens: (count) => `${count} tokens`,
  bill: (asked, counted, calls) => `asked about ${asked} claims, decided ${counted}, calls ${calls}`,
  cached: (count) => `from memory ${count}`,
};

export const JUDGED_WORDS: Readonly<Record<Language, JudgedWords>> = { ko, en };

function priceOf(tokens: number | null, cost: number | undefined, words: JudgedWords): string[] {
  return [
    ...(tokens === null ? [] : [words.tokens(tokens)]),
    ...(cost === undefined ? [] : [`$${Number(cost.toPrecision(2))}`]),
  ];
}

/** MJ10: what a model said of a claim, on one line: who, which version, its answer, its quotation, what it cost. */
export function judgedLine(judged: ModelJudgement, language: Language): string {
  const words = JUDGED_WORDS[language];
  const { model, version, answer, quotation, counted, why, probability, tokens, cost } = judged;
  const name = version === null ? model : `${model} (${version})`;
  const said = answer === null ? [] : [words.answers[answer]];
  const quoted = quotation === null ? [] : [`“${quotation}”`];
  const sure = probability === undefined ? [] : [`${(100 * probability).toFixed(1)} %`];
  const not = counted || why === null ? [] : [`${words.notCounted}: ${words.why[why]}`];
  return `${words.by}: ${[name, ...said, ...sure, ...quoted, ...not, ...priceOf(tokens, cost, words)].join(' · ')}`;
}

/** MJ9: what the model was asked for the whole answer, and what that cost. */
export function billLine(
  { model, asked, counted, calls, cached, tokens, cost }: ModelBill,
  language: Language,
): string {
  const words = JUDGED_WORDS[language];
  const memory = cached === 0 ? [] : [words.cached(cached)];
  return [
    `${words.by}: ${model}`,
    words.bill(asked, counted, calls),
    ...memory,
    ...priceOf(tokens, cost, words),
  ].join(' · ');
}
