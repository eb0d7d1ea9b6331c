/** What `assay check` says of troubles and of what it could not look at, in Korean; shape as in `koreanMessages`. */
export const koreanCheckMessages: readonly (readonly [pattern: RegExp, korean: string])[] = [
  [/^a base and a baseline are named both$/, '기준 리비전과 기준점을 함께 지정했습니다'],
  [/^name one of the two$/, '둘 중 하나만 지정하세요'],
  [/^was kept by another version and cannot be compared$/, '다른 판이 보관한 판정이라 견줄 수 없습니다'],
  [/^run `assay check` for a new verdict$/, '`assay check`로 새 판정을 받으세요'],
  [/^a baseline needs a name$/, '기준점에는 이름이 있어야 합니다'],
  [/^nothing was run: --no-run$/, '아무것도 실행하지 않았습니다: --no-run'],
  [
    /^no test command was found: name it as (.+) in (.+)$/,
    '테스트 명령을 찾지 못했습니다: $2의 $1에 적으세요',
  ],
  [
    /^came with the work, so it does not hold: the base has none$/,
    '이 변경과 함께 들어온 설정이라 따르지 않습니다: 기준에는 없습니다',
  ],
  [/^no test of the base is known by name$/, '기준의 테스트를 이름으로 알 수 없습니다'],
  [
    /^the tests of the base do not run in the copy, for no reason of the change$/,
    '기준의 테스트가 복사본에서 돌지 않습니다. 변경 때문은 아닙니다',
  ],
  [/^the copy of the base does not run the new tests$/, '기준의 복사본이 새 테스트를 실행하지 못합니다'],
  [/^no test, file or command is bound to it$/, '이것을 보일 테스트, 파일, 명령이 정해져 있지 않습니다'],
  [/^the tests were not run$/, '테스트를 실행하지 않았습니다'],
  [/^no such test was run$/, '그런 테스트는 실행되지 않았습니다'],
  [/^was not run$/, '실행하지 않았습니다'],
  [/^nothing that is run imports it$/, '실행되는 어떤 것도 이것을 가져다 쓰지 않습니다'],
  [/^is not there$/, '없습니다'],
  [/^(\d+) lines$/, '$1줄'],
];
