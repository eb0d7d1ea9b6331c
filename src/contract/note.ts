import { z } from 'zod';

/** A note as it is kept. `content` is Markdown. */
export const Note = z.object({
  note_id: z.string().min(1),
  title: z.string(),
  content: z.string(),
  tags: z.array(z.string()).default([]),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Note = z.infer<typeof Note>;

/** What a database can keep as it is: text without a NUL. */
function kept(text: z.ZodString): z.ZodString {
  return text.refine((value) => !value.includes('\u0000'), 'holds a NUL character, which cannot be kept');
}

/** A note as a person writes it; without `note_id` a new one. */
export const NoteDraft = z.strictObject({
  note_id: z.string().min(1).max(200).optional(),
  title: kept(z.string().min(1).max(500)),
  content: kept(z.string().max(1_000_000)),
  tags: z
    .array(kept(z.string().min(1).max(100)))
    .max(50)
    .optional(),
});
export type NoteDraft = z.infer<typeof NoteDraft>;

/** A note that was found for a question. `index` is the n of `[노트 n]` and `[Note n]`, from 1. */
export const MatchedNote = z.object({
  index: z.int().min(1),
  note_id: z.string(),
  title: z.string(),
  snippet: z.string(),
  score: z.number(),
});
export type MatchedNote = z.infer<typeof MatchedNote>;

/** Under which id a matched note stands as evidence: that which `[노트 n]` and `[Note n]` lead to. */
export function noteEvidenceId({ index }: Pick<MatchedNote, 'index'>): string {
  return `note-${index}`;
}
