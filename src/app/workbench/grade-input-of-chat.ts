import type { GradeInput } from '../../contract/verdict-input.ts';
import type { PreparedChat } from './prepare-chat.ts';
import { readOptions } from './read-options.ts';

/** What an answer of a chat is graded on. */
export function gradeInputOfChat({ request, notes, lang }: PreparedChat, text: string): GradeInput {
  const { feature, content } = request;
  return {
    task: feature,
    lang,
    original_request: content,
    ai_response: text,
    options: readOptions(feature, request.options),
    notes: [...notes],
  };
}
