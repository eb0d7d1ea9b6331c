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
  [
    /^is a link that leads out of its folder, and is not trusted$/,
    '폴더 밖으로 이어지는 링크이고, 신뢰하지 않은 것입니다',
  ],
  [
    /^name the file itself by --config, or trust what it says: assay trust, with its path$/,
    '--config로 그 파일을 직접 지정하거나, 내용을 신뢰하세요: assay trust와 그 경로',
  ],
  [/^is no list of what is trusted$/, '신뢰 목록이 아닙니다'],
  [
    /^move it aside, and trust again what you trust: (assay trust FILE)$/,
    '다른 곳으로 옮기고, 신뢰하는 것을 다시 신뢰하세요: $1',
  ],
];
