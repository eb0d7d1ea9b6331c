import type { InputFiles } from '../../contract/ports/input-files.ts';
import { LARGEST_ANSWER } from '../parse-answer.ts';

/** One word with an ending: `handbook.md`, `docs/rules.md`. */
const NAME = /^[^\s*?]{1,250}\.[a-z]\w{0,9}$/iu;

async function canBeRead(text: string, inputs: () => Promise<InputFiles>): Promise<boolean> {
  if (!NAME.test(text)) return false;
  try {
    await (await inputs()).text(text, LARGEST_ANSWER);
    return true;
  } catch {
    return false;
  }
}

/** Texts given as evidence that are no more than the name of a file that is there: its owner may have meant the file. */
export async function fileNamesAmong(
  evidences: readonly unknown[],
  inputs: () => Promise<InputFiles>,
): Promise<readonly string[]> {
  const names: string[] = [];
  for (const one of evidences) if (typeof one === 'string' && (await canBeRead(one, inputs))) names.push(one);
  return names;
}
