import { languageOfText } from '../../language/text-language.ts';
import type { Asked } from '../quote/asked.ts';
import { meeting } from '../quote/meeting.ts';
import { givesGround, shows } from '../quote/wanted.ts';
import type { CodePassage } from './code-passages.ts';

/** Of the words of a question beside the names in it, so many must stand in a passage. */
const SHARE = 1 / 3;
const MET = 0.5;
/** What asks for no more than what a thing is; what it takes and gives its signature says. */
const PLAIN: ReadonlySet<string> = new Set(
  [
    'work purpos role job respons 역할 동작 동작하 작동 작동하 목적 용도 쓰임 쓰이 무슨 일',
    'return yield take accept receiv paramet argument input output signatur 반환 반환하 돌려주 인자 매개변수 입력 출력',
  ].flatMap((words) => words.split(' ')),
);

/**
 * EX8: whether a passage on what a question names says what the question asks of it. Across languages, where words do not
 * meet, it must at least show what is wanted: a number, a time, a ground.
 */
export function holdsPredicate(
  question: string,
  { words, wanted }: Asked,
  { text, words: own, context, group }: CodePassage,
): boolean {
  const asked = words.filter(({ stems }) => !stems.some((stem) => PLAIN.has(stem)));
  if (wanted === 'reason' && !givesGround(text)) return false;
  if (wanted !== 'reason' && !shows(wanted, text)) return false;
  const languages = [question, text].map(languageOfText);
  if (asked.length === 0 || languages[0] !== languages[1]) return true;
  const given = group < 0 ? own : [...own, ...context];
  return asked.filter((word) => meeting(word, given) >= MET).length >= SHARE * asked.length;
}
