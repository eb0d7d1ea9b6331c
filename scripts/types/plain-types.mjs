// Writes the declarations of the library so that they need no package: of what the compiler wrote only what the doors
// name, and for each schema of zod the type of what it reads.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readDeclarations } from './declarations.mjs';
import { fieldDocs } from './field-docs.mjs';
import { typeOf, typeWithin } from './print-type.mjs';

const SCHEMA = 'schema';
const SCHEMA_TEXT = `/** Reads values of one shape. */
export interface Schema<Read> {
  /** Throws where the value has another shape. */
  parse(value: unknown): Read;
  safeParse(value: unknown): { success: true; data: Read } | { success: false; error: Error };
}
/** The words of a list. */
export interface Words<Word extends string> extends Schema<Word> {
  readonly options: Word[];
}
`;

const isSchema = (value) => value?._zod?.def !== undefined;

/** `folder` holds the declarations; `contract` names the modules that hold schemas, `packages` what may be named. */
export async function plainTypes({ folder, sources, modules, doors, to, contract, packages = [] }) {
  const files = new Map();
  const schemas = new Map();
  const resolved = (from, at) => join(dirname(at), from).replace(/\.(?:js|tsx?)$/, '');

  async function fileOf(name) {
    if (files.has(name)) return files.get(name);
    const read = readDeclarations(`${name}.d.ts`, readFileSync(join(folder, `${name}.d.ts`), 'utf8'));
    const file = {
      name,
      ...read,
      needed: new Set(),
      imported: new Map(),
      given: new Map(),
      values: {},
      docs: new Map(),
    };
    files.set(name, file);
    const usesZod = [...file.imports.values()].some(({ from }) => from === 'zod');
    if (usesZod && contract.includes(name)) await addSchemas(file);
    return file;
  }

  async function addSchemas(file) {
    file.values = await import(pathToFileURL(modules(file.name)));
    const source = sources(file.name);
    file.docs = fieldDocs(source, readFileSync(source, 'utf8'));
    for (const [name, value] of Object.entries(file.values))
      if (isSchema(value) && (file.declared.get(name)?.length ?? 0) > 1 && !schemas.has(value))
        schemas.set(value, { file: file.name, name });
  }

  /** What the doors lead to, and the modules of the contract first: a schema is known by its name wherever it is used. */
  async function openAll(name, seen) {
    if (seen.has(name)) return;
    seen.add(name);
    const file = await fileOf(name);
    for (const { from } of [...file.imports.values(), ...file.passed.values()])
      if (from?.startsWith('.')) await openAll(resolved(from, name), seen);
  }

  function link(file, name, of, as = name, to = file.imported) {
    to.set(as, { file: of, name });
    need(files.get(of), name);
  }

  /** Names a schema in a file, by its own type there or by an import. */
  function naming(file, except) {
    return (schema) => {
      const known = schemas.get(schema);
      if (known === undefined || schema === except) return undefined;
      if (known.file === file.name) need(file, known.name);
      else link(file, known.name, known.file);
      return known.name;
    };
  }

  function rewritten(file, name, text) {
    const schema = file.values[name];
    const docs = file.docs.get(name);
    if (/^(?:\/\*[^]*?\*\/\s*)?export declare const /.test(text) && isSchema(schema)) {
      const isWords = schema._zod.def.type === 'enum';
      file.imported.set(isWords ? 'Words' : 'Schema', { file: SCHEMA, name: isWords ? 'Words' : 'Schema' });
      const type = typeOf(schema, naming(file), docs);
      return text.replace(
        /declare const [^]*$/,
        () => `declare const ${name}: ${isWords ? 'Words' : 'Schema'}<${type}>;`,
      );
    }
    return text.replace(/z\.(infer|input|output)<typeof (\w+)>/g, (_, way, of) => {
      const value = file.values[of];
      if (!isSchema(value))
        throw new Error(`${file.name}: ${of} is not exported, so nobody can write its type`);
      const isRead = way !== 'input';
      const print = of === name ? typeWithin : typeOf;
      return print(value, naming(file, of === name ? value : undefined), file.docs.get(of), isRead);
    });
  }

  function need(file, name) {
    if (file.needed.has(name)) return;
    file.needed.add(name);
    const passed = file.passed.get(name);
    if (passed !== undefined)
      return link(
        file,
        passed.name,
        passed.from ? resolved(passed.from, file.name) : file.name,
        name,
        file.given,
      );
    for (const one of file.declared.get(name) ?? []) {
      one.text = rewritten(file, name, one.text);
      mention(file, name, one.text);
    }
  }

  function mention(file, self, text) {
    for (const [word] of text.replace(/\/\*[^]*?\*\//g, '').matchAll(/(?<![\w$.'"])[A-Za-z_$][\w$]*/g)) {
      const imported = file.imports.get(word);
      if (word !== self && file.declared.has(word)) need(file, word);
      else if (imported?.from.startsWith('.'))
        link(file, imported.name, resolved(imported.from, file.name), word);
      else if (packages.includes(imported?.from))
        file.imported.set(word, { package: imported.from, ...imported });
      else if (imported !== undefined)
        throw new Error(`${file.name}: ${self} names ${imported.from}, a package`);
    }
  }

  function printed(file) {
    const place = (of) => {
      const path = relative(dirname(file.name), of).replaceAll('\\', '/');
      return `'${path.startsWith('.') ? path : `./${path}`}.js'`;
    };
    const lines = [];
    const add = (way, as, { file: of, name, package: from }) =>
      lines.push(
        `${way} { ${as === name ? name : `${name} as ${as}`} } from ${from ? `'${from}'` : place(of)};`,
      );
    for (const [as, one] of file.given) add('export', as, one);
    // What is passed on has no name in the file itself.
    for (const [as, one] of file.imported) if (one.file !== file.name) add('import type', as, one);
    for (const name of file.needed) for (const { text } of file.declared.get(name) ?? []) lines.push(text);
    return `${lines.join('\n')}\nexport {};\n`;
  }

  const seen = new Set();
  for (const name of [...contract, ...doors]) await openAll(name, seen);
  for (const door of doors) {
    const file = files.get(door);
    for (const name of [...file.passed.keys(), ...file.declared.keys()]) need(file, name);
  }
  const write = (name, text) => {
    mkdirSync(dirname(join(to, name)), { recursive: true });
    writeFileSync(join(to, `${name}.d.ts`), text);
  };
  const used = [...files.values()].filter(({ needed }) => needed.size > 0);
  for (const file of used) write(file.name, printed(file));
  if (!existsSync(join(to, `${SCHEMA}.d.ts`))) write(SCHEMA, SCHEMA_TEXT);
  return used.map(({ name }) => name);
}
