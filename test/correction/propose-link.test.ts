import { describe, expect, it } from 'vitest';
import spoken from '../../cases/correction/speaks-of.json' with { type: 'json' };
import founded from '../../cases/feedback/founded-links.json' with { type: 'json' };
import cases from '../../cases/feedback/links.json' with { type: 'json' };
import type { CodeObject, CodeObjectKind } from '../../src/contract/code-object.ts';
import { isFounded, linkBase, proposeLink } from '../../src/core/correction/link/propose-link.ts';
import { speaksOf } from '../../src/core/correction/link/speaks-of.ts';

function object(kind: CodeObjectKind, name: string, fields: readonly string[]): CodeObject {
  const parts = fields.map((field) => ({ name: field, type: null }));
  const isCallable = kind === 'function';
  return {
    id: `cbo_${name}`,
    kind,
    name,
    file_path: 'a',
    signature: name,
    doc: '',
    exports: [],
    imports: [],
    metadata: {
      language: 'typescript',
      start_line: 1,
      end_line: 1,
      params_json: isCallable ? parts : null,
      returns_json: null,
      fields_json: isCallable ? null : parts,
      reachable: null,
    },
  };
}

function codeOf([kind, name, fields]: readonly unknown[]): CodeObject {
  return object(kind as CodeObjectKind, name as string, fields as string[]);
}

function schemaOf([name, fields]: readonly unknown[]): CodeObject {
  return object('schema.table', name as string, fields as string[]);
}

describe('a tie that is proposed', () => {
  it.each(cases)('FB25 $what', ({ code, schema, expected }) => {
    const link = proposeLink(code.map(codeOf), schema.map(schemaOf));
    const said = link === null ? null : [link.code.name, link.schema.name, link.rel, link.shared];
    expect(said).toEqual(expected);
  });

  it.each(founded)('FB25 $what', ({ code, schema, founded: isExpected }) => {
    const link = proposeLink([codeOf(code)], [schemaOf(schema)]);
    expect(link !== null && isFounded(link)).toBe(isExpected);
  });

  it.each(spoken)('LP12 $question of $name', ({ question, name, doc, schema, speaks }) => {
    expect(speaksOf(question, { name, doc, signature: '' }, schema)).toBe(speaks);
  });

  it('FB20 what it rests on moves with signatures and fields, and with nothing else', () => {
    const schema = object('schema.table', 'orders', ['id']);
    const code = object('class', 'Order', ['id']);
    const base = linkBase({ code, schema });
    expect(linkBase({ code: { ...code, doc: 'said anew' }, schema })).toBe(base);
    expect(linkBase({ code: object('class', 'Order', ['id', 'total']), schema })).not.toBe(base);
    expect(linkBase({ code, schema: { ...schema, signature: 'orders (id bigint)' } })).not.toBe(base);
  });
});
