import * as Tooltip from '@radix-ui/react-tooltip';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { makeQueryClient } from '../api/query-client.ts';
import { startI18n } from '../i18n/i18n.ts';
import { makeRouter } from './router.tsx';

startI18n();
const queries = makeQueryClient();
const router = makeRouter(queries);

/** The whole screen. */
export function App() {
  return (
    <QueryClientProvider client={queries}>
      <Tooltip.Provider delayDuration={300}>
        <RouterProvider router={router} />
      </Tooltip.Provider>
    </QueryClientProvider>
  );
}
