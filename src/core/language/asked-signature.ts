/** A thing of code whose parameters or results a question asks for. */
export interface AskedSignature {
  /** As the question writes it, without the parentheses of a call. */
  readonly name: string;
  /** False where the name may as well be a plain word. */
  readonly isSure: boolean;
}

const NAME = '`?([A-Za-z_$][\\w$]*(?:[./][\\w$]+){0,6})(?:\\(\\))?`?';
const KIND = '(?:(?:the )?(?:function|method|constructor|class|hook|component) )?';
const KIND_KO = '(?: ?(?:함수|메서드|메소드|생성자|훅|컴포넌트))?';
const PARAMS = '(?:arguments?|args?|parameters?|params?|inputs?)';
const TAKE = '(?:take|accept|have|need|expect|receive|require|want|get)';
const END = '[ ?.!]*$';
const PARAMS_KO = '(?:인자|인수|매개변수|파라미터|아규먼트|입력값?)(?:들)?';
const GIVEN_KO =
  '(?:반환 ?값|반환 ?타입|반환 ?형|반환하는 (?:값|것|타입)|리턴 ?값|리턴 ?타입|결괏값|시그니처)';
const ASKED_KO = '(?:은|는|이|가|을|를|로)?(?: ?(?:무엇|뭐|뭘|어떤|알려|몇)\\S{0,12}(?: \\S{1,8}){0,2})?';

const SHAPES: readonly RegExp[] = [
  `^(?:what|which|how many)(?: other)? ${PARAMS} (?:does|do|can|must|should) ${KIND}${NAME} ${TAKE}${END}`,
  `^(?:what|which|how many) ${PARAMS} (?:must|should|do|can) (?:i|we|you|one) (?:give|pass)(?: to)? ${KIND}${NAME}${END}`,
  `^(?:what|which)(?: are|'s| is)(?: all)? the ${PARAMS} (?:of|to|for) ${KIND}${NAME}${END}`,
  `^(?:list|name|show|give)(?: me)?(?: all)?(?: the)? ${PARAMS} (?:of|to|for) ${KIND}${NAME}${END}`,
  `^what does ${KIND}${NAME} (?:take|accept|expect|receive)(?: as (?:an |its )?${PARAMS})?${END}`,
  `^what(?: type| kind of value| value)? does ${KIND}${NAME} (?:return|yield|give back)${END}`,
  `^what(?: is|'s) (?:the )?(?:signature|return type|return value|type of the result) (?:of|for) ${KIND}${NAME}${END}`,
  `${NAME}${KIND_KO}의 ?(?:${PARAMS_KO}|${GIVEN_KO})${ASKED_KO}${END}`,
  `${NAME}${KIND_KO}[은는이가] ?(?:어떤 |무슨 )?${PARAMS_KO}[을를]? ?(?:몇 ?개(?:를)? ?)?(?:받|필요|가지)\\S{0,8}${END}`,
  `${NAME}${KIND_KO}[은는이가]? ?(?:에는 |에 )?(?:어떤 |무슨 )${PARAMS_KO}[이가]? ?(?:있|필요)\\S{0,8}${END}`,
  `${NAME}${KIND_KO}[은는이가] ?(?:무엇을|뭘|무얼|어떤 값을|무슨 값을|어떤 타입을) ?(?:받|반환|리턴|돌려)\\S{0,8}${END}`,
  `${NAME}${KIND_KO}[은는이가] ?(?:돌려주는|반환하는|리턴하는) ?(?:것|값|타입)[은는이가]?(?: ?(?:무엇|뭐)\\S{0,8})?${END}`,
].map((shape) => new RegExp(shape, 'i'));

const NO_NAME: ReadonlySet<string> = new Set(
  'a an the it this that them these those one i you we they he she'.split(' '),
);
const LONGEST = 200;

/** LP28: the thing whose parameters or results are asked for, in Korean or English; null where something else is. */
export function askedSignature(question: string): AskedSignature | null {
  const plain = question.trim().replaceAll(/\s+/g, ' ');
  if (plain.length > LONGEST) return null;
  for (const shape of SHAPES) {
    const name = shape.exec(plain)?.[1];
    if (name === undefined || NO_NAME.has(name.toLowerCase())) continue;
    const isSure =
      /[a-z\d][A-Z]|_|[./]/.test(name) || plain.includes(`\`${name}`) || plain.includes(`${name}()`);
    return { name, isSure };
  }
  return null;
}
