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
  [/^it does the jobs of this database itself$/, '이 데이터베이스의 작업은 그 서버가 직접 처리합니다'],
];
