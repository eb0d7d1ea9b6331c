/** What the tools of `assay mcp` say, in Korean; of the shape of `koreanMessages`. */
export const koreanMcpMessages: readonly (readonly [pattern: RegExp, korean: string])[] = [
  [
    /^start the server in that folder, or name it: assay mcp --allow FOLDER$/,
    '그 폴더에서 서버를 시작하거나 이름을 대세요: assay mcp --allow FOLDER',
  ],
  [/^tools\/list gives the schema of the arguments$/, 'tools/list가 인자의 스키마를 알려 줍니다'],
  [/^the verdict has no such claim$/, '판정에 그런 주장이 없습니다'],
];
