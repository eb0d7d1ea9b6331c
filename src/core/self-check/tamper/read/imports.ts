import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import { nodesOf, part, parts, textOf } from '../../syntax/tree.ts';
import { nameText } from './canonical.ts';

/** A name of a file that comes from another module. */
export interface Import {
  readonly local: string;
  /** As written. */
  readonly module: string;
  /** Its name there; `default`, or `*` for the whole module; empty where more is done to get it. */
  readonly name: string;
  readonly by: 'import' | 'require' | 'dynamic';
}

const REQUIRED = /\b(require|import)\(\s{0,20}['"`]([^'"`]{1,300})['"`]\s{0,20}\)/;
const OWN = /^(?:\.|\/|@\/|~\/|#|src\/)/;

/** Python modules that tests may replace without touching the code under test. */
const OUTSIDE = new Set(
  'pytest unittest mock typing os sys re json time datetime random math pathlib io asyncio subprocess socket ssl http urllib urllib3 requests httpx aiohttp boto3 botocore redis smtplib logging warnings collections itertools functools contextlib tempfile shutil threading multiprocessing uuid platform signal select getpass locale zoneinfo secrets hashlib numpy np pandas pd django flask fastapi starlette sqlalchemy psycopg psycopg2 pymongo celery kombu freezegun hypothesis faker openai anthropic google azure stripe twilio paramiko docker kubernetes tqdm rich click torch tensorflow matplotlib builtins'.split(
    ' ',
  ),
);

/** True for modules of others. */
export function isOutside(module: string): boolean {
  return OUTSIDE.has(module.split('.')[0] ?? '');
}

/** `import … from 'm'`, `from m import …`. */
function declared(file: SyntaxFile, node: SyntaxNode): Import[] {
  const source = part(node, 'source');
  if (!source) return [];
  const module = textOf(file, source).replaceAll(/['"]/g, '');
  return parts(node, 'specifiers').map((each): Import => {
    const [there, here] = [part(each, 'imported'), part(each, 'local')];
    const whole = each.type === 'ImportNamespaceSpecifier' ? '*' : 'default';
    const name = there ? textOf(file, there) : here ? whole : textOf(file, each);
    return { local: here ? textOf(file, here) : name, module, name, by: 'import' };
  });
}

/** `import a.b as c`. */
function modules(file: SyntaxFile, node: SyntaxNode): Import[] {
  return parts(node, 'specifiers').map((each): Import => {
    const module = textOf(file, part(each, 'imported') ?? each);
    const here = part(each, 'local');
    return {
      local: here ? textOf(file, here) : (module.split('.')[0] ?? ''),
      module,
      name: '*',
      by: 'import',
    };
  });
}

/** `const { a } = require('m')`, `const m = await import('m')`. */
function required(file: SyntaxFile, node: SyntaxNode): Import[] {
  const [id, init] = [part(node, 'id'), part(node, 'init')];
  const written = init ? textOf(file, init) : '';
  const found = REQUIRED.exec(written);
  if (!id || !found?.[2]) return [];
  const [all, word, module] = found;
  const rest = written.slice(found.index + all.length);
  const by = word === 'import' ? 'dynamic' : 'require';
  const isAll = found.index === 0 && rest === '';
  if (id.type === 'Identifier') return [{ local: nameText(file, id), module, name: isAll ? '*' : '', by }];
  return id.children.flatMap((each): Import[] => {
    const [key, value] = [part(each, 'key'), part(each, 'value')];
    const name = key && isAll ? textOf(file, key) : '';
    return value ? [{ local: nameText(file, value), module, name, by }] : [];
  });
}

/** All names that a file takes from modules, in the order of the text. */
export function importsOf(file: SyntaxFile): Import[] {
  return [...nodesOf(file.root)].flatMap((node) => {
    switch (node.type) {
      case 'ImportDeclaration':
        return declared(file, node);
      case 'ImportModules':
        return modules(file, node);
      case 'VariableDeclarator':
        return required(file, node);
      default:
        return [];
    }
  });
}

/** Names of a file that come from modules of the repository, with the module as written. */
export function subjectsOf(file: SyntaxFile): ReadonlyMap<string, string> {
  const isOwn =
    file.language === 'python'
      ? (module: string) => !isOutside(module)
      : (module: string) => OWN.test(module);
  return new Map(importsOf(file).flatMap(({ local, module }) => (isOwn(module) ? [[local, module]] : [])));
}
