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

/**
 * The files that an address may lead to, the first that is there: an asset by its name, else the page that the address
 * begins with, else the page at `/`. Each finds its own way (deep links); they differ in what their heads ask for.
 */
function namesOf(path: string, accept: string): readonly string[] {
  if (path === '/') return ['index.html'];
  if (path.startsWith('/assets/')) return [path.slice(1)];
  if (!accept.includes('text/html') || PROGRAMS.test(path)) return [];
  return [`${path.split('/')[1]}.html`, 'index.html'];
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
  for (const name of namesOf(c.req.path, c.req.header('accept') ?? '')) {
    const found = await file(name);
    if (found !== null) return send(c, found);
  }
  return null;
}
