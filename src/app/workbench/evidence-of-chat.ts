import type { Evidence } from '../../contract/evidence.ts';
import type { FeatureType } from '../../contract/feature.ts';
import { noteEvidenceId } from '../../contract/note.ts';
import type { GroundNote } from './features/feature.ts';

/** Features whose request is itself the material, where no note is named. */
const ON_MATERIAL: readonly FeatureType[] = ['insight', 'spellcheck', 'summarize'];

/** A title that reads like the number of a note must not take the place of that note. */
const LIKE_A_NUMBER = /^\s*(?:노트|note)[\s:_#-]*\d+\s*$/iu;

function textOf({ title, content }: GroundNote): string {
  if (LIKE_A_NUMBER.test(title)) return `\n${content}`;
  const heading = `# ${title.replaceAll(/\s+/gu, ' ')}\n`;
  return content.startsWith(heading) ? content : `${heading}\n${content}`;
}

/** WB7: what an answer is held against: its notes in their order, so that `[노트 n]` leads to the nth; else the material that came with the request. */
export function evidenceOfChat(
  feature: FeatureType,
  content: string,
  notes: readonly GroundNote[],
): readonly Evidence[] {
  if (notes.length === 0 && ON_MATERIAL.includes(feature))
    return [{ evidence_id: 'request', type: 'document', data: content }];
  return notes.map((note) => ({
    evidence_id: noteEvidenceId(note),
    type: 'document',
    uri: `note:${note.note_id}`,
    data: textOf(note),
  }));
}
