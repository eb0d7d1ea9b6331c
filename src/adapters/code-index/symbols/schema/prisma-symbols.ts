import { type Block, type Field, getSchema } from '@mrleebo/prisma-ast';
import type { CodePart, CodeReference, CodeSymbol, FileSymbols } from '../../../../contract/code-object.ts';
import { commentText } from '../doc-comment.ts';
import { oneLine, sourceText } from '../source-text.ts';
import { prismaBlocks } from './prisma-blocks.ts';

const KINDS: Readonly<Record<string, CodeSymbol['kind']>> = {
  model: 'schema.model',
  view: 'schema.view',
  enum: 'schema.enum',
  type: 'schema.model',
};
const BUILT_IN = new Set([
  'String',
  'Boolean',
  'Int',
  'BigInt',
  'Float',
  'Decimal',
  'DateTime',
  'Json',
  'Bytes',
  'Unsupported',
]);

function typeOf({ fieldType, array, optional }: Field): string {
  const name = typeof fieldType === 'string' ? fieldType : fieldType.name;
  return `${name}${array === true ? '[]' : ''}${optional === true ? '?' : ''}`;
}

function fieldsOf(block: Block): CodePart[] {
  if (block.type === 'enum')
    return block.enumerators.flatMap((each) =>
      each.type === 'enumerator' ? [{ name: each.name, type: null }] : [],
    );
  if (!('properties' in block)) return [];
  return block.properties.flatMap((each) =>
    each.type === 'field' ? [{ name: each.name, type: typeOf(each) }] : [],
  );
}

function read(block: string): Pick<CodeSymbol, 'fields'> & { readonly error: string | null } {
  try {
    const [found] = getSchema(block).list.filter(({ type }) => /^(?:model|view|enum|type)$/.test(type));
    return { fields: found === undefined ? null : fieldsOf(found), error: null };
  } catch (error) {
    return { fields: null, error: oneLine(error instanceof Error ? error.message : String(error), 120) };
  }
}

/** Other models that a block names. */
function namesIn(block: string, fields: readonly CodePart[] | null, line: number): CodeReference[] {
  const types = (fields ?? []).map(({ type }) => (type ?? '').replace(/[[\]?]/g, ''));
  const own = new Set(types.filter((type) => type !== '' && !BUILT_IN.has(type)));
  const table = /@@map\(\s*(?:name:\s*)?"([^"]+)"/.exec(block)?.[1];
  const mapped: CodeReference[] =
    table === undefined ? [] : [{ rel: 'implements_schema', name: table, line }];
  return [...[...own].map((name): CodeReference => ({ rel: 'uses_schema', name, line })), ...mapped];
}

/** The models, views, types and enums of a Prisma schema, each read by itself. Never throws for what the text holds. */
export function prismaSymbols(path: string, text: string): FileSymbols {
  const source = sourceText(text);
  const errors: { line: number; message: string }[] = [];
  const symbols = prismaBlocks(text).map(
    ({ word, name, doc, start_line, end_line, text: block }): CodeSymbol => {
      const { fields, error } = read(block);
      if (error !== null) errors.push({ line: start_line, message: error });
      return {
        kind: KINDS[word] ?? 'schema.model',
        name,
        parent: null,
        signature: oneLine(block),
        doc: commentText(doc),
        start_line,
        end_line,
        params: null,
        returns: null,
        fields,
        references: namesIn(block, fields, start_line),
      };
    },
  );
  const exports = symbols.map(({ name }) => ({ name, local: name }));
  const none = { package: null, doc: '', imports: [], references: [] };
  return { path, language: 'prisma', ...none, symbols, exports, lines: source.lines, errors };
}
