/** What an ask says of errors, in Korean. */
export const koreanAskMessages: readonly (readonly [pattern: RegExp, korean: string])[] = [
  [/^nothing is indexed here yet$/, '아직 색인한 것이 없습니다'],
  [
    /^run: assay index \. \(notes are read by the chat of `assay serve` alone\)$/,
    '다음을 실행해 주세요: assay index . (노트는 `assay serve`의 채팅에서만 씁니다)',
  ],
  [/^no ask (\S+) is kept here$/, '$1 질문은 보관되어 있지 않습니다'],
  [/^give the id that the ask began with$/, '질문을 시작할 때 나온 ID를 적어 주세요'],
  [/^the folder was not listed in time$/, '폴더의 파일을 제때 살펴보지 못했습니다'],
  [/^the time for this question is up$/, '이 질문에 쓸 시간이 다 되었습니다'],
  [/^a question and --resume exclude each other$/, '질문과 --resume 은 함께 쓸 수 없습니다'],
  [/^nothing is asked$/, '질문이 없습니다'],
  [/^assay ask "…", or assay ask --resume ID$/, 'assay ask "…" 또는 assay ask --resume ID'],
  [/^the steps of this ask are not kept: (.+)$/s, '이 질문의 단계를 보관하지 못하고 있습니다: $1'],
  [/^send \{"question": …\}; see \/openapi\.json$/, '{"question": …} 꼴로 보내 주세요. /openapi.json 참고'],
];
