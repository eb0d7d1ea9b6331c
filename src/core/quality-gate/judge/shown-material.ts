import type { JudgeCut } from '../../../contract/quality.ts';
import type { GateRequest, NoteWithContent } from '../gate-request.ts';
import { wholeCharacters } from '../../language/asking/whole-characters.ts';

/** Characters of each text that a judge is shown. */
const MOST = { request: 4_000, answer: 16_000, note: 2_000, notes: 12_000 } as const;
const GAP = '\n[…]\n';

/** What a judge sees of the material, and which of it was too long. */
export interface ShownMaterial {
  readonly request: string;
  readonly answer: string;
  readonly notes: readonly { readonly index: number; readonly title: string; readonly text: string }[];
  readonly cut: readonly JudgeCut[];
}

/** The beginning and the end of a text that is too long. */
function within(text: string, most: number): string {
  if (text.length <= most) return text;
  const half = Math.floor((most - GAP.length) / 2);
  return wholeCharacters(`${text.slice(0, half)}${GAP}${text.slice(text.length - half)}`);
}

function shownNotes(notes: readonly NoteWithContent[]): ShownMaterial['notes'] {
  const each = Math.min(MOST.note, Math.floor(MOST.notes / Math.max(1, notes.length)));
  return notes.map(({ index, title, content }) => ({
    index,
    title: within(title, MOST.note / 10),
    text: within(content, each),
  }));
}

/** The material as far as it is shown. */
export function shownMaterial({ original_request, ai_response, notes }: GateRequest): ShownMaterial {
  const request = within(original_request, MOST.request);
  const answer = within(ai_response, MOST.answer);
  const shown = shownNotes(notes ?? []);
  const isCut = shown.some(({ text }, at) => text !== notes?.[at]?.content);
  const cut: JudgeCut[] = [
    ...(request === original_request ? [] : (['request'] as const)),
    ...(answer === ai_response ? [] : (['answer'] as const)),
    ...(isCut ? (['notes'] as const) : []),
  ];
  return { request, answer, notes: shown, cut };
}
