import type { Requirement } from '../../../contract/requirement.ts';
import { sentences } from '../../language/sentences.ts';
import { topicsOf } from './topics.ts';

/** What of a sentence of a request can be looked at. */
type RequestItems = Pick<
  Requirement,
  'files' | 'tests' | 'adds' | 'symbols' | 'untouched' | 'examples' | 'new_tests'
>;

const CODE = /`([^`\n]{1,120})`/g;
const BARE_PATH =
  /(?<![\w`/.:@-])(?:[\w@-][\w@.-]{0,60}\/){1,8}[\w@.-]{1,60}\.[A-Za-z]{1,6}(?![\w`/-])|(?<![\w`/.:@-])[\w-]{1,60}\.(?:[cm]?[jt]sx?|py|go|rs|rb|java|kt|jsonc?|ya?ml|toml|md|css|html|sh|sql)(?![\w`/-])/g;
const PATH = /^[\w@./-]+\.\w{1,6}$|^[\w@./-]+\/$/;
const NAME = /^[A-Za-z_$][\w$]*(?:[.#:]{1,2}[A-Za-z_$][\w$]*)*(?:\(\))?$|^--[a-z][\w-]*$/;
const TEST_PATH = /(?:^|[/._-])(?:tests?|spec|__tests__)(?:[/._-]|$)/i;

/** A sentence that asks, or allows what it names, binds nothing. */
const OPEN =
  /[?？]\s*$|\b(?:unless|except|if (?:needed|necessary|possible)|where possible)\b|(?:가능하면|필요하면|되도록이면|제외하고)/i;
/** "Do not touch", "without changing", "leave as it is": the rest of the clause names what stays. */
const KEEP =
  /\b(?:do not|don['’]t|never|must not|mustn['’]t|should not|shouldn['’]t|cannot|without) (?:touch|chang|modify|modifying|edit|alter)(?:ing|e)?\b([^.;!]{0,160})|\b(?:leave|keep) ([^.;!]{1,120}?) (?:alone|untouched|unchanged|as (?:it|they) (?:is|are)|as is)\b/di;
const KEEP_KO =
  /([^.;!,]{1,120}?)(?:[은는을를도]|만큼은)? ?(?:절대 |전혀 |따로 )?(?:건드리지|수정하지|변경하지|바꾸지|고치지|손대지|편집하지) ?(?:는 |도 )?(?:마|말|않)/d;
const THE_TESTS = /\b(?:tests|test files|specs)\b|테스트/i;
const NEW_TEST =
  /\b(?:add|write|create|include|provide)(?: [\w-]{1,20}){0,4} (?:tests?|test cases?|specs?)\b(?! (?:data|user|account|page|helper|id)\b)|(?:테스트|스펙)(?: ?케이스)?(?:를|을|도|가)? ?(?:하나 |새로 |함께 |같이 )?(?:추가|작성|만들|넣|써)/i;
const MAKES =
  /\b(?:add|create|implement|introduce|export|write|define|expose)(?: (?:an?|the|new|named|called|function|class|method|option|flag|command|helper|endpoint|type|constant|field|parameter|variable)){0,5} $/i;
const MAKES_KO =
  /^(?:이?라는)?(?:[을를이가도])? ?(?:새 )?(?:함수|클래스|메서드|옵션|플래그|명령|헬퍼|타입|상수|필드|매개변수|변수)?(?:[을를이가도])? ?(?:추가|구현|만들|작성|도입|정의|내보내)/;
const GIVES =
  /^ ?(?:must |should |to |now |has to )?(?:returns?|gives?|yields?|equals?|evaluates? to|be|is|->|→|=>|==|===)(?: exactly)? $|^(?:[은는이가])? ?(?:->|→|=>)?$/;
/** What is to go, or to lie elsewhere, must not be there. */
const GOES =
  /\b(?:remove|delete|drop|rename|move|get rid of)\b|삭제|제거|지우|지워|없애|옮기|옮겨|이름을? ?바꾸/i;
/** A sentence that asks for a thing, whatever it is. */
const WANTS =
  /^[^\w가-힣]*(?:(?:please|also|then|and|finally),? ){0,3}(?:add|allow|avoid|build|change|check|create|delete|document|drop|ensure|export|extend|fix|handle|implement|improve|keep|let|make|mend|move|reduce|refactor|remove|rename|replace|rewrite|show|simplify|split|support|switch|update|use|write)\b|\b(?:must|should|shall|needs? to|has to|have to)\b|(?:주세요|주십시오|하세요|해라|해 ?줘|하기|할 것|하자|바랍니다|해야 합니다|되어야 합니다|어야 합니다|아야 합니다)[^\w가-힣]*$/i;
const CALL = /^[\w$.]{1,60}\([^`]{0,80}\)$/;

interface Piece {
  readonly code: string;
  readonly start: number;
  readonly end: number;
}

function piecesOf(text: string): readonly Piece[] {
  return [...text.matchAll(CODE)].map(({ 0: all, 1: code = '', index }) => ({
    code: code.trim(),
    start: index,
    end: index + all.length,
  }));
}

function codedPaths(pieces: readonly Piece[]): readonly string[] {
  return pieces.map(({ code }) => code).filter((code) => PATH.test(code));
}

/** Paths in backticks, and those that stand bare in the text. */
function pathsIn(text: string): readonly string[] {
  const bare = text.replace(CODE, (all) => ' '.repeat(all.length)).match(BARE_PATH) ?? [];
  return [...new Set([...codedPaths(piecesOf(text)), ...bare])];
}

/** The text with code and paths blanked out: their dots end no clause. Places stay. */
function withoutNames(text: string): string {
  const blank = (all: string): string => 'x'.repeat(all.length);
  return text.replace(CODE, blank).replace(BARE_PATH, blank);
}

