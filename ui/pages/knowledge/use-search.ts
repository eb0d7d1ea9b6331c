import { useNavigate, useSearch as useAddress } from '@tanstack/react-router';

interface Looked {
  readonly query: string;
  readonly type: string;
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** What is looked for, as it stands in the address; typing does not fill the way back. */
export function useSearch() {
  const address: Readonly<Record<string, unknown>> = useAddress({ strict: false });
  const navigate = useNavigate();
  const [query, type] = [text(address['q']), text(address['type'])];
  const searchOf = (of: Looked) => ({
    ...(of.query === '' ? {} : { q: of.query }),
    ...(of.type === '' ? {} : { type: of.type }),
  });
  return {
    query,
    type,
    search: searchOf({ query, type }),
    look: (of: Looked): void => void navigate({ to: '.', search: searchOf(of), replace: true }),
  };
}
