/** Why a file was not read whole; of parsers what they say most. */
const ofUnread: readonly (readonly [pattern: RegExp, korean: string])[] = [
  [/^(\d+) bytes$/, '$1바이트'],
  [/^is no text$/, '글이 아닙니다'],
  [/^is a folder that cannot be opened$/, '열 수 없는 폴더입니다'],
  [/^takes more than (\d+) s to be read$/, '읽는 데 $1초 넘게 걸립니다'],
  [/^breaks its parser: /, '분석기를 멈추게 합니다: '],
  [/^is no file$/, '파일이 아닙니다'],
  [/^changed while it was read$/, '읽는 동안 바뀌었습니다'],
  [/^lies outside of the folder$/, '폴더 밖에 있습니다'],
  [/^nothing reads this kind of file$/, '이런 파일은 읽지 못합니다'],
  [/^is written by a program$/, '프로그램이 만든 파일입니다'],
  [/^cannot be read$/, '읽을 수 없습니다'],
  [/^nested too deeply to be read$/, '너무 깊이 겹쳐 있어 읽을 수 없습니다'],
  [/^takes too long to be read$/, '읽는 데 너무 오래 걸립니다'],
  [/^Unexpected token$/, '여기에 올 수 없는 표현입니다'],
  [/^Expected (`.+`) but found (`[^`]+`)$/, '$1이(가) 있어야 할 자리에 $2이(가) 있습니다'],
  [/^Expected a semicolon or .+$/, '문장을 끝내는 세미콜론이 없습니다'],
  [/^Unterminated regular expression$/, '정규식이 닫히지 않았습니다'],
  [/^Unterminated string$/, '문자열이 닫히지 않았습니다'],
  [/^Unterminated multi-?line comment$/i, '여러 줄 주석이 닫히지 않았습니다'],
  [/^(\S{1,60}) is missing$/, '$1이(가) 없습니다'],
];

/** What errors of the index say, in Korean. */
export const koreanIndexMessages: readonly (readonly [pattern: RegExp, korean: string])[] = [
  [/^lies outside of the folder of the configuration$/, '설정 폴더 밖에 있습니다'],
  [
    /^run it there, or move the configuration up: it is in (.+)$/s,
    '그 폴더에서 실행하거나 설정을 위로 옮기세요. 설정은 $1에 있습니다',
  ],
  [/^cancelled while indexing$/, '색인이 취소되었습니다'],
  [/^run it again: what is done is not done again$/, '다시 실행하세요. 이미 한 것은 다시 하지 않습니다'],
  [/^is no path below the folder that is indexed$/, '색인하는 폴더 안의 경로가 아닙니다'],
  [/^is neither in the folder nor in the index$/, '폴더에도 색인에도 없습니다'],
  [
    /^name a file that is there and that git does not ignore$/,
    '폴더에 있고 git이 무시하지 않는 파일을 적으세요',
  ],
  [/^give it relative to (.+)$/s, '$1을(를) 기준으로 적으세요'],
  [/^only evidence from a file can be injected$/, '파일에서 온 근거만 넣을 수 있습니다'],
  [/^give the kind local_file, and text of the file$/, 'kind는 local_file로, 내용은 파일의 글로 주세요'],
  [/^names no file that can be read$/, '읽을 수 있는 파일을 가리키지 않습니다'],
  [
    /^begin the id with a path below the folder that is indexed$/,
    'id를 색인하는 폴더 안의 경로로 시작하세요',
  ],
  [/^does not stand in the file that it names$/, '가리키는 파일에 그대로 들어 있지 않습니다'],
  [/^give text of the file, letter for letter$/, '파일의 글을 글자 그대로 주세요'],
  ...ofUnread,
];
