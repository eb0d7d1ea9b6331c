import type { CodeObject } from '../../../contract/code-object.ts';
import { spreadNames } from '../code/spread-names.ts';
import { readQuestion } from '../quote/asked.ts';
import { meeting } from '../quote/meeting.ts';
import { contentWords } from '../quote/words.ts';

const MET = 0.5;
/** Words for kinds of things, which name none. */
const KINDS: ReadonlySet<string> = new Set(
  'column field tabl model schema databas type attribut properti 컬럼 칼럼 열 필드 테이블 모델 스키마 타입 속성'.split(
    ' ',
  ),
);

/** LP12: whether a question that names a thing of a database speaks of this code, too: by a word beside that name. */
export function speaksOf(
  question: string,
  { name, doc, signature }: Pick<CodeObject, 'name' | 'doc' | 'signature'>,
  schema: string,
): boolean {
  const own = contentWords(spreadNames(schema));
  const given = contentWords(`${spreadNames(name)} ${doc} ${spreadNames(signature)}`);
  return readQuestion(spreadNames(question)).words.some(
    (word) =>
      !word.stems.some((stem) => KINDS.has(stem)) && meeting(word, own) < MET && meeting(word, given) >= MET,
  );
}
