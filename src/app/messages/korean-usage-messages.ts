/** What the reader of the command line says, in Korean; shape as in `koreanMessages`. */
export const koreanUsageMessages: readonly (readonly [pattern: RegExp, korean: string])[] = [
  [/^error: missing required argument '([^']+)'$/, '오류: 꼭 필요한 인자가 없습니다: $1'],
  [
    /^\((--\S+) took each word behind it: put (\S+) before it, or behind --\)$/,
    '(뒤에 쓴 것이 모두 $1의 값이 되었습니다. $2 자리에 올 것은 그 앞이나 -- 뒤에 쓰십시오)',
  ],
  [/^error: required option '([^']+)' not specified$/, '오류: 꼭 필요한 옵션이 없습니다: $1'],
  [/^error: option '([^']+)' argument missing$/, '오류: 옵션 $1에 값이 없습니다'],
  [/^error: option '([^']+)' argument '(.*)' is invalid\.$/, '오류: 옵션 $1에 쓸 수 없는 값입니다: $2.'],
  [
    /^error: command-argument value '(.*)' is invalid for argument '([^']+)'\.$/,
    '오류: 인자 $2에 쓸 수 없는 값입니다: $1.',
  ],
  [/^error: unknown option '([^']+)'$/, '오류: 모르는 옵션입니다: $1'],
  [/^error: unknown command '([^']+)'$/, '오류: 모르는 명령입니다: $1'],
  [
    /^error: option '([^']+)' cannot be used with option '([^']+)'$/,
    '오류: 함께 쓸 수 없는 옵션입니다: $1, $2',
  ],
  [
    /^error: too many arguments(?: for '[^']+')?\. Expected (\d+) arguments? but got (\d+)(?:: .*)?\.?$/,
    '오류: 인자가 너무 많습니다: $1개여야 하는데 $2개입니다',
  ],
  [/^\(Did you mean (?:one of )?(.+)\?\)$/, '(혹시 $1입니까?)'],
  [/^Allowed choices are (.+)\.$/, '쓸 수 있는 값: $1'],
  [/^expected a day, as (\S+)$/, '$1과(와) 같은 날짜여야 합니다'],
  [/^expected a day that exists, YYYY-MM-DD$/, '있는 날짜를 YYYY-MM-DD로 써야 합니다'],
  [/^expected a number between (\S+) and (\S+)$/, '$1과(와) $2 사이의 수여야 합니다'],
  [/^expected a whole number above 0$/, '0보다 큰 정수여야 합니다'],
  [/^expected a number from (\d+) to (\d+)$/, '$1부터 $2까지의 수여야 합니다'],
  [/^expected a whole number from (\d+) to (\d+)$/, '$1부터 $2까지의 정수여야 합니다'],
  [/^expected some of (.+), with commas between$/, '다음 가운데 몇 개를 쉼표로 나누어 써야 합니다: $1'],
  [
    /^expected a day \((\S+)\), a time \((\S+)\) or days from now \((\S+)\)$/,
    '날짜($1), 시각($2), 지금부터의 날수($3) 가운데 하나여야 합니다',
  ],
  [/^expected a whole number of tokens, at least 1$/, '토큰 수는 1 이상의 정수여야 합니다'],
  [/^expected an amount of US dollars above 0$/, '0보다 큰 미국 달러 금액이어야 합니다'],
  [/^expected names of models, with commas between$/, '모델 이름을 쉼표로 나누어 써야 합니다'],
  [/^expected a port, 0 to 65535$/, '포트 번호는 0부터 65535까지입니다'],
  [/^expected name=value$/, '이름=값이어야 합니다'],
];
