import type { DeniedClaim } from '../../contract/verified-claims.ts';

const SHOWN = 60;

function shortened(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > SHOWN ? `${trimmed.slice(0, SHOWN)}…` : trimmed;
}

/** What a denied claim says, and what the evidence says in its place: `3만 원 → 2만 원`; the claim where no value tells them apart. */
export function changeOf({ text, expected, actual }: DeniedClaim): string {
  return actual === null
    ? `“${shortened(expected ?? text)}”`
    : `${shortened(expected ?? text)} → ${shortened(actual)}`;
}
