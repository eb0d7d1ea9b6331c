/** What is expected where a text is no JSON: as it is said in English, and in Korean with its particle. */
const PARTS: readonly (readonly [english: string, korean: string])[] = [
  ['a key in double quotes', '큰따옴표로 감싼 키가'],
  ['a JSON value', 'JSON 값이'],
  ['a closing quote or an escaped character', '닫는 따옴표나 바르게 이스케이프한 글자가'],
  ['the end of the text', '글의 끝이'],
  ['":"', '":"이'],
  ['"," or "}"', '","나 "}"가'],
  ['"," or "]"', '","나 "]"가'],
];

const notJson = PARTS.flatMap(([english, korean]): [RegExp, string][] => {
  const lead = `^is not JSON: expected ${english}`;
  const end = ', found the end of the text$';
  return [
    [new RegExp(`${lead}${end}`, 's'), `JSON이 아닙니다: ${korean} 와야 할 자리에서 글이 끝났습니다`],
    [
      new RegExp(`${lead} in (.+)${end}`, 's'),
      `JSON이 아닙니다: $1에서 ${korean} 와야 할 자리에서 글이 끝났습니다`,
    ],
    [new RegExp(`${lead}, found (.+)$`, 's'), `JSON이 아닙니다: ${korean} 와야 할 자리에 $1이(가) 있습니다`],
    [
      new RegExp(`${lead} in (.+?), found (.+)$`, 's'),
      `JSON이 아닙니다: $1에서 ${korean} 와야 할 자리에 $2이(가) 있습니다`,
    ],
  ];
});

/** What is wrong with the shape of a value, in Korean; the path before it is told apart (`translate`). */
export const koreanShapeMessages: readonly (readonly [pattern: RegExp, korean: string])[] = [
  ...notJson,
  [/^expected a text, or an object with `data`$/, '글이거나 `data`가 있는 객체여야 합니다'],
  [/^(?:Too small: )?expected string to have >=1 characters$/, '비어 있습니다'],
  [/^(?:Too small: )?expected string to have >=(\d+) characters$/, '$1자 이상이어야 합니다'],
  [/^(?:Too big: )?expected string to have <=(\d+) characters$/, '$1자를 넘을 수 없습니다'],
  [/^(?:Too small: )?expected array to have >=(\d+) items$/, '항목이 $1개 이상이어야 합니다'],
  [/^(?:Too big: )?expected array to have <=(\d+) items$/, '항목이 $1개를 넘을 수 없습니다'],
  [/^(?:Too \w+: )?expected array to have exactly (\d+) items$/, '항목이 $1개여야 합니다'],
  [/^(?:Too small: )?expected (?:number|int) to be >=(\S+)$/, '$1 이상이어야 합니다'],
  [/^(?:Too big: )?expected (?:number|int) to be <=(\S+)$/, '$1 이하여야 합니다'],
  [/^(?:Too small: )?expected (?:number|int) to be >(\S+)$/, '$1보다 커야 합니다'],
  [/^(?:Too big: )?expected (?:number|int) to be <(\S+)$/, '$1보다 작아야 합니다'],
  [/^(?:Invalid input: )?expected (\w+), received (\w+)$/, '$1 값이 와야 하는데 $2 값이 왔습니다'],
  [/^expected (\w+) or (\w+), received (\w+)$/, '$1 또는 $2 값이 와야 하는데 $3 값이 왔습니다'],
  [/^(?:Invalid option: )?expected one of (.+)$/s, '다음 가운데 하나여야 합니다: $1'],
  [/^Unrecognized keys?: (.+)$/s, '알 수 없는 이름입니다: $1'],
  [/^is missing: expected (\w+)$/, '빠져 있습니다: $1 값이 와야 합니다'],
  [
    /^holds no data: give it as (.+); name a file with --evidence, or by files\('…'\)$/s,
    "데이터가 없습니다. $1 꼴로 주십시오. 파일은 --evidence나 files('…')로 지정합니다",
  ],
  [/^is no source that is registered(.*)$/s, '등록된 출처가 아닙니다$1'],
  [/^unknown field(.*)$/s, '모르는 필드입니다$1'],
  [/^unknown role (.+)$/s, '모르는 역할입니다: $1'],
  [/^is no message$/, '메시지가 아닙니다'],
  [/^has no "(role|content)"$/, '"$1" 값이 없습니다'],
  [/^give each message as (.+)$/s, '메시지마다 $1 꼴로 주십시오'],
  [
    /^is no answer: it has neither "text", nor "answer", nor "messages", nor "content"$/,
    '답이 아닙니다: "text", "answer", "messages", "content" 가운데 아무것도 없습니다',
  ],
  [
    /^is no answer: it has neither "text", nor "answer", nor "messages", nor "content"; there are: (.+)$/s,
    '답이 아닙니다: "text", "answer", "messages", "content" 가운데 아무것도 없습니다. 있는 이름: $1',
  ],
  [/^the answer is empty$/, '답이 비어 있습니다'],
  [
    /^give \{"text": …, "evidences": \[…\]\}, or rename the field of the answer to "answer"$/,
    '{"text": …, "evidences": […]} 꼴로 주거나, 답이 든 필드의 이름을 "answer"로 바꾸십시오',
  ],
  [/^has no text of the assistant$/, 'assistant의 글이 없습니다'],
  [/^give the conversation up to the answer that is to be verified$/, '확인할 답까지의 대화를 모두 주십시오'],
  [/^give \{"text": …, "evidences": \[…\]\}$/, '{"text": …, "evidences": […]} 꼴로 주십시오'],
  [/^an id is there twice$/, '같은 id가 두 번 나옵니다'],
];
