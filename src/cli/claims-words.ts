import type { Language } from '../contract/language.ts';
import type { ClaimVerdictStatus, MessageClaimType } from '../contract/message-claim.ts';
import type { TranscriptSeen } from '../contract/work-report.ts';

/** Words of the claims of a final message that are no wire words. */
export interface ClaimsWords {
  readonly claims: string;
  readonly limitations: string;
  readonly verdicts: Readonly<Record<ClaimVerdictStatus, string>>;
  readonly types: Readonly<Record<MessageClaimType, string>>;
  readonly transcript: (seen: TranscriptSeen) => string;
  readonly more: (count: number) => string;
}

const ko: ClaimsWords = {
  claims: '최종 메시지의 주장',
  limitations: '메시지가 남았다고 말한 것',
  verdicts: {
    BACKED: '근거 있음',
    STALE: '낡은 근거',
    CONTRADICTED: '사실과 다름',
    UNSUPPORTED: '근거 없음',
    UNVERIFIABLE: '확인 불가',
  },
  types: {
    tests_pass: '테스트 통과',
    tests_added: '테스트 추가',
    added: '추가',
    changed: '변경',
    fixed: '고침',
    renamed: '이름 변경',
    removed: '제거',
    documented: '문서화',
    only_touched: '이것만 바꿈',
    untouched: '그대로 둠',
    no_breaking_change: '호환성 유지',
    build_passes: '빌드 성공',
    lint_passes: '린트 통과',
    types_pass: '타입 검사 통과',
    measured: '측정값',
    works_end_to_end: '끝까지 동작',
    ran: '실행함',
    complete: '완료',
  },
  transcript: ({ commands, edits, unread }) =>
    `기록: 명령 ${commands}개, 수정 ${edits}개${unread === 0 ? '' : `, 읽지 못한 줄 ${unread}개`}`,
  more: (count) => `외 ${count}개`,
};

const en: ClaimsWords = {
  claims: 'claims of the final message',
  limitations: 'the message itself says is open',
  verdicts: {
    BACKED: 'backed',
    STALE: 'stale',
    CONTRADICTED: 'not so',
    UNSUPPORTED: 'unsupported',
    UNVERIFIABLE: 'cannot be verified',
  },
  types: {
    tests_pass: 'tests pass',
    tests_added: 'tests added',
    added: 'added',
    changed: 'changed',
    fixed: 'fixed',
    renamed: 'renamed',
    removed: 'removed',
    documented: 'documented',
    only_touched: 'only touched',
    untouched: 'left as it was',
    no_breaking_change: 'no breaking change',
    build_passes: 'build passes',
    lint_passes: 'lint passes',
    types_pass: 'types pass',
    measured: 'measured',
    works_end_to_end: 'works end to end',
    ran: 'ran',
    complete: 'complete',
  },
  transcript: ({ commands, edits, unread }) =>
    `transcript: ${commands} commands, ${edits} edits${unread === 0 ? '' : `, ${unread} lines not read`}`,
  more: (count) => `${count} more`,
};

export const claimsWords: Readonly<Record<Language, ClaimsWords>> = { ko, en };
