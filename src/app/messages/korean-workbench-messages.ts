/** What chat, stream and judges say of errors and of what was not checked, in Korean. */
export const koreanWorkbenchMessages: readonly (readonly [pattern: RegExp, korean: string])[] = [
  [/^it failed for a reason that nobody foresaw$/, '예상하지 못한 까닭으로 실패했습니다'],
  [/^the answer broke off$/, '답변이 중간에 끊겼습니다'],
  [
    /^it was not kept within a second; it may still be$/,
    '1초 안에 보관하지 못했습니다. 나중에 보관될 수도 있습니다',
  ],
  [/^the answer did not come to its end$/, '답변이 끝까지 나오지 않았습니다'],
  [/^the connection ended before the answer was judged$/, '답변을 평가하기 전에 연결이 끊겼습니다'],
  [/^the answer was stopped twice: (.+)$/s, '답변을 두 번 멈췄습니다: $1'],
  [/^the provider (.+) is not told of this$/s, '제공자 $1에는 전할 수 없는 항목입니다'],
  [
    /^leave it out, or name a model of a provider of OpenAI's form; GET \/v1\/models lists the models$/,
    '빼거나, OpenAI 형식 제공자의 모델을 적으세요. 모델은 GET /v1/models 에 있습니다',
  ],
  [/^one answer at a time is given and checked$/, '답변은 한 번에 하나만 주고 확인합니다'],
  [/^send the request again for each further answer$/, '답변이 더 필요하면 요청을 다시 보내세요'],
  [/^the answer was stopped: (.+)$/s, '답변을 멈췄습니다: $1'],
  [
    /^the answer calls tools or refuses, and says nothing that could be checked$/,
    '도구를 부르거나 거절하는 답변이고, 확인할 말이 없습니다',
  ],
  [/^the time for judging is up$/, '평가에 쓸 시간이 다 되었습니다'],
  [/^the time for a second attempt is up$/, '다시 쓸 시간이 다 되었습니다'],
  [/^the budget has no tokens left for a second attempt$/, '다시 쓸 토큰이 예산에 남아 있지 않습니다'],
  [/^there is no such task(.*)$/s, '그런 작업이 없습니다$1'],
  [/^tasks with a checklist: (.+)$/s, '체크리스트가 있는 작업: $1'],
  [/^the second attempt is the same text$/, '다시 쓴 답변이 처음과 같은 글입니다'],
  [
    /^the answer was cut off at its limit of tokens \(finish_reason: length\)$/,
    '답변이 토큰 한도에서 잘렸습니다(finish_reason: length)',
  ],
  [
    /^the provider withheld the answer \(finish_reason: content_filter\)$/,
    '제공자가 답변을 내보내지 않았습니다(finish_reason: content_filter)',
  ],
  [
    /^the provider withheld the answer, or its end \(finish_reason: content_filter\)$/,
    '제공자가 답변이나 답변의 끝을 내보내지 않았습니다(finish_reason: content_filter)',
  ],
  [
    /^the model did not end its answer \(finish_reason: error\)$/,
    '모델이 답변을 끝맺지 못했습니다(finish_reason: error)',
  ],
  [/^its verification is worse$/, '다시 쓴 답변의 검증 결과가 더 나쁩니다'],
  [
    /^a correction is held against its original by the checklist; the reasons that it gives are no claims$/,
    '교정은 체크리스트가 원문과 대조하며, 고친 이유는 주장이 아닙니다',
  ],
  [/^this answer is not in the sample that is judged$/, '평가할 표본에 들지 않은 답변입니다'],
  [/^GET \/api\/notes lists those that are there$/, 'GET /api/notes 에서 있는 노트를 볼 수 있습니다'],
  [/^is no option of (\w+)$/, '$1에는 그런 옵션이 없습니다'],
  [/^options of (\w+): (.+)$/s, '$1의 옵션: $2'],
  [/^(\w+) takes no images$/, '$1에는 그림을 붙일 수 없습니다'],
  [/^features with images: (.+)$/s, '그림을 붙일 수 있는 기능: $1'],
  [/^the judge said nothing of it$/, '평가 모델이 이 항목을 말하지 않았습니다'],
  [/^the votes of the judge have no majority$/, '평가 모델의 표가 어느 쪽으로도 모이지 않았습니다'],
  [
    /^the judge answered a control question wrongly: it did not read, or obeyed the text$/,
    '평가 모델이 확인 질문에 틀리게 답했습니다: 글을 읽지 않았거나 글 속의 지시를 따랐습니다',
  ],
  [
    /^the judge would take more tokens than the budget allows$/,
    '평가에 예산이 허락하는 것보다 많은 토큰이 듭니다',
  ],
  [
    /^the answer of the judge is not one JSON object: (.+)$/s,
    '평가 모델의 답이 JSON 객체 하나가 아닙니다: $1',
  ],
  [/^the answer of the judge (.+)$/s, '평가 모델의 답을 쓸 수 없습니다: $1'],
];
