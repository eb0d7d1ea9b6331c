import { changeOf } from '../denied-words.ts';
import type { Decision, Material } from './decision.ts';
import { RULE_WORDS } from './rule-words.ts';

/** QG24: where the answer was verified against notes: one claim denied is not met, all verified is met. */
export function restsOnNotes({ verified_claims: found, notes, lang }: Material): Decision | null {
  if (found === null || notes === null || notes.length === 0) return null;
  const words = RULE_WORDS[lang];
  if (found.denied.length > 0) return { passed: false, note: words.denied(found.denied.map(changeOf)) };
  const isWhole = found.claims > 0 && found.verified === found.claims;
  return isWhole ? { passed: true, note: words.verified([String(found.claims)]) } : null;
}
