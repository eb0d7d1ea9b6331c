import { Answer } from '../../../src/contract/answer.ts';
import { ownProblem } from '../../api/api-error.ts';
import { fileJson } from './file-text.ts';

const SHAPE = Answer.shape.content;

/** An answer out of JSON, whole or only its content. Throws `notAnswer` where it is neither. */
function answerOfJson(json: unknown, name: string): Answer {
  const whole = Answer.safeParse(json).data;
  if (whole !== undefined) return whole;
  const content = SHAPE.safeParse(json).data;
  if (content === undefined) throw ownProblem('notAnswer', name);
  return { response_id: name, content };
}

/** What a file of an answer holds: JSON is read as an answer with its claims and evidence, all else is its words. */
export function answerOfFile(text: string, name: string): Answer | string {
  const isJson =
    /\.json$/i.test(name) || (!/\.[a-z]\w{0,9}$/i.test(name) && text.trimStart().startsWith('{'));
  return isJson ? answerOfJson(fileJson(text, name), name) : text;
}

/** The answer that a pasted text is as JSON; null where it is words. */
export function pastedAnswer(text: string): Answer | null {
  if (!text.trimStart().startsWith('{')) return null;
  try {
    return answerOfJson(JSON.parse(text), 'answer');
  } catch {
    return null;
  }
}
