import type { SyntaxLanguage } from '../../contract/syntax.ts';

/** How the parser has to read a file. */
export interface SourceKind {
  readonly language: Extract<SyntaxLanguage, 'javascript' | 'typescript' | 'python'>;
  /** Dialect of JavaScript; null for Python. */
  readonly dialect: 'jsx' | 'ts' | 'tsx' | 'dts' | null;
  readonly module: 'commonjs' | 'module' | 'unambiguous';
}

const script = { language: 'javascript', dialect: 'jsx' } as const;
const typed = { language: 'typescript', dialect: 'ts' } as const;

const KINDS: Readonly<Record<string, SourceKind>> = {
  js: { ...script, module: 'unambiguous' },
  jsx: { ...script, module: 'unambiguous' },
  mjs: { ...script, module: 'module' },
  cjs: { ...script, module: 'commonjs' },
  ts: { ...typed, module: 'unambiguous' },
  mts: { ...typed, module: 'module' },
  cts: { ...typed, module: 'commonjs' },
  tsx: { ...typed, dialect: 'tsx', module: 'unambiguous' },
  py: { language: 'python', dialect: null, module: 'module' },
  pyi: { language: 'python', dialect: null, module: 'module' },
};

/** Null where no parser is there for the ending of the path. */
export function sourceKind(path: string): SourceKind | null {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  const kind = Object.hasOwn(KINDS, ending) ? KINDS[ending] : undefined;
  if (kind === undefined) return null;
  return /\.d\.[cm]?ts$/i.test(path) ? { ...kind, dialect: 'dts' } : kind;
}
