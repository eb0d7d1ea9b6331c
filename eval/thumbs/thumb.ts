import { readFileSync } from 'node:fs';
import { z } from 'zod';

const Note = z.strictObject({ title: z.string(), updated_at: z.iso.datetime(), content: z.string() });

/** An answer that a person blamed, with what the notes say of its question. */
const ScriptedThumb = z.strictObject({
  /** `kind.number`. */
  id: z.string(),
  notes: z.string(),
  question: z.string(),
  answer: z.string(),
  reason: z.string().nullable(),
  /** What a mended answer says; null: the notes do not say it, and that is to be told. */
  says: z.string().nullable(),
  /** What it says no longer. */
  wrong: z.string().optional(),
});
export type ScriptedThumb = z.infer<typeof ScriptedThumb>;

const Table = z.strictObject({ notes: z.record(z.string(), z.array(Note)), thumbs: z.array(ScriptedThumb) });

/** FB36: the scripted thumbs, ten of each kind, and the notes that they are about. */
export function scriptedThumbs(): z.infer<typeof Table> {
  const file = new URL('../../cases/feedback/thumbs.json', import.meta.url);
  return Table.parse(JSON.parse(readFileSync(file, 'utf8')));
}

export function kindOf({ id }: ScriptedThumb): string {
  return id.slice(0, id.lastIndexOf('.'));
}
