/** One planted breach of each rule, as files that do not exist: what the house test must catch. */
export interface Breach {
  readonly rule: string;
  readonly title: string;
  readonly files: Readonly<Record<string, string>>;
}

const nothing = 'export const nothing = 0;';

export const breaches: readonly Breach[] = [
  {
    rule: 'HS1',
    title: 'upwards: contract imports core',
    files: {
      'src/contract/a.ts': "import { b } from '../core/claims/b.ts';",
      'src/core/claims/b.ts': nothing,
    },
  },
  {
    rule: 'HS1',
    title: 'a type import counts',
    files: { 'src/core/claims/a.ts': "import type { B } from '../../app/b.ts';", 'src/app/b.ts': nothing },
  },
  {
    rule: 'HS1',
    title: 'an import inside a type counts',
    files: { 'src/core/claims/a.ts': "export type A = import('../../app/b.ts').B;", 'src/app/b.ts': nothing },
  },
  {
    rule: 'HS1',
    title: 'sideways: a face imports a face',
    files: { 'src/cli/a.ts': "import { b } from '../http/b.ts';", 'src/http/b.ts': nothing },
  },
  {
    rule: 'HS1',
    title: 'sideways: an adapter imports an adapter',
    files: {
      'src/adapters/queue/a.ts': "import { b } from '../database/b.ts';",
      'src/adapters/database/b.ts': nothing,
    },
  },
  {
    rule: 'HS1',
    title: 'an adapter named outside compose',
    files: {
      'src/app/a.ts': "const b = await import('../adapters/database/b.ts');",
      'src/adapters/database/b.ts': nothing,
    },
  },
  {
    rule: 'HS1',
    title: 'a room of core imports another',
    files: {
      'src/core/claims/a.ts': "export { b } from '../report/b.ts'; export const a = 1;",
      'src/core/report/b.ts': nothing,
    },
  },
  {
    rule: 'HS1',
    title: 'language imports a room of core',
    files: {
      'src/core/language/a.ts': "import { b } from '../claims/b.ts';",
      'src/core/claims/b.ts': nothing,
    },
  },
  {
    rule: 'HS1',
    title: 'core imports a module of Node',
    files: { 'src/core/claims/a.ts': "import 'node:fs';" },
  },
  {
    rule: 'HS1',
    title: 'core imports a package',
    files: { 'src/core/claims/a.ts': "import { z } from 'zod';" },
  },
  {
    rule: 'HS1',
    title: 'the adapter of local models opens a socket',
    files: { 'src/adapters/models/a.ts': "import 'node:https';" },
  },
  { rule: 'HS1', title: 'contract imports a package', files: { 'src/contract/a.ts': "import 'jsep';" } },
  {
    rule: 'HS1',
    title: 'the screen imports a use case',
    files: { 'ui/app/a.tsx': "import { b } from '../../src/app/b.ts';", 'src/app/b.ts': nothing },
  },
  {
    rule: 'HS1',
    title: 'the screen imports a package that is none of its own',
    files: { 'ui/app/a.tsx': "import 'hono';" },
  },
  { rule: 'HS1', title: 'a file outside every room', files: { 'src/core/loose.ts': nothing } },
  { rule: 'HS1', title: 'a new folder', files: { 'src/utils/a.ts': nothing } },
  {
    rule: 'HS2',
    title: 'a circle of three, by types',
    files: {
      'src/contract/a.ts': "import type { B } from './b.ts';",
      'src/contract/b.ts': "import type { C } from './c.ts';",
      'src/contract/c.ts': "export type { A } from './a.ts'; export const c = 1;",
    },
  },
  { rule: 'HS3', title: 'an index file', files: { 'src/core/claims/index.ts': nothing } },
  {
    rule: 'HS3',
    title: 'a barrel by another name',
    files: { 'src/contract/all.ts': "export * from './b.ts';", 'src/contract/b.ts': nothing },
  },
  {
    rule: 'HS4',
    title: 'the clock',
    files: { 'src/core/claims/a.ts': 'export const now = () => Date.now();' },
  },
  {
    rule: 'HS4',
    title: 'the clock as an object',
    files: { 'src/contract/a.ts': 'export const now = () => new Date();' },
  },
  {
    rule: 'HS4',
    title: 'the clock as a word',
    files: { 'src/contract/a.ts': 'export const now = () => Date();' },
  },
  { rule: 'HS4', title: 'chance', files: { 'src/core/claims/a.ts': 'export const chance = Math.random;' } },
  {
    rule: 'HS4',
    title: 'a stopwatch',
    files: { 'src/core/claims/a.ts': 'export const t = performance.now();' },
  },
  {
    rule: 'HS4',
    title: 'random ids',
    files: { 'src/core/claims/a.ts': 'export const id = crypto.randomUUID();' },
  },
  {
    rule: 'HS4',
    title: 'the environment',
    files: { 'src/core/claims/a.ts': 'export const home = process.env;' },
  },
  { rule: 'HS4', title: 'the network', files: { 'src/core/claims/a.ts': "export const page = fetch('/');" } },
  { rule: 'HS5', title: 'any', files: { 'src/app/a.ts': 'export const a = (b: Map<string, any>) => b;' } },
  {
    rule: 'HS6',
    title: 'the pool inside a transaction',
    files: {
      'src/adapters/database/a.ts':
        "export const a = (kysely, pool) => kysely.transaction().execute(async (trx) => { await pool.query('select 1'); });",
    },
  },
  {
    rule: 'HS6',
    title: 'the outer database inside a transaction',
    files: {
      'src/adapters/database/a.ts':
        "export const a = (db) => db.kysely.transaction().execute(async (trx) => db.kysely.selectFrom('x').execute());",
    },
  },
  {
    rule: 'HS6',
    title: 'a helper given the database',
    files: {
      'src/adapters/database/a.ts':
        "export const a = (db) => withTransaction(db, async (client) => { await db.query('select 1'); });",
    },
  },
  { rule: 'HS7', title: 'a class', files: { 'src/app/a.ts': 'export class Manager {}' } },
];
