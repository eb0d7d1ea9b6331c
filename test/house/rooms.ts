/**
 * A room of the house: what lies in it and what it may import besides its own files. The first room whose
 * `files` match a path is the room of that file; `each` makes every subfolder a room of its own.
 */
export interface Room {
  readonly name: string;
  readonly files: RegExp;
  /** Rooms below it, by name. */
  readonly mayImport: readonly string[];
  /** Packages and node: modules it may import; absent = any. */
  readonly packages?: readonly string[];
}

const FACES = ['cli', 'http', 'mcp', 'hooks', 'validation'] as const;
/** What a sentence says: the types, then readers that make statements, then the judge. Each may use those before it. */
const MEANING: Readonly<Record<string, readonly string[]>> = {
  statement: [],
  lexicon: ['core/statement'],
  claims: ['core/statement', 'core/lexicon'],
  values: ['core/statement', 'core/lexicon'],
  read: ['core/statement', 'core/lexicon', 'core/values'],
  judge: ['core/statement', 'core/lexicon', 'core/values', 'core/read'],
  grounding: ['core/statement', 'core/lexicon', 'core/values'],
  'self-check': ['core/lexicon', 'core/read'],
};
const CORE_ROOMS = [
  ...Object.keys(MEANING),
  'quality-gate',
  'retrieval',
  'indexing',
  'report',
  'correction',
] as const;
const ADAPTERS = [
  'models',
  'reading',
  'providers',
  'database',
  'ledger',
  'queue',
  'system',
  'workspace',
  'code-index',
  'sources',
  'telemetry',
] as const;

/** Packages of an adapter that opens no socket; absent = any. */
const CLOSED: Readonly<Record<string, readonly string[]>> = {
  models: [
    '@huggingface/tokenizers',
    'node:crypto',
    'node:fs',
    'node:fs/promises',
    'node:path',
    'node:timers/promises',
    'node:worker_threads',
  ],
  reading: ['node:fs', 'node:zlib'],
  'code-index': [
    '@mrleebo/prisma-ast',
    'mdast-util-from-markdown',
    'node:fs/promises',
    'node:zlib',
    'node:module',
    'node:worker_threads',
    'oxc-parser',
    'parse5',
    'pgsql-ast-parser',
    'web-tree-sitter',
  ],
};

/** What the room of language may read itself. */
const UNDER_LANGUAGE: ReadonlySet<string> = new Set(['statement', 'lexicon', 'values']);

const core = ['core', 'core/language', ...CORE_ROOMS.map((room) => `core/${room}`)];
const PURE = ['jsep', 'picomatch', 're2js'];

/** Packages of the screen. */
const SCREEN = [
  '@radix-ui/react-collapsible',
  '@radix-ui/react-switch',
  '@radix-ui/react-tabs',
  '@radix-ui/react-tooltip',
  '@tanstack/react-query',
  '@tanstack/react-router',
  '@tanstack/react-virtual',
  'class-variance-authority',
  'clsx',
  'i18next',
  'react',
  'react-dom',
  'react-i18next',
  'react-markdown',
  'rehype-sanitize',
  'remark-gfm',
  'remend',
  'tailwind-merge',
  'uplot',
  'zod',
];

/** The table of DESIGN, "The house". */
export const rooms: readonly Room[] = [
  { name: 'main', files: /^src\/main\.ts$/, mayImport: FACES },
  { name: 'front door', files: /^src\/index\.ts$/, mayImport: ['app', ...core, 'contract'], packages: [] },
  {
    name: 'portable door',
    files: /^src\/portable\//,
    mayImport: ['app', 'adapters/reading', ...core, 'contract'],
    packages: [],
  },
  ...FACES.map((face) => ({
    name: face,
    files: new RegExp(`^src/${face}/`),
    mayImport: ['app', ...core, 'files', 'contract'],
  })),
  {
    name: 'compose',
    files: /^src\/app\/compose\.ts$/,
    mayImport: ['app', ...core, 'contract', ...ADAPTERS.map((adapter) => `adapters/${adapter}`)],
  },
  { name: 'app', files: /^src\/app\//, mayImport: ['compose', ...core, 'contract'] },
  ...ADAPTERS.map((adapter) => ({
    name: `adapters/${adapter}`,
    files: new RegExp(`^src/adapters/${adapter}/`),
    mayImport: ['files', 'contract'],
    ...(CLOSED[adapter] === undefined ? {} : { packages: CLOSED[adapter] }),
  })),
  {
    name: 'core',
    files: /^src\/core\/(verify|correct)(\/[^.]*)?\.ts$/,
    mayImport: [...core, 'contract'],
    packages: PURE,
  },
  {
    name: 'core/language',
    files: /^src\/core\/language\//,
    mayImport: [...Array.from(UNDER_LANGUAGE, (room) => `core/${room}`), 'contract'],
    packages: PURE,
  },
  ...CORE_ROOMS.map((room) => ({
    name: `core/${room}`,
    files: new RegExp(`^src/core/${room}/`),
    mayImport: [...(UNDER_LANGUAGE.has(room) ? [] : ['core/language']), ...(MEANING[room] ?? []), 'contract'],
    packages: PURE,
  })),
  {
    name: 'files',
    files: /^src\/files\//,
    mayImport: ['contract'],
    packages: ['node:fs', 'node:fs/promises'],
  },
  { name: 'build of the screen', files: /^ui\/(?:(?:react\/)?vite\.config\.ts$|build\/)/, mayImport: [] },
  { name: 'ui', files: /^ui\//, mayImport: ['contract'], packages: SCREEN },
  { name: 'contract', files: /^src\/contract\//, mayImport: [], packages: ['zod'] },
];

/** Rooms without clock, network, disk or randomness. */
export const pureFiles = /^src\/(core|contract)\//;

/** What reads the world: the names that no pure file may mention. */
export const impureNames: readonly string[] = [
  'Date.now',
  'Math.random',
  'performance.now',
  'crypto.randomUUID',
  'crypto.getRandomValues',
  'process',
  'setTimeout',
  'setInterval',
  'fetch',
  'console',
];
