import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { requestId } from 'hono/request-id';
import { checkCaller } from './access/check-caller.ts';
import { answerRequest } from './answer-request.ts';
import type { AppOptions } from './app-options.ts';
import { callerOf } from './caller-of.ts';
import { respond } from './kept-answer.ts';
import { noSuchPath } from './no-such-path.ts';
import { refusal } from './refusal.ts';
import type { Route } from './route.ts';
import { answerScreen } from './screen.ts';
import { screenFiles } from './screen-file.ts';
import type { Served } from './served.ts';
import type { ServerEnv } from './server-context.ts';
import { problemAnswer } from './tell-problem.ts';

const EXPOSED = [
  'X-Request-Id',
  'X-Chat-Id',
  'X-Message-Id',
  'X-Verdict-Id',
  'Idempotency-Replayed',
  'Retry-After',
  'RateLimit-Policy',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
];

/** Of every answer: nothing is sniffed, framed, embedded, cached or referred. */
const SECURITY: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
};

function wrongMethod(methods: readonly string[]): Error {
  const allow = methods.flatMap((method) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]));
  return refusal('there is no such method here', {
    status: 405,
    code: 'method_not_allowed',
    hint: `use ${allow.join(', ')}`,
    headers: { Allow: allow.join(', ') },
  });
}

/** `/api/notes/{id}` as the router writes it. */
function routerPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

function addRoutes(
  app: Hono<ServerEnv>,
  routes: readonly Route[],
  served: Served,
  options: AppOptions,
): void {
  for (const route of routes)
    app.on(route.method.toUpperCase(), routerPath(route.path), (c) =>
      answerRequest(c, route, served, options),
    );
  for (const path of new Set(routes.map((route) => route.path))) {
    const methods = routes.filter((route) => route.path === path).map(({ method }) => method);
    app.all(routerPath(path), () => {
      throw wrongMethod(methods);
    });
  }
}

/** The application: what stands round every route, and the routes. */
export function serverApp(routes: readonly Route[], served: Served, options: AppOptions): Hono<ServerEnv> {
  const { settings } = options;
  const app = new Hono<ServerEnv>();
  app.use(requestId({ generator: () => served.ids.next() }));
  app.use(async (c, next) => {
    options.log.watch(c);
    for (const [name, value] of Object.entries(SECURITY)) c.header(name, value);
    if (options.draining()) c.header('Connection', 'close');
    checkCaller(callerOf(c), settings);
    await next();
  });
  if (settings.cors_origins.length > 0)
    app.use(cors({ origin: settings.cors_origins, exposeHeaders: EXPOSED, maxAge: 600 }));
  addRoutes(app, routes, served, options);
  const files = screenFiles();
  app.notFound(async (c) => {
    const screen = await answerScreen(c, files);
    if (screen === null) throw noSuchPath();
    return screen;
  });
  app.onError((error, c) => respond(c, problemAnswer(c, error, options)));
  return app;
}
