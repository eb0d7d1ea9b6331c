import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeIndex } from '../../src/adapters/code-index/code-index.ts';
import type { SyntaxFile, SyntaxNode } from '../../src/contract/syntax.ts';

const index = codeIndex();

async function parsed(path: string, text: string): Promise<SyntaxFile> {
  const file = await index.parse(path, text);
  if (file === null) throw new Error(`no parser for ${path}`);
  return file;
}

function nodesOf(node: SyntaxNode): SyntaxNode[] {
  return [node, ...node.children.flatMap(nodesOf)];
}

/** Texts of all nodes of a type. */
function textsOf(file: SyntaxFile, type: string): string[] {
  return nodesOf(file.root)
    .filter((node) => node.type === type)
    .map((node) => file.text.slice(node.start, node.end));
}

describe('SX1 trees', () => {
  it.each(['a.js', 'a.mjs', 'a.cjs', 'a.jsx', 'a.ts', 'a.mts', 'a.cts', 'a.tsx'])(
    'SX1 offsets are UTF-16 in %s',
    async (path) => {
      const file = await parsed(path, "// 한글 😀\nconst 이름 = '😀'; call(이름 /* 😀 */ === 1);");
      expect(textsOf(file, 'Literal')).toEqual(["'😀'", '1']);
      expect(textsOf(file, '===')).toEqual(['===']);
      expect(file.comments.map(({ start, end }) => file.text.slice(start, end))).toEqual([
        '// 한글 😀',
        '/* 😀 */',
      ]);
    },
  );

  it('SX1 offsets are UTF-16 in Python', async () => {
    const file = await parsed('a.py', "# 한글 😀\n이름 = '😀'\nassert 이름 == 1  # 😀\n");
    expect(textsOf(file, 'string')).toEqual(["'😀'"]);
    expect(textsOf(file, '==')).toEqual(['==']);
    expect(file.comments.map(({ start, end }) => file.text.slice(start, end))).toEqual(['# 한글 😀', '# 😀']);
  });

  it.each([
    ['a.ts', '\uFEFFconst a = 1;\r\nconst b = 2;', 'VariableDeclaration', ['const a = 1;', 'const b = 2;']],
    ['a.py', '\uFEFFa = 1\r\nb = 2\r\n', 'assignment', ['a = 1', 'b = 2']],
  ])('SX1 byte order marks and line ends are counted: %s', async (path, text, type, expected) => {
    expect(textsOf(await parsed(path, text), type)).toEqual(expected);
  });

  it('SX2 operators are nodes, parentheses are none, fields keep their names', async () => {
    const file = await parsed('a.ts', 'x = (a /* == */) === !(b); i++; a.b ??= c as any;');
    expect(textsOf(file, 'AssignmentExpression')).toHaveLength(2);
    expect(
      nodesOf(file.root)
        .filter((node) => node.field === 'operator')
        .map((node) => [node.type, node.start]),
    ).toEqual([
      ['=', 2],
      ['===', 17],
      ['!', 21],
      ['++', 28],
      ['??=', 36],
    ]);
    expect(nodesOf(file.root).some((node) => node.type === 'ParenthesizedExpression')).toBe(false);
  });

  it('SX2 no parser is there for other endings', async () => {
    expect(await index.parse('a.rb', 'puts 1')).toBeNull();
    expect(await index.parse('Makefile', '')).toBeNull();
    expect(await index.parse('constructor', '')).toBeNull();
  });
});

describe('SX2 Rust and C#', () => {
  it('SX2 a macro of assertion is read as a call, every place where it stands', async () => {
    const text = '#[test]\nfn sums() { assert_eq!(-1, f(2)); vec![1]; }\n';
    const tree = await parsed('src/a.rs', text);
    expect(tree).toMatchObject({ language: 'rust', text, errors: [] });
    expect(textsOf(tree, 'call_expression')).toEqual(['assert_eq!(-1, f(2))', 'f(2)']);
  });

  it('SX2 the sign of a value is a part of it', async () => {
    for (const [path, text] of [
      ['a.cs', 'class A { int X() => -1; }'],
      ['a.rs', 'fn x() -> i32 { -1 }'],
    ] as const) {
      const signs = nodesOf((await parsed(path, text)).root).filter(({ field }) => field === 'operator');
      expect(signs.map(({ start, end }) => text.slice(start, end))).toEqual(['-']);
    }
  });
});

describe('SX4 broken files', () => {
  it.each([
    ['a.ts', 'const x = ; function ('],
    ['a.py', 'def f(:\n  x = \nclass'],
    ['a.ts', 'x = '.concat('['.repeat(50_000))],
    ['a.ts', 'x = '.concat('!'.repeat(200_000), '1')],
    ['a.ts', 'x = '.concat('a + '.repeat(100_000), 'a')],
    ['a.ts', 'x = '.concat('`${'.repeat(20_000))],
    ['a.py', 'x = '.concat('['.repeat(5_000))],
    ['a.py', 'x = '.concat('not '.repeat(5_000), '1\n')],
    ['a.ts', '\0\0\0'],
    ['a.ts', '<<<<<<< HEAD\nconst a = 1;\n=======\nconst a = 2;\n>>>>>>> b\n'],
  ])('SX4 %s gives errors, never a throw', async (path, text) => {
    const file = await parsed(path, text);
    expect(file.errors.length).toBeGreaterThan(0);
    expect(file.root.end).toBe(text.length);
  });

  it('SX4 any text gives a tree whose nodes lie inside their parents, in order', async () => {
    const piece = constantFrom(
      'if',
      '(',
      ')',
      '{',
      '}',
      '\n',
      ' ',
      'a',
      '=',
      '==',
      "'",
      '"',
      '`',
      '😀',
      ':',
      'def ',
      '//',
      '#',
      '\\',
      ',',
      '.',
      '=>',
      '<b>',
    );
    await assert(
      asyncProperty(
        array(piece, { maxLength: 40 }),
        constantFrom('a.tsx', 'a.js', 'a.py'),
        async (pieces, path) => {
          const file = await parsed(path, pieces.join(''));
          for (const node of nodesOf(file.root)) {
            let from = node.start;
            for (const child of node.children) {
              expect(child.start).toBeGreaterThanOrEqual(path === 'a.py' ? from : node.start);
              expect(child.end).toBeLessThanOrEqual(node.end);
              from = child.end;
            }
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
