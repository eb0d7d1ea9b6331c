/** What calls of the library say, in Korean; shape as in `koreanMessages`. */
export const koreanLibraryMessages: readonly (readonly [pattern: RegExp, korean: string])[] = [
  [/^there is no such option(?=\.|$)/, '그런 옵션은 없습니다'],
  [/^correct the name, or leave it out$/, '이름을 고치거나 빼십시오'],
  [/^correct it, or leave it out$/, '고치거나 빼십시오'],
  [/^expected a text$/, '글이어야 합니다'],
  [/^expected true or false$/, 'true나 false여야 합니다'],
  [/^expected an object$/, '객체여야 합니다'],
  [/^expected a path or an object$/, '경로나 객체여야 합니다'],
  [/^give \{ (\w+): … \}, or leave it out$/, '{ $1: … } 꼴로 주거나 빼십시오'],
  [/^is no function$/, '함수가 아닙니다'],
  [/^is no list$/, '목록이 아닙니다'],
  [/^is no object$/, '객체가 아닙니다'],
  [/^is no text$/, '글이 아닙니다'],
  [
    /^give \[\{ name, check: \(\{ text \}\) => null or why it does not hold \}\]$/,
    '[{ name, check: ({ text }) => 맞으면 null, 틀리면 그 이유 }] 꼴로 주십시오',
  ],
  [/^is no source that is registered(?=\.|$)/, '등록된 원천이 아닙니다'],
  [/^names a source and no id to ask it for$/, '원천만 있고, 물어볼 id가 없습니다'],
  [/^give (\{ .+ \})$/, '$1 꼴로 주십시오'],
];
