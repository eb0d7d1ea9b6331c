/** What is said of a configuration that is not trusted, in Korean; shape as in `koreanMessages`. */
export const koreanTrustMessages: readonly (readonly [pattern: RegExp, korean: string])[] = [
  [
    /^WARNING: the configuration or a file that it names has changed since you trusted it, so this of it is ignored: ([^:]+)\. To see and to trust it: (assay trust .+)/s,
    '경고: 신뢰한 뒤로 설정이나 설정이 가리키는 파일이 바뀌어 다음 항목을 무시했습니다: $1. 내용을 보고 신뢰하려면: $2',
  ],
  [
    /^the configuration is not trusted, so this of it is ignored: ([^:]+)\. To see and to trust it: (assay trust .+)/s,
    '신뢰하지 않은 설정이라 다음 항목을 무시했습니다: $1. 내용을 보고 신뢰하려면: $2',
  ],
  [/^the configuration is not trusted, so nobody looked$/, '신뢰하지 않은 설정이라 확인하지 않았습니다'],
  [
    /^is a link: what Assay keeps would be read and written elsewhere$/,
    '링크입니다. Assay가 보관하는 것을 다른 곳에서 읽고 쓰게 됩니다',
  ],
  [/^put a folder of its own in the place of the link$/, '링크 자리에 진짜 폴더를 두세요'],
  [/^came with the repository: git tracks it$/, '저장소에 딸려 온 것입니다: git이 추적합니다'],
  [
    /^move it away; where it is your own, have git ignore \.assay and no longer track it$/,
    '다른 곳으로 옮기세요. 직접 만든 것이면 git이 .assay를 무시하고 더는 추적하지 않게 하세요',
  ],
  [/^came from elsewhere: it has no mark of yours$/, '다른 곳에서 온 것입니다: 내 표시가 없습니다'],
  [
    /^its mark was made for another folder, or with another secret than yours in (.+)$/s,
    '다른 폴더의 표시이거나, 내 비밀값($1)이 아닌 다른 비밀값으로 만든 표시입니다',
  ],
  [
    /^move it away; where it is your own, take it over: (assay trust .+); where your folder is new at each start, as in a container, set XDG_CONFIG_HOME to one that stays$/s,
    '다른 곳으로 옮기세요. 직접 만든 것이면 넘겨받으세요: $1. 컨테이너처럼 시작할 때마다 사용자 폴더가 새로 생기는 곳이면 XDG_CONFIG_HOME을 계속 남는 폴더로 지정하세요',
  ],
  [
    /^move it away; where it is your own, take it over: (assay trust .+)$/s,
    '다른 곳으로 옮기세요. 직접 만든 것이면 넘겨받으세요: $1',
  ],
  [/^is no list of what is trusted$/, '신뢰 목록이 아닙니다'],
  [
    /^move it aside, and trust again what you trust: (assay trust FILE)$/,
    '다른 곳으로 옮기고, 신뢰하는 것을 다시 신뢰하세요: $1',
  ],
];
