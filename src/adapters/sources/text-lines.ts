import type { RecordFile } from './record-file.ts';
import { textChunks } from './text-chunks.ts';

/** The lines of a file, read piece by piece. `check` gets the length of an unended line as it grows, and may throw. */
export async function* textLines(
  file: RecordFile,
  check: (length: number) => void = () => undefined,
): AsyncGenerator<string> {
  let rest: string[] = [];
  let held = 0;
  for await (const chunk of textChunks(file)) {
    const lines = chunk.split('\n');
    const last = lines.pop() ?? '';
    for (const line of lines) {
      yield rest.join('') + line;
      rest = [];
      held = 0;
    }
    rest.push(last);
    held += last.length;
    check(held);
  }
  yield rest.join('');
}
