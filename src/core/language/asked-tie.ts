import type { CodeRelationKind } from '../../contract/code-object.ts';

/** What a question asks of the ties of a named thing: which, and at which end the others stand. */
export interface AskedTie {
  /** As the question writes it, without the parentheses of a call. */
  readonly name: string;
  readonly rels: readonly CodeRelationKind[];
  /** `src`: who calls it; `dst`: what it calls. */
  readonly end: 'src' | 'dst';
  /** False where the name may as well be a plain word. */
  readonly isSure: boolean;
}

type Ask = Pick<AskedTie, 'rels' | 'end'>;

const CALLS: AskedTie['rels'] = ['calls'];
const IMPORTS: AskedTie['rels'] = ['imports'];
const USES: AskedTie['rels'] = ['calls', 'uses_type', 'returns_type', 'extends', 'implements', 'uses_schema'];
const NAME = '`?([A-Za-z_$][\\w$]*(?:[./-][\\w$]+){0,12})(?:\\(\\))?`?';
/** `the function` before a name, in Korean behind it. */
const KIND = '(?:(?:the )?(?:function|method|class|type|interface|module|file|table) )?';
const KIND_KO = '(?: ?(?:함수|메서드|메소드|클래스|타입|인터페이스|모듈|파일|테이블))?';
const OTHERS = '(?:who|what|which(?: [a-z]{2,12}){1,3})(?: else)?(?: directly)?';
const END = '[ ?.!]*$';

const SHAPES: readonly (readonly [shape: RegExp, ask: Ask])[] = [
  [new RegExp(`^${OTHERS} (?:calls?|invokes?) ${KIND}${NAME}${END}`, 'i'), { rels: CALLS, end: 'src' }],
  [new RegExp(`^${OTHERS} (?:uses?|depends? on) ${KIND}${NAME}${END}`, 'i'), { rels: USES, end: 'src' }],
  [new RegExp(`^${OTHERS} imports? ${KIND}${NAME}${END}`, 'i'), { rels: IMPORTS, end: 'src' }],
  [new RegExp(`^where is ${KIND}${NAME} (?:called|invoked)${END}`, 'i'), { rels: CALLS, end: 'src' }],
  [new RegExp(`^where is ${KIND}${NAME} used${END}`, 'i'), { rels: USES, end: 'src' }],
  [new RegExp(`^where is ${KIND}${NAME} imported${END}`, 'i'), { rels: IMPORTS, end: 'src' }],
  [new RegExp(`^(?:who|what) is ${KIND}${NAME} called by${END}`, 'i'), { rels: CALLS, end: 'src' }],
  [
    new RegExp(
      `^(?:(?:list|name|show|who are|what are) )?(?:all )?(?:the )?callers of ${KIND}${NAME}${END}`,
      'i',
    ),
    { rels: CALLS, end: 'src' },
  ],
  [
    new RegExp(`^(?:what|which(?: [a-z]{2,12}){1,2}) does ${KIND}${NAME} (?:call|invoke)${END}`, 'i'),
    { rels: CALLS, end: 'dst' },
  ],
  [
    new RegExp(`^(?:what|which(?: [a-z]{2,12}){1,2}) does ${KIND}${NAME} import${END}`, 'i'),
    { rels: IMPORTS, end: 'dst' },
  ],
  [
    new RegExp(`${NAME}${KIND_KO}[을를] ?(?:직접 )?(?:호출하는|부르는)(?: |$|[가-힣?])`),
    { rels: CALLS, end: 'src' },
  ],
  [
    new RegExp(`${NAME}${KIND_KO}[을를] ?(?:직접 )?(?:쓰는|사용하는)(?: |$|[가-힣?])`),
    { rels: USES, end: 'src' },
  ],
  [
    new RegExp(`${NAME}${KIND_KO}[을를] ?(?:임포트|import) ?하는(?: |$|[가-힣?])`, 'i'),
    { rels: IMPORTS, end: 'src' },
  ],
  [new RegExp(`누가 ${NAME}${KIND_KO}[을를] ?(?:호출|부르|불러)`), { rels: CALLS, end: 'src' }],
  [new RegExp(`누가 ${NAME}${KIND_KO}[을를] ?(?:쓰|써|사용)`), { rels: USES, end: 'src' }],
  [new RegExp(`${NAME}${KIND_KO}[은는을를]? ?누가 ?(?:호출|부르|불러)`), { rels: CALLS, end: 'src' }],
  [new RegExp(`${NAME}${KIND_KO}[은는을를]? ?누가 ?(?:쓰|써|사용)`), { rels: USES, end: 'src' }],
  [new RegExp(`${NAME}${KIND_KO}[은는을를]? ?누가 ?(?:임포트|import)`, 'i'), { rels: IMPORTS, end: 'src' }],
  [
    new RegExp(
      `${NAME}${KIND_KO}[은는이가을를]? ?(?:어디서|어디에서|어느 \\S{1,8}에서) ?(?:호출|불리|쓰이|쓰여|쓰나|사용)`,
    ),
    { rels: USES, end: 'src' },
  ],
  [
    new RegExp(`${NAME}${KIND_KO}[이가] ?(?:직접 )?(?:호출하는|부르는)(?: |$|[가-힣?])`),
    { rels: CALLS, end: 'dst' },
  ],
  [
    new RegExp(`${NAME}${KIND_KO}[은는] ?(?:무엇을|뭘|어떤 \\S{1,8}[을를]) ?(?:호출|부르|불러)`),
    { rels: CALLS, end: 'dst' },
  ],
];

/** Written as no plain word is: `camelCase`, `NoteStore`, `snake_case`, `a.b`, a path, between backquotes, a call. */
function isSure(name: string, question: string): boolean {
  if (/[a-z\d][A-Z]|_|[./-]|\d/.test(name)) return true;
  return question.includes(`\`${name}`) || question.includes(`${name}()`);
}

const NO_NAME: ReadonlySet<string> = new Set(
  'a an the it this that them these those its our my your one all any each which what who'.split(' '),
);
const LONGEST = 300;

/**
 * LP26: the ties that a question asks for by its words, in Korean or English; null where it asks for something else. Strict,
 * for the answer is made of them: `hintedTie` of retrieval, which only ranks, reads loosely.
 */
export function askedTie(question: string): AskedTie | null {
  const plain = question.trim().replaceAll(/\s+/g, ' ');
  if (plain.length > LONGEST) return null;
  for (const [shape, ask] of SHAPES) {
    const name = shape.exec(plain)?.[1];
    if (name !== undefined && !NO_NAME.has(name.toLowerCase()))
      return { ...ask, name, isSure: isSure(name, plain) };
  }
  return null;
}
