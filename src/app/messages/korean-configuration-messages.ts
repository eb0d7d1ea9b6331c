/** What is said of a configuration, in Korean; `$1` is the path of the key, with its colon. */
export const koreanConfigurationMessages: readonly (readonly [pattern: RegExp, korean: string])[] = [
  [
    /^((?:.+?: )?)the unit ("[^"]{0,100}") is in no table: only values that name it so are held against it(.*)/s,
    '$1단위 $2은(는) 알려진 단위가 아닙니다. 같은 말로 적힌 값만 견줍니다$3',
  ],
  [/^… and (\d+) more$/, '… 외 $1개'],
  [/^((?:.+?: )?)unknown key(.*)/s, '$1모르는 키입니다$2'],
  [/^((?:.+?: )?)there is no type (".+?") in graph\.types(.*)/s, '$1graph.types에 $2 유형이 없습니다$3'],
  [/^((?:.+?: )?)there is no type (".+?")(.*)/s, '$1$2 유형이 없습니다$3'],
  [/^((?:.+?: )?)type (\S+) has no attribute (".+?")(.*)/s, '$1$2 유형에 $3 속성이 없습니다$4'],
  [/^((?:.+?: )?)type (\S+) has no relation (".+?")(.*)/s, '$1$2 유형에 $3 관계가 없습니다$4'],
  [/^((?:.+?: )?)formula names (".+?"), which is not there(.*)/s, '$1식이 가리키는 $2이(가) 없습니다$3'],
  [/^((?:.+?: )?)formula leads back to itself: (.+)/s, '$1식이 자신으로 되돌아옵니다: $2'],
  [/^((?:.+?: )?)formula (.+)/s, '$1식을 읽을 수 없습니다: $2'],
  [/^((?:.+?: )?)kind (\S+) has no (range|values)(?:; kind enum has)?$/s, '$1종류 $2에는 $3이(가) 없습니다'],
  [/^((?:.+?: )?)kind (\S+) cannot be computed$/s, '$1종류 $2은(는) 계산할 수 없습니다'],
  [/^((?:.+?: )?)min (\S+) is above max (\S+)$/s, '$1최솟값 $2이(가) 최댓값 $3보다 큽니다'],
  [/^((?:.+?: )?)the key (".+?") is refused$/s, '$1키 $2은(는) 받지 않습니다'],
  [
    /^((?:.+?: )?)(".+?") lies outside the folder of the configuration; name it by its absolute path$/s,
    '$1$2은(는) 설정 폴더 밖에 있습니다. 절대 경로로 적으세요',
  ],
  [
    /^((?:.+?: )?)is not allowed so: its value has the wrong type, or another key beside it excludes it$/s,
    '$1이대로는 쓸 수 없습니다. 값의 형이 다르거나 곁의 다른 키와 함께 쓸 수 없습니다',
  ],
  [
    /^((?:.+?: )?)needs a kind, as its type is not described in graph\.types$/s,
    '$1유형이 graph.types에 없으므로 kind를 적어야 합니다',
  ],
  [
    /^((?:.+?: )?)is above supported_above \((.+)\): a claim would be both$/s,
    '$1supported_above($2)보다 큽니다. 한 주장이 둘 다가 됩니다',
  ],
  [/^((?:.+?: )?)is missing, expected (.+)/s, '$1빠져 있습니다. 올 것: $2'],
  [/^((?:.+?: )?)expected one of (.+)/s, '$1다음 가운데 하나여야 합니다: $2'],
  [/^((?:.+?: )?)expected (\w+) to be (.+)/s, '$1값이 $3이어야 합니다 ($2)'],
  [/^((?:.+?: )?)expected (\w+), received (\w+)$/s, '$1$2이(가) 와야 하는데 $3이(가) 왔습니다'],
  [
    /^((?:.+?: )?)expected milliseconds as a whole number, or a time with its unit: (.+)/s,
    '$1밀리초를 정수로, 또는 시간을 단위와 함께 적으세요: $2',
  ],
  [/^((?:.+?: )?)Invalid ISO date$/s, '$1YYYY-MM-DD 꼴의 날짜가 아닙니다'],
  [/^((?:.+?: )?)Invalid discriminator value\. Expected (.+)/s, '$1다음 가운데 하나여야 합니다: $2'],
  [/^((?:.+?: )?)Invalid regular expression: (.+)/s, '$1정규 표현식이 아닙니다: $2'],
  [
    /^((?:.+?: )?)looks around or refers back, which RE2 syntax does not have$/s,
    '$1앞뒤를 보거나 되가리키는 표현은 RE2에 없습니다',
  ],
  [/^((?:.+?: )?)the name letters, digits and _ only(.*)/s, '$1이름에는 글자, 숫자, _만 쓸 수 있습니다$2'],
  [
    /^(Map keys must be unique|Flow map in block collection .+|Tabs are not allowed .+|Unresolved (?:tag|alias).+|Source contains multiple documents.*|.+ at line \d+, column \d+.*)$/s,
    'YAML로 읽을 수 없습니다: $1',
  ],
];
