import { type Frame, firstFrom } from './entity-frame.ts';
import { hasSense, isMark } from './entity-item.ts';
import type { Entity } from './entity-world.ts';

/**
 * The one record that a word of a sentence is said of: the subject there; for a phrase that opens the sentence
 * ("Notching …, X finished") the subject behind its comma. Null where it is unknown or several.
 */
export function subjectAt(frame: Frame, at: number): Entity | null {
  const place = frame.places[at];
  if (place === undefined) return null;
  if (!place.named && isParticipial(frame)) {
    const next = firstFrom(frame, at + 1, (one) => /^(?:subject|agent)$/.test(frame.places[one]?.role ?? ''));
    const comma = firstFrom(frame, at + 1, (one) => isMark(frame.items[one], ','));
    if (next > 0 && comma > at && comma < next) return frame.places[next]?.entity ?? null;
  }
  if (place.subject.length !== 1) return null;
  return place.by === 'carried' ? null : (place.subject[0] ?? null);
}

/** True for a sentence that opens with what its subject does: "Coming off a slow year, …", "With 20 orders, …". */
function isParticipial(frame: Frame): boolean {
  const [first] = frame.items;
  if (first === undefined || !('text' in first)) return false;
  return first.text.endsWith('ing') || /^(?:with|after|despite|off|in|as|for|behind)$/i.test(first.text);
}

/** "led by X": the agent behind; null where none is named. */
export function agentBehind(frame: Frame, at: number): Entity | null {
  if (!hasSense(frame.items[at + 1], 'by_agent')) return null;
  const next = firstFrom(frame, at + 2, (one) => (frame.places[one]?.role ?? null) !== null);
  if (next < 0 || next > at + 7) return null;
  const joiner = frame.items[next + 1];
  if (joiner?.kind === 'word' && joiner.key === 'and' && frame.places[next + 2]?.role !== null) return null;
  return frame.places[next]?.entity ?? null;
}

const NEGATING =
  /^(?:not|n't|never|no|without|failed|nearly|near|almost|neither|nor|short|shy|missed|missing|approaching|approached|flirted|flirting|away|didn't|wasn't|isn't)$/;

/** True where a word just before denies or weakens what is said. */
export function isDenied(frame: Frame, at: number, reach = 4): boolean {
  return frame.items
    .slice(Math.max(0, at - reach), at)
    .some((item) => 'key' in item && (NEGATING.test(item.key) || item.key.endsWith("n't")));
}
