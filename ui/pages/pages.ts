import type { QueryClient } from '@tanstack/react-query';
import type { Icon } from '../icons/icon.ts';
import {
  ChartColumn,
  FileSearch,
  ListChecks,
  MessageSquareText,
  NotebookText,
  RefreshCw,
  Settings,
  ShieldCheck,
  Waypoints,
} from '../icons/icons.ts';
import type { ComponentType } from 'react';
import type { VerdictPart } from '../../src/contract/verdict-record.ts';
import type ko from '../locales/ko.json';

/** A page of the screen: a folder beside this file, loaded when it is first opened. */
export interface Page {
  /** As the router writes it; `{-$id}` may be left out. Never an address of the server: /metrics, /healthz, /readyz, /openapi.json. */
  readonly path: string;
  /** Where the navigation leads. */
  readonly to: string;
  /** Its name stands in the locales under `nav`. */
  readonly name: keyof (typeof ko)['nav'];
  readonly group: 'work' | 'verdicts' | 'running' | 'house';
  readonly icon: Icon;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** Asks for what the page shows first, while the page itself is on its way. `id` is that of the address. */
  readonly ask?: (queries: QueryClient, id: string | undefined) => Promise<void>;
}

async function askForList(queries: QueryClient, part: VerdictPart, id: string | undefined): Promise<void> {
  if (id !== undefined) return;
  // Of the page's own files: its schemas are not made before `main.tsx` said how.
  const { verdictsQuery } = await import('../verdicts/verdicts-data.ts');
  await queries.prefetchInfiniteQuery(verdictsQuery(part));
}

/** Every page, in the order of the navigation. The first one stands at `/` too. */
export const PAGES: readonly Page[] = [
  {
    path: '/workbench/{-$id}',
    to: '/workbench',
    name: 'workbench',
    group: 'work',
    icon: MessageSquareText,
    load: () => import('./workbench/page.tsx'),
  },
  {
    path: '/ask/{-$id}',
    to: '/ask',
    name: 'ask',
    group: 'work',
    icon: FileSearch,
    load: () => import('./ask/page.tsx'),
  },
  {
    path: '/notes/{-$id}',
    to: '/notes',
    name: 'notes',
    group: 'work',
    icon: NotebookText,
    load: () => import('./notes/page.tsx'),
  },
  {
    path: '/verify/{-$id}',
    to: '/verify',
    name: 'verify',
    group: 'verdicts',
    icon: ShieldCheck,
    load: () => import('./verify/page.tsx'),
    ask: (queries, id) => askForList(queries, 'verify', id),
  },
  {
    path: '/checks/{-$id}',
    to: '/checks',
    name: 'checks',
    group: 'verdicts',
    icon: ListChecks,
    load: () => import('./checks/page.tsx'),
    ask: (queries, id) => askForList(queries, 'check', id),
  },
  {
    path: '/knowledge/{-$type}/{-$id}',
    to: '/knowledge',
    name: 'knowledge',
    group: 'work',
    icon: Waypoints,
    load: () => import('./knowledge/page.tsx'),
  },
  {
    path: '/loop',
    to: '/loop',
    name: 'loop',
    group: 'running',
    icon: RefreshCw,
    load: () => import('./loop/page.tsx'),
  },
  {
    path: '/figures',
    to: '/figures',
    name: 'metrics',
    group: 'running',
    icon: ChartColumn,
    load: () => import('./figures/page.tsx'),
  },
  {
    path: '/settings',
    to: '/settings',
    name: 'settings',
    group: 'house',
    icon: Settings,
    load: () => import('./settings/page.tsx'),
  },
];
