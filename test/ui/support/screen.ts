import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Language } from '../../../src/contract/language.ts';
import { type ServedProcess, serveIn } from '../../support/served-process.ts';
import { openBrowser } from './browser.ts';

const LOCALES = { ko: 'ko-KR', en: 'en-US' } as const;

export interface Opened {
  readonly language?: Language;
  readonly width?: number;
  readonly height?: number;
}

/** A started server on a home of its own, and a browser before it. */
export interface Screen {
  readonly url: string;
  /** The home: configuration, `.assay`, files that a test writes. */
  readonly folder: string;
  readonly server: ServedProcess;
  readonly browser: Browser;
  /** A tab of a browser that keeps nothing from before, at an address of the screen. */
  open(path: string, of?: Opened): Promise<Page>;
  /** The API, as `fetch`; a body goes as JSON. */
  ask<T>(method: string, path: string, body?: unknown): Promise<T>;
  /** What the browser refused or complained of: errors, blocked scripts and styles, requests to elsewhere. */
  complaints(): readonly string[];
  close(): Promise<void>;
}

/** Of the home: files by their names; `assay.config.yaml` is the configuration. */
export type HomeFiles = Readonly<Record<string, string>>;

function watch(context: BrowserContext, url: string, complaints: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(error.error().message));
  context.on('request', (request) => {
    if (!request.url().startsWith(url) && !/^(?:data|blob|about):/.test(request.url()))
      complaints.push(`elsewhere: ${request.url()}`);
  });
}

async function json(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

/** Starts the command `assay serve` in a temporary home, on a free port. The build of the screen must be there. */
export async function startScreen(
  files: HomeFiles = {},
  env: Readonly<Record<string, string>> = {},
): Promise<Screen> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-screen-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const named = 'assay.config.yaml' in files ? ['--config', 'assay.config.yaml'] : [];
  const [server, browser] = await Promise.all([serveIn(folder, named, env), openBrowser()]);
  const complaints: string[] = [];
  return {
    url: server.url,
    folder,
    server,
    browser,
    async open(path, { language = 'ko', width = 1280, height = 800 } = {}) {
      const context = await browser.newContext({ locale: LOCALES[language], viewport: { width, height } });
      watch(context, server.url, complaints);
      const page = await context.newPage();
      await page.goto(server.url + path);
      return page;
    },
    async ask<T>(method: string, path: string, body?: unknown) {
      const headers = body === undefined ? {} : { 'Content-Type': 'application/json' };
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      return (await json(await fetch(server.url + path, { method, headers, ...sent }))) as T;
    },
    complaints: () => complaints,
    async close() {
      await browser.close();
      await server.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
