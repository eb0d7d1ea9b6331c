import type { WorkChange } from '../../../contract/work-change.ts';

/** The change without files that hold the message itself: words are no proof of themselves. */
export function withoutOwnWords(change: WorkChange, message: string): WorkChange {
  const said = message.trim();
  if (said === '') return change;
  return { ...change, files: change.files.filter(({ after }) => after?.includes(said) !== true) };
}
