/** What errors of the index say, in Korean. */
export const koreanIndexMessages: readonly (readonly [pattern: RegExp, korean: string])[] = [
  [/^lies outside of the folder of the configuration$/, '설정 폴더 밖에 있습니다'],
  [
    /^run it there, or move the configuration up: it is in (.+)$/s,
    '그 폴더에서 실행하거나 설정을 위로 옮기세요. 설정은 $1에 있습니다',
  ],
  [/^cancelled while indexing$/, '색인이 취소되었습니다'],
  [/^run it again: what is done is not done again$/, '다시 실행하세요. 이미 한 것은 다시 하지 않습니다'],
];
