// One file of declarations as the compiler wrote it: what it imports, passes on and declares, each with its text.
import { parseSync } from 'oxc-parser';

function commentBefore(comments, start, text) {
  const last = comments.findLast(({ end }) => end <= start && text.slice(end, start).trim() === '');
  return last?.type === 'Block' && last.value.startsWith('*') ? `/*${last.value}*/\n` : '';
}

const nameOf = ({ name, value }) => name ?? value;

function namesOf(declaration) {
  if (declaration.declarations) return declaration.declarations.map(({ id }) => id.name);
  return [declaration.id.name];
}

/** `imports` by local name, `passed` on by exported name, `declared` by name: a type and a constant may share one. */
export function readDeclarations(path, text) {
  const { program, comments } = parseSync(path, text);
  const read = { imports: new Map(), passed: new Map(), declared: new Map() };
  for (const node of program.body) {
    const from = node.source?.value;
    if (node.type === 'ImportDeclaration')
      for (const { local, imported } of node.specifiers)
        read.imports.set(local.name, { from, name: imported ? nameOf(imported) : '*' });
    else if (node.type === 'ExportNamedDeclaration' && !node.declaration)
      for (const { local, exported } of node.specifiers)
        read.passed.set(nameOf(exported), { from, name: nameOf(local) });
    else if (node.type !== 'ExportAllDeclaration') declare(read, node, comments, text);
  }
  return read;
}

function declare({ declared }, node, comments, text) {
  const declaration = node.declaration ?? node;
  const comment = commentBefore(comments, node.start, text);
  for (const name of namesOf(declaration)) {
    const all = declared.get(name) ?? [];
    all.push({ text: comment + text.slice(node.start, node.end), isExported: node !== declaration });
    declared.set(name, all);
  }
}
