import { keyed } from '../../react/keyed.ts';

interface Proof {
  readonly what: string;
  readonly detail: string;
}

/** What shows it: a command, a place, a test. */
export function ShownBy({ proofs }: { proofs: readonly Proof[] }) {
  return keyed(proofs, ({ what, detail }) => `${what} ${detail}`).map(([key, { what, detail }]) => (
    <p key={key} className="text-xs text-soft">
      <code>{what}</code> {detail}
    </p>
  ));
}