/** What must stay as it is. */
function keptIn(text: string): readonly string[] {
  if (OPEN.test(text)) return [];
  const bare = withoutNames(text);
  const found = KEEP.exec(bare) ?? KEEP_KO.exec(bare);
  const [start, end] = found?.indices?.slice(1).find((place) => place !== undefined) ?? [0, 0];
  const said = text.slice(start, end);
  const paths = pathsIn(said);
  return paths.length === 0 && THE_TESTS.test(said) ? ['tests'] : paths;
}

/** A call with what it gives: "`add(1, 2)` returns `3`". */
function examplesIn(text: string, pieces: readonly Piece[]): Requirement['examples'] {
  return pieces.flatMap((piece, at) => {
    const next = pieces[at + 1];
    if (next === undefined || !CALL.test(piece.code)) return [];
    const between = text.slice(piece.end, next.start);
    return GIVES.test(between) ? [{ call: piece.code, gives: next.code }] : [];
  });
}

/** The items of one sentence of a request: what it names, forbids, and asks to be added. */
export function requestItems(text: string): RequestItems {
  const pieces = piecesOf(text);
  const untouched = keptIn(text);
  const examples = examplesIn(text, pieces);
  const told = new Set(examples.flatMap(({ call, gives }) => [call, gives]));
  const names = pieces.filter(({ code }) => !told.has(code) && !PATH.test(code) && NAME.test(code));
  const made = names.filter(
    ({ start, end }) =>
      !OPEN.test(text) && (MAKES.test(text.slice(0, start)) || MAKES_KO.test(text.slice(end))),
  );
  const paths = codedPaths(pieces).filter((path) => !untouched.includes(path) && !path.endsWith('/'));
  return {
    files: paths.filter((path) => !GOES.test(text) && !TEST_PATH.test(path)),
    tests: paths.filter((path) => TEST_PATH.test(path)),
    adds: made.map(({ code }) => code),
    symbols: untouched.length > 0 ? [] : names.filter((name) => !made.includes(name)).map(({ code }) => code),
    untouched: [...untouched],
    examples,
    new_tests: !OPEN.test(text) && untouched.length === 0 && NEW_TEST.test(text),
  };
}

/** True where a sentence asks for something, whether it can be looked at or not. */
function asks(text: string): boolean {
  const { adds, untouched, examples, new_tests } = requestItems(text);
  return (
    new_tests ||
    adds.length + untouched.length + examples.length > 0 ||
    (!OPEN.test(text) && WANTS.test(text))
  );
}

const ITEM = /^\s*(?:[-*+]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?(.+)$/;
const CHECK = /^\s*[-*+]\s+\[[ xX]\]\s+/;
const NAMED_PATH = /`([\w@./-]+\.\w{1,6})`/g;
const CHANGES =
  /\b(?:change|update|adjust|instead of|rather than|no longer|must now|should now|now (?:returns?|is|be|an?)|(?:is|are) (?:now|to be)|becomes?|replace|switch|remove|drop|rename)\b|바꾸|바꿔|변경|대신|이제는?|더 ?이상|제거|삭제|수정|기대값|여야|어야 (?:한다|합니다)|되도록|으로 한다/i;

function requirementOf(id: string, text: string): Requirement {
  const paths = [...text.matchAll(NAMED_PATH)].map(([, path = '']) => path);
  const changes = CHANGES.test(text);
  return {
    topics: changes ? topicsOf(text) : [],
    id,
    text,
    tests: paths.filter((path) => TEST_PATH.test(path)),
    files: paths.filter((path) => !TEST_PATH.test(path)),
    commands: [],
    adds: [],
    symbols: [],
    untouched: [],
    examples: [],
    new_tests: false,
    changes_expectations: changes,
  };
}

function plain(line: string): string {
  return line.replace(ITEM, '$1').trim();
}

/**
 * What a Markdown text asks for: the items of its checklists, else those of its lists, else its title or first
 * paragraph. A ticked box is a claim like any other; paths in backticks are what shows an item. Commands of a text
 * are never run.
 */
export function readRequirements(text: string, prefix = 'R'): readonly Requirement[] {
  const lines = text.replace(/```[^`]*```/g, '').split(/\r?\n/);
  const checks = lines.filter((line) => CHECK.test(line));
  const items = checks.length > 0 ? checks : lines.filter((line) => ITEM.test(line));
  const paragraph = lines.map((line) => line.replace(/^#+\s*/, '').trim()).filter((line) => line !== '');
  const found = items.length > 0 ? items.map(plain) : paragraph.slice(0, 1);
  return found.map((item, at) => requirementOf(`${prefix}${at + 1}`, item));
}

/** The sentences of a text outside of its lists and code. */
function proseOf(text: string): readonly string[] {
  const hidden = text.replace(/`[^`\n]+`/g, (code) => 'x'.repeat(code.length));
  return sentences(hidden)
    .filter(({ kind }) => kind === 'prose' || kind === 'heading')
    .map(({ body, end }) => text.slice(body, end).trim());
}

/**
 * What a request asks for, each with its items: the lists of a Markdown text, else its first sentence, and every other
 * sentence that forbids, gives an example, or asks for a name or a test.
 */
export function readRequest(text: string, prefix = 'Q'): readonly Requirement[] {
  const listed = readRequirements(text, prefix).map((one) => one.text);
  const more = proseOf(text).filter(asks);
  const isListed = text.split(/\r?\n/).some((line) => ITEM.test(line));
  const [first] = proseOf(text);
  const found = [...(isListed || first === undefined ? listed : [first]), ...more];
  return [...new Set(found)].map((sentence, at) => ({
    ...requirementOf(`${prefix}${at + 1}`, sentence),
    ...requestItems(sentence),
  }));
}
