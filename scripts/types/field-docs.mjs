// The comments that stand above the fields of schemas: the compiler drops them where it writes the types of constants.
import { parseSync } from 'oxc-parser';

/** Comments of the fields by the names of the constants of a source file; fields of fields lie below. */
export function fieldDocs(path, text) {
  const { program, comments } = parseSync(path, text);
  const before = new Map(
    comments
      .filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
      .map(({ value, end }) => [end + /^\s*/.exec(text.slice(end))[0].length, `/*${value}*/`]),
  );
  const found = new Map();
  for (const statement of program.body)
    for (const { id, init } of statement.declaration?.declarations ?? statement.declarations ?? [])
      if (init) found.set(id.name, docsWithin(init, before));
  return found;
}

/** Of the object that a schema is made of: `z.array(z.object({ … }).optional())`. */
function docsWithin(node, before) {
  if (node?.type === 'ObjectExpression') return docsOf(node, before);
  if (node?.type !== 'CallExpression') return undefined;
  for (const one of node.arguments) {
    const docs = docsWithin(one, before);
    if (docs !== undefined) return docs;
  }
  return docsWithin(node.callee.object, before);
}

function docsOf({ properties }, before) {
  const docs = new Map();
  for (const one of properties)
    if (one.type === 'Property')
      docs.set(one.key.name ?? one.key.value, {
        doc: before.get(one.start),
        fields: docsWithin(one.value, before),
      });
  return docs;
}
