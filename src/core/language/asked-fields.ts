/** A thing whose fields a question asks for. */
export interface AskedFields {
  /** As the question writes it. */
  readonly name: string;
  /** False where the name may as well be a plain word. */
  readonly isSure: boolean;
}

const NAME = '`?([A-Za-z_$][\\w$]*(?:[./][\\w$]+){0,6})`?';
const FIELDS = '(?:columns?|fields?|attributes?|properties)';
const KIND = '(?:(?:table|model|type|interface|class|record|entity) )?';
const KIND_BEHIND = '(?: (?:table|model|type|interface|class|record|entity))?';
const END = '[ ?.!]*$';
const FIELDS_KO = '(?:컬럼|칼럼|열|필드|속성)(?:들)?(?:은|는|이|가|을|를|에는|이름)?(?=[ ?.!]|$)';
const KIND_KO = '(?: ?(?:테이블|모델|타입|인터페이스|클래스|엔티티))?';

const SHAPES: readonly RegExp[] = [
  new RegExp(
    `^(?:what|which)(?: are)?(?: all)?(?: the)? ${FIELDS} (?:of|in|on|does|do|has|have|are (?:there )?in)(?: the)? ${KIND}${NAME}${KIND_BEHIND}(?: have| contain)?${END}`,
    'i',
  ),
  new RegExp(
    `^(?:list|name|show)(?: me)?(?: all)?(?: the)? ${FIELDS} (?:of|in)(?: the)? ${KIND}${NAME}${KIND_BEHIND}${END}`,
    'i',
  ),
  new RegExp(`${NAME}${KIND_KO}(?:의|에는|에|은|는|이|가)? ?(?:어떤 |무슨 )?${FIELDS_KO}`),
];
const NO_NAME: ReadonlySet<string> = new Set('a an the it this that each every all'.split(' '));
const LONGEST = 200;

/** LP27: the thing whose columns or fields are asked for, in Korean or English; null where something else is. */
export function askedFields(question: string): AskedFields | null {
  const plain = question.trim().replaceAll(/\s+/g, ' ');
  if (plain.length > LONGEST) return null;
  for (const shape of SHAPES) {
    const name = shape.exec(plain)?.[1];
    if (name === undefined || NO_NAME.has(name.toLowerCase())) continue;
    const isSure = /[a-z\d][A-Z]|_|[./]|^[A-Z]/.test(name) || plain.includes(`\`${name}`);
    return { name, isSure };
  }
  return null;
}
