import type { Language } from '../contract/language.ts';
import type { RunReceipt } from '../contract/run-receipt.ts';
import type { BaseRevision, RepositoryNote } from '../contract/work-change.ts';
import type { WorkFinding } from '../contract/work-finding.ts';
import { withParticle } from '../core/language/fitting-particle.ts';

/** Every word of the text of `assay check` that is not a wire word. */
export interface CheckWords {
  readonly against: (files: number, base: string, how: string) => string;
  readonly how: Readonly<Record<BaseRevision['how'], string>>;
  readonly notes: Readonly<Record<RepositoryNote, string>>;
  readonly runs: string;
  readonly trees: Readonly<Record<RunReceipt['tree'], string>>;
  readonly ended: Readonly<Record<RunReceipt['ended'], string>>;
  readonly notIsolated: string;
  /** Guarantees of the enclosure that are not required. */
  readonly notHeld: string;
  readonly cached: string;
  readonly before: string;
  readonly after: string;
  readonly weaker: string;
  readonly override: (who: string, reason: string, expires: string) => string;
  readonly requirements: string;
  readonly asked: string;
  readonly notCheckable: string;
  readonly probes: string;
  readonly askedAgain: (asked: number, all: number) => string;
  readonly reports: string;
  readonly covered: (covered: number, lines: number) => string;
  readonly olderBy: (seconds: number) => string;
  readonly artefacts: string;
  readonly truths: string;
  readonly open: string;
  readonly untold: string;
  readonly askedFor: string;
  readonly more: (count: number) => string;
  readonly nothingChanged: string;
  readonly severities: Readonly<Record<WorkFinding['severity'], string>>;
  readonly replayed: (id: string, day: string, holds: boolean) => string;
  readonly notTold: (why: string) => string;
}

const ko: CheckWords = {
  against: (files, base, how) => `바뀐 파일 ${files}개, 기준 ${base} (${how})`,
  how: {
    given: '지정한 리비전',
    baseline: '기록한 기준점',
    merge_base: '병합 기준',
    last_commit: '마지막 커밋',
    empty: '아직 커밋 없음',
  },
  notes: {
    detached_head: '브랜치 없이 커밋 위에 있습니다 (detached HEAD)',
    shallow_clone: '얕은 복제라 기준이 더 오래된 커밋일 수 있습니다',
    no_commit_yet: '아직 커밋이 없어 모든 파일을 새것으로 봅니다',
    submodules_not_compared: '서브모듈 안은 비교하지 않습니다',
    sparse_checkout: '일부만 체크아웃되어 있어 없는 파일은 커밋의 것으로 봅니다',
    merge_conflict: '병합 충돌이 풀리지 않았습니다',
    uncommitted_changes: '커밋하지 않은 변경이 들어 있습니다',
    linked_outside_the_tree: '작업 트리 밖을 가리키는 링크는 따라가지 않습니다',
    too_many_files: '파일이 매우 많습니다',
  },
  runs: '실행',
  trees: {
    work: '지금 코드',
    base: '기준 코드',
    work_with_base_tests: '지금 코드 + 기준 테스트',
    base_with_new_tests: '기준 코드 + 새 테스트',
  },
  ended: {
    exit: '종료',
    signal: '신호로 끝남',
    timeout: '시간 초과',
    output_limit: '출력 한도 초과',
    disk_full: '디스크 가득 참',
    memory_limit: '메모리를 다 씀',
    process_limit: '프로세스가 너무 많음',
    cancelled: '취소됨',
    not_started: '시작 못 함',
  },
  notIsolated: '격리되지 않음',
  notHeld: '지켜지지 않은 보장',
  cached: '이전 결과',
  before: '전',
  after: '후',
  weaker: '줄 비교로만 확인',
  override: (who, reason, expires) => `${withParticle(who, '이(가)')} 받아들임: ${reason} (${expires}까지)`,
  requirements: '요구사항',
  asked: '요청에서 확인할 것',
  notCheckable: '확인할 수 있는 것이 없습니다: 파일, 이름, 예시, 테스트를 말하지 않았습니다',
  probes: '결과 확인',
  askedAgain: (asked, all) =>
    `새로 통과한 테스트 ${all}개 중 ${asked}개의 질문을 러너 밖에서 제품에 다시 물었습니다${asked < all ? '. 나머지는 러너가 있어야 하거나 여기서 읽지 못하는 언어입니다' : ''}`,
  reports: '이미 있던 보고서',
  covered: (covered, lines) => `줄 ${lines}개 중 ${covered}개 실행됨`,
  olderBy: (seconds) => `가장 새로운 변경보다 ${seconds}초 오래됨`,
  artefacts: '산출물',
  truths: '사람이 확인할 것',
  open: '남은 것',
  untold: '확인하지 못한 것',
  askedFor:
    '기대값을 바꿔 달라는 요청이 있었다면: assay check --request "…" (또는 설정의 check.requirements, changes_expectations: true)',
  more: (count) => `외 ${count}개`,
  nothingChanged: '기준과 달라진 것이 없습니다',
  severities: { error: '막음', warning: '주의', info: '알림' },
  notTold: (why) => `서버 화면에는 이 검사가 나오지 않습니다: ${why}`,
  replayed: (id, day, holds) =>
    `${day}의 판정 ${withParticle(id, '이(가)')} ${holds ? '지금도 같습니다' : '지금은 다릅니다'}`,
};

