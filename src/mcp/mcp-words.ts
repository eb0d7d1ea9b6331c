import type { Language } from '../contract/language.ts';
import type { DoubtKind } from '../contract/scanned-text.ts';

/** Every word of the tools' texts that is not a wire word. */
export interface McpWords {
  readonly score: (score: number | null) => string;
  readonly needs: (ratio: number) => string;
  readonly claims: (claims: number, verified: number, contradicted: number, unchecked: number) => string;
  readonly abstained: string;
  readonly noClaim: string;
  readonly notEvaluated: string;
  readonly notChecked: string;
  readonly undecided: string;
  readonly byWords: string;
  readonly contradicted: string;
  readonly claimSays: string;
  readonly sourceSays: string;
  readonly read: string;
  readonly todo: string;
  readonly settle: string;
  readonly against: (files: number, base: string) => string;
  readonly open: string;
  readonly notOpen: string;
  readonly untold: string;
  /** What to do where nothing could be evaluated, for there is nothing to hold the answer against. */
  readonly giveEvidence: string;
  readonly seen: string;
  readonly messageClaims: string;
  readonly leftOpen: string;
  readonly questions: string;
  readonly notMet: string;
  readonly partly: string;
  readonly metAll: string;
  readonly phrases: (count: number) => string;
  readonly saidOfWork: (count: number) => string;
  readonly saidOpen: (count: number) => string;
  readonly doubts: Readonly<Record<DoubtKind, string>>;
  readonly onlyWords: string;
  readonly parts: string;
  readonly confidence: string;
  readonly kept: (id: string, day: string) => string;
  readonly explain: (id: string, claims: boolean) => string;
  readonly notKept: string;
  readonly more: (count: number) => string;
}

const ko: McpWords = {
  score: (score) => (score === null ? '점수 없음' : `점수 ${score.toFixed(2)}`),
  needs: (ratio) => `기준 ${ratio.toFixed(2)}`,
  claims: (claims, verified, contradicted, unchecked) =>
    `주장 ${claims}개: 확인 ${verified}, 모순 ${contradicted}, 확인 못 함 ${unchecked}`,
  abstained: '답이 모른다고 말합니다. 확인할 주장이 없습니다',
  noClaim: '확인할 주장이 없습니다',
  notEvaluated: '평가할 수 없음',
  notChecked: '확인 못 함',
  undecided: '판단 보류',
  byWords: '낱말만 일치',
  contradicted: '모순',
  claimSays: '주장',
  sourceSays: '원천',
  read: '근거',
  todo: '할 일',
  settle: '확인 방법',
  against: (files, base) => `바뀐 파일 ${files}개, 기준 ${base}`,
  open: '남은 것',
  notOpen: '남은 것이 없습니다',
  untold: '확인하지 못한 것',
  giveEvidence:
    '대조할 근거를 "evidences"로 주거나, 원본이 설정된 폴더에서 서버를 시작하세요. 주장이 없는 답이라면 "allow_empty": true',
  seen: '막지는 않지만 보인 것',
  messageClaims: '최종 보고의 주장 중 뒷받침되지 않은 것',
  leftOpen: '보고가 남았다고 말한 것',
  questions: '네 가지 질문',
  notMet: '충족 안 됨',
  partly: '일부 충족',
  metAll: '모든 항목이 충족되었습니다',
  phrases: (count) => `의심스러운 표현 ${count}개`,
  saidOfWork: (count) => `작업에 대한 주장 ${count}개`,
  saidOpen: (count) => `남았다고 말한 것 ${count}개`,
  doubts: { hedge: '확신하지 못하는 말', false_certainty: '확인이 아니라 그러리라는 말' },
  onlyWords:
    '말만 보았습니다. 표현은 실제로 실행하거나 읽은 것으로 바꾸고, 주장은 check_work에 message로 넘겨 작업과 대조하세요',
  parts: '주장에서 읽은 것',
  confidence: '신뢰도',
  kept: (id, day) => `판정 ${id} · ${day}`,
  explain: (id, claims) =>
    `다시 보기: explain_verdict {"verdict_id": "${id}"}${claims ? ', 주장 하나는 "claim_id"도 함께' : ''}`,
  notKept: '보관되지 않은 판정입니다',
  more: (count) => `외 ${count}개`,
};

const en: McpWords = {
  score: (score) => (score === null ? 'no score' : `score ${score.toFixed(2)}`),
  needs: (ratio) => `needs ${ratio.toFixed(2)}`,
  claims: (claims, verified, contradicted, unchecked) =>
    `${claims} ${claims === 1 ? 'claim' : 'claims'}: ${verified} verified, ${contradicted} contradicted, ${unchecked} not checked`,
  abstained: 'the answer says that it does not know; there is no claim to check',
  noClaim: 'there is no claim to check',
  notEvaluated: 'could not be evaluated',
  notChecked: 'not checked',
  undecided: 'undecided',
  byWords: 'by its words alone',
  contradicted: 'contradicted',
  claimSays: 'the claim says',
  sourceSays: 'the source says',
  read: 'evidence',
  todo: 'to do',
  settle: 'settled by',
  against: (files, base) => `${files} changed ${files === 1 ? 'file' : 'files'} against ${base}`,
  open: 'open',
  notOpen: 'nothing is open',
  untold: 'not looked at',
  giveEvidence:
    'give "evidences" to hold it against, or start the server in a folder whose configuration names sources; "allow_empty": true where the answer claims nothing',
  seen: 'seen, does not block',
  messageClaims: 'claims of the final message that are not shown',
  leftOpen: 'said to be open by the message itself',
  questions: 'the four questions',
  notMet: 'not met',
  partly: 'partly met',
  metAll: 'every item is met',
  phrases: (count) => `${count} ${count === 1 ? 'phrase betrays' : 'phrases betray'} doubt`,
  saidOfWork: (count) => `${count} ${count === 1 ? 'claim' : 'claims'} of the work`,
  saidOpen: (count) => `${count} ${count === 1 ? 'thing' : 'things'} said to be open`,
  doubts: { hedge: 'doubt', false_certainty: 'a forecast in place of a check' },
  onlyWords:
    'Only the words were looked at. Put what you ran or read in place of each phrase; check_work holds the claims against the work, with this text as "message".',
  parts: 'read out of the claim',
  confidence: 'confidence',
  kept: (id, day) => `verdict ${id} · ${day}`,
  explain: (id, claims) =>
    `again: explain_verdict {"verdict_id": "${id}"}${claims ? ', of one claim with its "claim_id"' : ''}`,
  notKept: 'this verdict was not kept',
  more: (count) => `and ${count} more`,
};

export const MCP_WORDS: Readonly<Record<Language, McpWords>> = { ko, en };
