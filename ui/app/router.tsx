import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { PAGES } from '../pages/pages.ts';
import { Failure } from './failure.tsx';
import { NoSuchPage } from './no-such-page.tsx';
import { Loading } from '../components/loading.tsx';
import { Shell } from './shell.tsx';

const root = createRootRoute({ component: Shell, notFoundComponent: NoSuchPage, errorComponent: Failure });

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    // The router takes what is thrown for a redirection.
    // oxlint-disable-next-line typescript/only-throw-error
    throw redirect({ to: PAGES[0]?.to ?? '/', replace: true });
  },
});

/** The routes of the screen; what a page shows first is asked for by `queries`. */
export function makeRouter(queries: QueryClient) {
  const pages = PAGES.map(({ path, load, ask }) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: lazyRouteComponent(load),
      // The page shows itself what came of it: nothing waits here, and nothing fails.
      loader: ({ params }: { params: { id?: string } }) => {
        ask?.(queries, params.id).catch(() => undefined);
      },
    }),
  );
  return createRouter({
    routeTree: root.addChildren([home, ...pages]),
    defaultErrorComponent: Failure,
    defaultPendingComponent: Loading,
    defaultPendingMs: 150,
    defaultPreload: 'intent',
    scrollRestoration: true,
  });
}
