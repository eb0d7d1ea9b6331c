interface Proof {
  readonly what: string;
  readonly detail: string;
}

/** What shows it: a command, a place, a test. */
export function ShownBy({ proofs }: { proofs: readonly Proof[] }) {
  return proofs.map(({ what, detail }) => (
    <p key={`${what} ${detail}`} className="text-xs text-soft">
      <code>{what}</code> {detail}
    </p>
  ));
}