const en: CheckWords = {
  against: (files, base, how) =>
    `${files} changed ${files === 1 ? 'file' : 'files'} against ${base} (${how})`,
  how: {
    given: 'as given',
    baseline: 'recorded baseline',
    merge_base: 'merge base',
    last_commit: 'last commit',
    empty: 'no commit yet',
  },
  notes: {
    detached_head: 'HEAD is detached',
    shallow_clone: 'the clone is shallow: the base may be newer than the true one',
    no_commit_yet: 'there is no commit yet: every file counts as new',
    submodules_not_compared: 'what lies in submodules is not compared',
    sparse_checkout: 'the checkout is sparse: absent files count as committed',
    merge_conflict: 'a merge conflict is not resolved',
    uncommitted_changes: 'uncommitted changes are part of it',
    linked_outside_the_tree: 'links that lead out of the work tree are not followed',
    too_many_files: 'there are very many files',
  },
  runs: 'runs',
  trees: {
    work: 'the work',
    base: 'the base',
    work_with_base_tests: 'the work with the tests of the base',
    base_with_new_tests: 'the base with the new tests',
  },
  ended: {
    exit: 'exit',
    signal: 'ended by a signal',
    timeout: 'timed out',
    output_limit: 'printed too much',
    disk_full: 'the disk is full',
    memory_limit: 'used up the memory',
    process_limit: 'started too many processes',
    cancelled: 'cancelled',
    not_started: 'did not start',
  },
  notIsolated: 'not isolated',
  notHeld: 'did not hold',
  cached: 'kept result',
  before: 'before',
  after: 'after',
  weaker: 'seen by lines only',
  override: (who, reason, expires) => `accepted by ${who}: ${reason} (until ${expires})`,
  requirements: 'requirements',
  asked: 'what the request asks for, and what will be looked at',
  notCheckable: 'not checkable: it names no file, name, example or test',
  probes: 'outcomes',
  askedAgain: (asked, all) =>
    `of ${all} ${all === 1 ? 'test' : 'tests'} that turned green, ${asked} ${asked === 1 ? 'was' : 'were'} asked again outside of the runner${asked < all ? '; the others need it, or are in a language that is not read here' : ''}`,
  reports: 'reports that were there',
  covered: (covered, lines) => `${covered} of ${lines} lines ran`,
  olderBy: (seconds) => `${seconds} s older than the newest change`,
  artefacts: 'artefacts',
  truths: 'for a person to confirm',
  open: 'open',
  untold: 'not looked at',
  askedFor:
    'were other expectations asked for? Say so: assay check --request "…" (or check.requirements with changes_expectations: true)',
  more: (count) => `${count} more`,
  nothingChanged: 'nothing differs from the base',
  severities: { error: 'blocks', warning: 'warning', info: 'note' },
  notTold: (why) => `the screen of the server will not show this check: ${why}`,
  replayed: (id, day, holds) =>
    holds ? `the verdict ${id} of ${day} still holds` : `the verdict ${id} of ${day} no longer holds`,
};

export const checkWords: Readonly<Record<Language, CheckWords>> = { ko, en };
