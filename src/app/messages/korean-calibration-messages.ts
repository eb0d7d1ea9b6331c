/** What calibrating says, in Korean; of the shape of `koreanMessages`. */
export const koreanCalibrationMessages: readonly (readonly [pattern: RegExp, korean: string])[] = [
  [/^has no "label"$/, '"label"이 없습니다'],
  [/^is no label: (.+)$/s, '라벨이 아닙니다: $1'],
  [/^labels: (.+)$/s, '쓸 수 있는 라벨: $1'],
  [/^has no "evidence"$/, '"evidence"가 없습니다'],
  [/^has neither "claim" nor "text" nor "answer"$/, '"claim", "text", "answer" 가운데 아무것도 없습니다'],
  [/^"(\w+)" is no text$/, '"$1"이(가) 글이 아닙니다'],
  [/^is no object$/, '객체가 아닙니다'],
  [
    /^one JSON object a line: (.+) or (\{"label", "answer"\})$/s,
    '한 줄에 JSON 객체 하나: {"label": 1이나 0, "claim"이나 "text", "evidence"} 또는 $2',
  ],
  [/^is named beside another file$/, '다른 파일과 함께 지정되었습니다'],
  [/^the thresholds are one file: name it once$/, '문턱값은 파일 하나에 씁니다. -o를 한 번만 쓰십시오'],
  [/^has no rows$/, '줄이 하나도 없습니다'],
  [
    /^is no JSON object, so this is no file of JSON lines$/,
    'JSON 객체가 아니므로 JSON Lines 파일이 아닙니다',
  ],
  [/^(\d+) lines cannot be read, so nothing was fitted$/, '읽을 수 없는 줄이 $1개 있어 맞추지 않았습니다'],
  [/^correct the lines, or take them out$/, '그 줄들을 고치거나 빼세요'],
  [
    /^only (\d+) rows with label ([01]) could be judged \(not judged: (.+)\)$/s,
    '라벨이 $2인 줄 가운데 $1개만 판정할 수 있었습니다 (판정 못 함: $3)',
  ],
  [
    /^only (\d+) rows with label ([01]) could be judged$/,
    '라벨이 $2인 줄 가운데 $1개만 판정할 수 있었습니다',
  ],
  [/^label at least (\d+) of each$/, '라벨마다 적어도 $1줄을 주세요'],
  [/^rows with label ([01]) come from only (\d+) groups$/, '라벨이 $1인 줄이 묶음 $2개에서만 나왔습니다'],
  [
    /^label rows of at least (\d+) groups; leave "group" out where each row stands for itself$/,
    '적어도 묶음 $1개의 줄에 라벨을 주세요. 줄마다 따로라면 "group"을 빼세요',
  ],
  [
    /^rows with label 1 score lower than those with label 0 \((.+)\)$/,
    '라벨이 1인 줄의 점수가 0인 줄보다 낮습니다 ($1)',
  ],
  [
    /^label 1 is for answers that the evidence supports: the labels may be turned round$/,
    '라벨 1은 근거가 뒷받침하는 답입니다. 라벨이 뒤바뀐 듯합니다',
  ],
  [/^is the labelled file itself$/, '라벨을 단 파일 그 자체입니다'],
  [
    /^is no calibration: expected (\S+), received (\S+)$/,
    'assay calibrate의 파일이 아닙니다: $1이(가) 와야 하는데 $2이(가) 왔습니다',
  ],
  [/^is no calibration: (.+)$/s, 'assay calibrate의 파일이 아닙니다: $1'],
  [
    /^write it with `assay calibrate FILE`, or set grounding\.calibration to none$/,
    '`assay calibrate FILE`로 만들거나, grounding.calibration을 none으로 두세요',
  ],
  [/^(\d+) rows, (\S+)$/, '$1줄로 맞춤, $2'],
  [/^(.+) was not read$/s, '$1을(를) 읽지 않았습니다'],
  [
    /^fitted with other checkers or settings \((.+)\); calibrate again$/s,
    '다른 검사기나 설정으로 맞춘 것입니다 ($1). 다시 맞추세요',
  ],
];
