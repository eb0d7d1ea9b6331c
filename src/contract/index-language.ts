import type { IndexLanguage } from './code-object.ts';

const ENDINGS: Readonly<Record<string, IndexLanguage>> = {
  ts: 'typescript',
  mts: 'typescript',
  cts: 'typescript',
  tsx: 'typescript',
  js: 'javascript',
  mjs: 'javascript',
  cjs: 'javascript',
  jsx: 'javascript',
  py: 'python',
  pyi: 'python',
  java: 'java',
  go: 'go',
  sql: 'sql',
  ddl: 'sql',
  prisma: 'prisma',
  md: 'markdown',
  mdx: 'markdown',
  markdown: 'markdown',
  txt: 'text',
  text: 'text',
  rst: 'text',
  html: 'html',
  htm: 'html',
  xhtml: 'html',
};

/** The language of a path by its ending; null where nothing reads it. */
export function indexLanguage(path: string): IndexLanguage | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  if (dot < 0) return /^(?:README|CHANGELOG|NOTICE)$/.test(name) ? 'text' : null;
  const ending = name.slice(dot + 1).toLowerCase();
  return Object.hasOwn(ENDINGS, ending) ? (ENDINGS[ending] ?? null) : null;
}
