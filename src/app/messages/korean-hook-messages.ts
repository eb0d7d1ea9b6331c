/** What `assay hook` says of troubles, in Korean; shape as in `koreanMessages`. */
export const koreanHookMessages: readonly (readonly [pattern: RegExp, korean: string])[] = [
  [/^is not an object, as the host wants it$/, '호스트가 바라는 객체가 아닙니다'],
  [/^is not a list, as the host wants it$/, '호스트가 바라는 목록이 아닙니다'],
  [/^correct it; until then the file is left as it is$/, '고칠 때까지 파일은 그대로 둡니다'],
  [/^correct it, then: (assay hook install \w+)$/, '고친 뒤에 다시: $1'],
  [/^is not a JSON object$/, 'JSON 객체가 아닙니다'],
  [/^the settings cannot be read or written$/, '설정을 읽거나 쓸 수 없습니다'],
  [
    /^another end of a turn was being checked here all the time$/,
    '여기서 다른 턴의 확인이 그 시간 내내 끝나지 않았습니다',
  ],
  [/^check the rights of the file and its folder$/, '파일과 폴더의 권한을 확인하세요'],
];
