import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { HeldCase, Truth } from './held-cases.ts';
import { reportOfText, seenClaim } from './seen-claim.ts';

export const GAPS = new URL('../../cases/grounding/gaps.json', import.meta.url);

/** By table and name of a case: what a user reads of it today, where that is not what is true of it. */
const Gaps = z.record(z.string(), z.record(z.string(), z.string()));
export type Gaps = z.infer<typeof Gaps>;

export function readGaps(): Gaps {
  return Gaps.parse(JSON.parse(readFileSync(GAPS, 'utf8')));
}

const OPEN = ['not_found', 'undecided', 'unasked'];
const RIGHT: Readonly<Record<Truth, readonly string[]>> = {
  supported: ['supported'],
  contradicted: ['contradicted'],
  not_found: OPEN,
  open: OPEN,
  flagged: ['contradicted', ...OPEN],
};

export function isRight({ truth }: HeldCase, seen: string): boolean {
  return RIGHT[truth].includes(seen);
}

interface Seen {
  readonly end: string;
  /** Ranges of the claim that nothing supports. */
  readonly unsupported: readonly { readonly start: number; readonly end: number }[];
  readonly derivations: readonly string[];
}

async function seenOf({ claim, evidences, mapping, isAnswer }: HeldCase): Promise<Seen> {
  const settings = mapping === null ? {} : { grounding: { mappings: { '*': mapping } } };
  if (isAnswer) {
    const { grounding } = (await reportOfText(claim, evidences, { settings })).result;
    return { end: grounding?.end ?? 'unasked', unsupported: grounding?.unsupported ?? [], derivations: [] };
  }
  const { grounding, parts } = await seenClaim(claim, evidences, { settings });
  const derivations = parts.flatMap(({ derivation = [] }) => derivation);
  return { end: grounding?.end ?? 'unasked', unsupported: grounding?.unsupported ?? [], derivations };
}

function isMarked({ unsupported }: Seen, claim: string, word: string): boolean {
  const at = claim.indexOf(word);
  return unsupported.some(({ start, end }) => start < at + word.length && at < end);
}

/** What a user reads of a case: its end, and behind it which words are not marked and whether no computation is shown. */
export async function seenToday(row: HeldCase): Promise<string> {
  const seen = await seenOf(row);
  const unmarked = row.marked.filter((word) => !isMarked(seen, row.claim, word));
  const isShown =
    row.derivation === null || seen.derivations.some((one) => one.includes(row.derivation ?? ''));
  const missing = [...unmarked.map((word) => `unmarked ${word}`), ...(isShown ? [] : ['no computation'])];
  return [seen.end, ...missing].join(', ');
}

/** How many gaps there are: of what is true, and what a user reads. */
export function countGaps(rows: readonly HeldCase[], gaps: Gaps): string[] {
  const counts = new Map<string, number>();
  for (const { table, name, truth } of rows) {
    const today = gaps[table]?.[name]?.split(', ')[0];
    const kind = `${truth}, today ${today}`;
    if (today !== undefined) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => `${kind}: ${count}`).sort();
}
