// The type of what a schema of zod reads, as TypeScript that names no package.

const PLAIN = {
  string: 'string',
  number: 'number',
  int: 'number',
  boolean: 'boolean',
  null: 'null',
  unknown: 'unknown',
  any: 'unknown',
  undefined: 'undefined',
  /** JSON of any shape; what else defines itself by itself has a name. */
  lazy: 'unknown',
};

const INNER = ['nonoptional', 'readonly', 'catch', 'prefault', 'default'];

/** `nameOf` names the schemas that have a type of their own; `docs` are the comments of the fields, by their keys. */
export function typeOf(schema, nameOf, docs, isRead = true) {
  const name = isRead ? nameOf(schema) : undefined;
  return name ?? typeWithin(schema, nameOf, docs, isRead);
}

/** The same, of a schema that the name is given to. */
export function typeWithin(schema, nameOf, docs, isRead = true) {
  const { def } = schema._zod;
  const of = (inner, its = docs) => typeOf(inner, nameOf, its, isRead);
  if (def.type in PLAIN) return PLAIN[def.type];
  if (INNER.includes(def.type)) return of(def.innerType);
  switch (def.type) {
    case 'object':
      return objectType(schema, nameOf, docs, isRead);
    case 'enum':
      return Object.values(def.entries)
        .map((one) => JSON.stringify(one))
        .join(' | ');
    case 'literal':
      return def.values.map((one) => JSON.stringify(one)).join(' | ');
    case 'array':
      return `Array<${of(def.element)}>`;
    case 'tuple':
      return `[${def.items.map((one) => of(one)).join(', ')}]`;
    case 'record':
      return def.keyType._zod.def.type === 'enum'
        ? `${def.keyType._zod.values === undefined ? 'Partial' : 'Required'}<Record<${of(def.keyType)}, ${of(def.valueType)}>>`
        : `{ [key: string]: ${of(def.valueType)} }`;
    case 'union':
      return def.options.map((one) => of(one)).join(' | ');
    case 'intersection':
      return `(${of(def.left)}) & (${of(def.right)})`;
    case 'nullable':
      return `${of(def.innerType)} | null`;
    case 'optional':
      return `${of(def.innerType)} | undefined`;
    case 'pipe':
      return of(isRead ? def.out : def.in);
    default:
      throw new Error(`no type is written for a schema of kind ${def.type}: give it a name with a type`);
  }
}

function objectType({ _zod: { def } }, nameOf, docs, isRead) {
  const fields = Object.entries(def.shape).map(([key, field]) => {
    const { doc, fields: below } = docs?.get(key) ?? {};
    const isOptional = isRead ? field._zod.optout === 'optional' : field._zod.optin !== undefined;
    const may = isOptional ? '?' : '';
    const said = doc ?? (field.description === undefined ? undefined : `/** ${field.description} */`);
    const own = typeOf(field, nameOf, below, isRead);
    const type = isOptional && !own.endsWith('| undefined') ? `${own} | undefined` : own;
    const name = /^[\w$]+$/.test(key) ? key : JSON.stringify(key);
    return `${said === undefined ? '' : `${said}\n`}${name}${may}: ${type};`;
  });
  const rest = def.catchall?._zod.def.type === 'unknown' ? ['[key: string]: unknown;'] : [];
  return `{\n${[...fields, ...rest].join('\n')}\n}`;
}
