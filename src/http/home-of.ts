import type { Home } from '../app/outside.ts';
import { tenantHome } from '../app/tenant-home.ts';
import type { Asked } from './route.ts';

/** The home as the tenant of a request has it. */
export function homeOf({ served: { home }, holder: { tenant } }: Pick<Asked, 'served' | 'holder'>): Home {
  return tenantHome(home, tenant);
}
