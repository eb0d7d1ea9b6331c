/** Sentences of the queue and its jobs. */
export const koreanJobMessages: readonly (readonly [pattern: RegExp, korean: string])[] = [
  [/^the job does not fit its type \((.+)\)$/s, '작업이 그 종류와 맞지 않습니다 ($1)'],
  [
    /^correct what is queued; docs\/spec\/jobs\.md says what each type is told$/,
    '대기열에 넣는 내용을 고치세요. 종류마다 무엇을 받는지는 docs/spec/jobs.md에 있습니다',
  ],
  [
    /^the singleton key of a job was taken and freed again and again$/,
    '작업의 단일 키가 거듭 잡혔다가 풀렸습니다',
  ],
  [/^the job that is to be checked has not ended$/, '결과를 볼 작업이 아직 끝나지 않았습니다'],
  [/^the ask that waits for this has not ended$/, '이 작업을 기다리는 질문이 아직 끝나지 않았습니다'],
  [/^no such job was given up$/, '포기된 작업 가운데 그런 것이 없습니다'],
  [
    /^`assay jobs list --status dead_lettered` shows those that were$/,
    '포기된 작업은 `assay jobs list --status dead_lettered`로 볼 수 있습니다',
  ],
  [/^there is no such job$/, '그런 작업이 없습니다'],
  [
    /^`assay jobs list` shows them; those that ended are kept 30 days$/,
    '`assay jobs list`로 볼 수 있습니다. 끝난 작업은 30일 동안 보관됩니다',
  ],
  [/^the job has ended already \((.+)\)$/, '작업이 이미 끝났습니다 ($1)'],
  [/^only a job that waits or runs can be cancelled$/, '기다리거나 실행 중인 작업만 취소할 수 있습니다'],
  [/^it does the jobs of this database itself$/, '이 데이터베이스의 작업은 그 서버가 직접 처리합니다'],
];
