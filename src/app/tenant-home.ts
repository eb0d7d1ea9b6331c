import type { Home } from './outside.ts';

const known = new WeakMap<Home, Map<string, Home>>();

/** The home as a tenant has it, the same object each time: its graph and verdicts are those of the tenant. */
export function tenantHome(home: Home, tenant: string): Home {
  const homes = known.get(home) ?? new Map<string, Home>();
  known.set(home, homes);
  const found = homes.get(tenant) ?? {
    ...home,
    configuration: { ...home.configuration, tenant_id: tenant },
  };
  homes.set(tenant, found);
  return found;
}
