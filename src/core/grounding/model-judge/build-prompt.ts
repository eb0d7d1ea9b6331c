import type { AIMessage } from '../../../contract/ai-message.ts';
import { claimJudgeAnswerOf } from '../../../contract/claim-judge-answer.ts';
import { schemaText } from '../../../contract/judge-answer.ts';
import { fenced, fenceMark } from '../../language/fence.ts';
import type { AskedItem, Batch } from './asked-claim.ts';
import { PROMPT_WORDS } from './prompt-words.ts';

/** MJ3: the messages of one call. Passages and statements are fenced by a mark that none of them contains. */
export function buildPrompt({ language, items, passages }: Batch): AIMessage[] {
  const words = PROMPT_WORDS[language];
  const mark = fenceMark([...items.map(({ text }) => text), ...passages.map(({ quote }) => quote)]);
  const numbers = new Map(passages.map(({ quote }, at) => [quote, `P${at + 1}`]));
  const shown = passages.map(({ quote }) => fenced(numbers.get(quote) ?? '', mark, quote));
  const asked = items.map(({ id, text, passages: own }: AskedItem) => {
    const names = own.map(({ quote }) => numbers.get(quote) ?? '').join(', ');
    return `${words.rests(names)}\n${fenced(id, mark, text)}`;
  });
  const schema = schemaText(claimJudgeAnswerOf(items.map(({ id }) => id)));
  const rules = [words.role, words.material(mark), words.answers, words.quotation, words.shape, schema];
  return [
    { role: 'system', content: rules.join('\n') },
    {
      role: 'user',
      content: [
        `${words.passages}:\n${shown.join('\n')}`,
        `${words.statements}:\n${asked.join('\n')}`,
        words.close,
      ].join('\n\n'),
    },
  ];
}
