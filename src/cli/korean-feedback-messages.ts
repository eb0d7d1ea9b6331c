/** Sentences of feedback, live events and suggestions. */
export const koreanFeedbackMessages: readonly (readonly [pattern: RegExp, korean: string])[] = [
  [/^there is no such answer$/, '그런 답변이 없습니다'],
  [/^give the ids of the headers X-Chat-Id and X-Message-Id$/, '헤더 X-Chat-Id와 X-Message-Id의 id를 주세요'],
  [/^this is no place among the events$/, '이벤트 사이에 그런 자리가 없습니다'],
  [
    /^begin without one, and go on with the id of the last event$/,
    '없이 시작하고, 마지막 이벤트의 id로 이어 가세요',
  ],
  [/^the suggestion was changed meanwhile$/, '그 사이에 제안이 바뀌었습니다'],
  [/^read it again, and decide on what it says now$/, '다시 읽고, 지금 내용을 보고 결정하세요'],
  [
    /^send an envelope of type feedback\.signal; see schemas\/message\.schema\.json$/,
    'feedback.signal 형식의 봉투를 보내세요. schemas/message.schema.json을 보세요',
  ],
  [
    /^send \{"kind": "thumbs_down", "chat_id": …, "message_id": …\}$/,
    '{"kind": "thumbs_down", "chat_id": …, "message_id": …}를 보내세요',
  ],
];
