import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import { nodesOf, part, parts, textOf } from '../tree.ts';

/** Modules that tests may replace without touching the code under test. */
const OUTSIDE = new Set(
  'pytest unittest mock typing os sys re json time datetime random math pathlib io asyncio subprocess socket ssl http urllib urllib3 requests httpx aiohttp boto3 botocore redis smtplib logging warnings collections itertools functools contextlib tempfile shutil threading multiprocessing uuid platform signal select getpass locale zoneinfo secrets hashlib numpy np pandas pd django flask fastapi starlette sqlalchemy psycopg psycopg2 pymongo celery kombu freezegun hypothesis faker openai anthropic google azure stripe twilio paramiko docker kubernetes tqdm rich click torch tensorflow matplotlib builtins'.split(
    ' ',
  ),
);

export function isOutside(module: string): boolean {
  return OUTSIDE.has(module.split('.')[0] ?? '');
}

function boundName(file: SyntaxFile, node: SyntaxNode): string {
  const name = part(node, 'alias') ?? part(node, 'name') ?? node;
  return textOf(file, name).split('.')[0] ?? '';
}

/** Names that come from modules of the repository, with the module. */
export function subjectsOf(file: SyntaxFile): ReadonlyMap<string, string> {
  const subjects = new Map<string, string>();
  for (const node of nodesOf(file.root)) {
    if (node.type !== 'import_statement' && node.type !== 'import_from_statement') continue;
    const from = part(node, 'module_name');
    for (const each of parts(node, 'name')) {
      const module = from ? textOf(file, from) : textOf(file, part(each, 'name') ?? each);
      if (!isOutside(module)) subjects.set(boundName(file, each), module);
    }
  }
  return subjects;
}
