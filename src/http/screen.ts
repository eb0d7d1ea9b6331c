import type { ScreenFile } from './screen-file.ts';
import type { ServerContext } from './server-context.ts';

/** Nothing comes from elsewhere, no script stands in a page, nothing is framed or sent away. */
const POLICY = [
  "default-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "form-action 'none'",
].join('; ');

const YEAR_S = 31_536_000;

/** Addresses of programs: a page never stands there. */
const PROGRAMS = /^\/(?:api|v1|mcp|metrics|healthz|readyz|openapi\.json)(?:\/|$)/;

/** The file that an address leads to: an asset by its name, else the page, which finds its own way (deep links). */
function nameOf(path: string, accept: string): string | null {
  if (path === '/') return 'index.html';
  if (path === '/icon.svg' || path.startsWith('/assets/')) return path.slice(1);
  return accept.includes('text/html') && !PROGRAMS.test(path) ? 'index.html' : null;
}

function send(c: ServerContext, { body, gzipped, type, isHashed }: ScreenFile): Response {
  const isSmall = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '');
  c.header('Content-Security-Policy', POLICY);
  c.header('Content-Type', type);
  c.header('Vary', 'Accept-Encoding');
  c.header('Cache-Control', isHashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
  if (isSmall) c.header('Content-Encoding', 'gzip');
  return c.body(new Uint8Array(isSmall ? gzipped : body));
}

/** The screen, where a request that no route answers asks for it; else null. */
export async function answerScreen(
  c: ServerContext,
  file: (name: string) => Promise<ScreenFile | null>,
): Promise<Response | null> {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return null;
  const name = nameOf(c.req.path, c.req.header('accept') ?? '');
  const found = name === null ? null : await file(name);
  return found === null ? null : send(c, found);
}
