import type { AskEvidence } from '../../contract/ask-evidence.ts';

/** How much of what was found is shown to a writer. */
export interface EvidenceRoom {
  readonly passages: number;
  /** UTF-16 units of all passages together. */
  readonly characters: number;
}

/** LP5. */
export const ROOM: EvidenceRoom = { passages: 8, characters: 16_000 };
/** After the repair `retry.more_context`. */
export const WIDER: EvidenceRoom = { passages: 20, characters: 60_000 };

const SHORTEST = 200;

/** The lines of a text that there is room for. */
function cut(text: string, room: number): string {
  const end = text.lastIndexOf('\n', room);
  return text.slice(0, end < SHORTEST ? room : end);
}

/** Passages as far as there is room, in their order, and whether any was cut or left out. */
export function fitEvidence(
  found: readonly Omit<AskEvidence, 'number' | 'cut'>[],
  { passages, characters }: EvidenceRoom,
): { readonly evidence: readonly AskEvidence[]; readonly truncated: boolean } {
  const evidence: AskEvidence[] = [];
  let room = characters;
  for (const one of found.slice(0, passages)) {
    if (room < Math.min(SHORTEST, one.text.length)) break;
    const text = one.text.length <= room ? one.text : cut(one.text, room);
    room -= text.length;
    evidence.push({ ...one, text, number: evidence.length + 1, cut: text.length < one.text.length });
  }
  return { evidence, truncated: evidence.length < found.length || evidence.some((one) => one.cut) };
}
