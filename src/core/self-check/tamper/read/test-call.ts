import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import type { Modifier } from '../test-facts.ts';
import { part, parts, textOf } from '../../syntax/tree.ts';
import { canonical, type Names, NO_NAMES } from './canonical.ts';
import { isFunction } from './chain.ts';

/** A call that declares a test or a suite. */
export interface TestCall {
  readonly kind: 'test' | 'suite';
  readonly title: string;
  readonly modifiers: readonly Modifier[];
  readonly body: SyntaxNode | null;
  /** A body that is not written here: a name, or what a call gives. */
  readonly named: SyntaxNode | null;
  /** The table of `each`. */
  readonly table: SyntaxNode | null;
}

const TESTS = new Set(['it', 'test', 'specify', 'xit', 'xtest', 'xspecify', 'fit', 'ftest']);
const SUITES = new Set(['describe', 'suite', 'context', 'xdescribe', 'xcontext', 'fdescribe', 'fcontext']);

/** The words of `test.skipIf(x).each(t)`, each with what is given to it. */
interface Head {
  readonly base: string;
  readonly words: readonly {
    readonly word: string;
    readonly given: readonly SyntaxNode[];
    readonly table: SyntaxNode | null;
  }[];
}

function headOf(file: SyntaxFile, callee: SyntaxNode): Head | null {
  const words: { word: string; given: readonly SyntaxNode[]; table: SyntaxNode | null }[] = [];
  let given: readonly SyntaxNode[] = [];
  let table: SyntaxNode | null = null;
  for (let at: SyntaxNode | undefined = callee; at !== undefined; ) {
    if (at.type === 'Identifier') return { base: textOf(file, at), words: words.toReversed() };
    if (at.type === 'MemberExpression') {
      const property = part(at, 'property');
      words.push({ word: property ? textOf(file, property) : '', given, table });
      [given, table] = [[], null];
      at = part(at, 'object');
    } else if (at.type === 'CallExpression') {
      given = parts(at, 'arguments');
      at = part(at, 'callee');
    } else if (at.type === 'TaggedTemplateExpression') {
      table = part(at, 'quasi') ?? null;
      at = part(at, 'tag');
    } else return null;
  }
  return null;
}

const KINDS: Readonly<Record<string, Modifier['kind']>> = {
  skip: 'skip',
  todo: 'todo',
  fails: 'fails',
  failing: 'fails',
  fixme: 'skip',
  only: 'only',
  skipIf: 'skip',
  runIf: 'skip',
};

function conditionOf(file: SyntaxFile, word: string, given: readonly SyntaxNode[]): string | null {
  const [node] = given;
  if ((word !== 'skipIf' && word !== 'runIf') || !node) return null;
  const text = canonical(file, node);
  const isAlways = word === 'skipIf' ? text === 'true' || text === '1' : text === 'false' || text === '0';
  return isAlways ? null : text;
}

/** `{ skip: true }` of node:test and vitest. */
function optionModifiers(file: SyntaxFile, given: readonly SyntaxNode[], start: number): Modifier[] {
  const options = given.find((node) => node.type === 'ObjectExpression');
  return (options?.children ?? []).flatMap((property) => {
    const key = part(property, 'key');
    const value = part(property, 'value');
    const kind = key ? KINDS[textOf(file, key)] : undefined;
    const said = value ? canonical(file, value) : 'true';
    if (kind === undefined || said === 'false') return [];
    return [
      { kind, condition: value && !/^(?:Literal|TemplateLiteral)$/.test(value.type) ? said : null, start },
    ];
  });
}

function modifiersOf(file: SyntaxFile, head: Head, given: readonly SyntaxNode[], start: number): Modifier[] {
  const first = head.base[0];
  const byName: Modifier[] =
    (head.base.length > 2 && TESTS.has(head.base.slice(1))) || SUITES.has(head.base.slice(1))
      ? [{ kind: first === 'f' ? 'only' : 'skip', condition: null, start }]
      : [];
  const byWord = head.words.flatMap(({ word, given: args }): Modifier[] => {
    const kind = KINDS[word];
    return kind === undefined ? [] : [{ kind, condition: conditionOf(file, word, args), start }];
  });
  return [...byName, ...byWord, ...optionModifiers(file, given, start)];
}

const WORDS =
  /^(?:skip|only|todo|fails|failing|fixme|each|for|skipIf|runIf|concurrent|sequential|shuffle|parallel|serial|slow|test|it|describe|suite|configure)$/;
const TABLE_WORD = /^(?:each|for|skipIf|runIf)$/;

/** True where the words before the brackets make a test or suite of what is in them. */
function declares({ base, words }: Head, context: string | null): boolean {
  const [first] = words;
  if (base === context) return words.length === 1 && /^(?:test|it|Run)$/.test(first?.word ?? '');
  const isKnown = TESTS.has(base) || SUITES.has(base) || /^(?:Deno|QUnit|Bun)$/.test(base);
  const last = words.at(-1);
  const isHalf =
    last !== undefined && TABLE_WORD.test(last.word) && last.given.length === 0 && last.table === null;
  return isKnown && !isHalf && words.every(({ word }) => WORDS.test(word));
}

/** The test or suite that a call declares; null for other calls. `context` names what subtests are made by. */
export function testCall(
  file: SyntaxFile,
  node: SyntaxNode,
  context: string | null,
  names: Names = NO_NAMES,
): TestCall | null {
  const callee = node.type === 'CallExpression' ? part(node, 'callee') : undefined;
  const head = callee && headOf(file, callee);
  const given = parts(node, 'arguments');
  const [title, second] = given;
  if (!head || !title || !declares(head, context)) return null;
  const words = [head.base, ...head.words.map(({ word }) => word)];
  const each = head.words.find(({ word }) => word === 'each' || word === 'for');
  const body = given.findLast(isFunction) ?? null;
  const isOptions = second?.type === 'ObjectExpression';
  if (body === null && isOptions && given.length === 2 && !/todo|skip/.test(words.join(' '))) return null;
  return {
    kind: words.some((word) => SUITES.has(word)) ? 'suite' : 'test',
    title: canonical(file, title, names).replaceAll(/^"|"$/g, ''),
    modifiers: modifiersOf(file, head, given, node.start),
    body,
    named:
      body === null
        ? (given
            .slice(1)
            .find(
              ({ type }) => type === 'Identifier' || type === 'CallExpression' || type === 'MemberExpression',
            ) ?? null)
        : null,
    table: each?.table ?? each?.given[0] ?? null,
  };
}
