const KEPT = 'assay.key';

/** The API key of this tab, where the server asks for one. It is forgotten with the tab. */
export function apiKey(): string | null {
  return sessionStorage.getItem(KEPT);
}

export function keepApiKey(key: string | null): void {
  if (key === null) sessionStorage.removeItem(KEPT);
  else sessionStorage.setItem(KEPT, key);
}
