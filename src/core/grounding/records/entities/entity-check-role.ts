import type { Frame } from './entity-frame.ts';
import { hasSense, type Item, meaningOf } from './entity-item.ts';
import type { Found } from './entity-ruling.ts';
import { isDenied, subjectAt } from './entity-subject-at.ts';
import type { Entity } from './entity-world.ts';
import { CLAUSE_WORDS, PREPOSITIONS } from './entity-words.ts';

/** Whom a role word is said of: the name right behind it, or the subject of "a home win". */
function holderOf(frame: Frame, at: number): Entity | null {
  const next = frame.items[at + 1];
  if (next?.kind === 'mention') return frame.places[at + 1]?.entity ?? null;
  const won = meaningOf(next, 'margin') !== undefined || meaningOf(next, 'outcome') !== undefined;
  const before = frame.items[at - 1];
  const noun = next?.kind === 'word' && !PREPOSITIONS.has(next.key) && !CLAUSE_WORDS.has(next.key);
  const theirs = noun && (hasSense(before, 'they') || hasSense(before, 'it'));
  const stranger = frame.items.some((item) => item.kind === 'mention' && item.known !== null);
  if (stranger) return null;
  return won || theirs ? subjectAt(frame, at) : null;
}

function checkRole(frame: Frame, at: number, item: Item, path: string): Found | null {
  const text = frame.text.slice(item.start, item.end);
  const base = { rule: 'GR45', code: 'TERM_MISMATCH' as const, place: item, claimed: text };
  if (frame.future) return null;
  const entity = holderOf(frame, at);
  const holder = frame.world.paths.get(path);
  if (entity === null || holder === undefined || entity.kind !== holder.kind || isDenied(frame, at))
    return null;
  return {
    ...base,
    outcome: entity === holder ? 'supported' : 'contradicted',
    actual: holder.name,
    reading: `${text}: ${entity.name}`,
    derivation: `${path} is ${holder.name}, claimed "${text}" of ${entity.name}`,
    read: [{ span: null, path, quote: holder.name }],
  };
}

/** GR45: what a record is called by its place in the data. */
export function checkRoles(frame: Frame): Found[] {
  return frame.items.flatMap((item, at) => {
    const path = item.kind === 'phrase' ? meaningOf(item, 'role')?.path : undefined;
    const found = path === undefined ? null : checkRole(frame, at, item, path);
    return found === null ? [] : [found];
  });
}
