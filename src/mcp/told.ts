import type { Writing } from './text/writing.ts';
import type { Told } from './tool.ts';

interface Verdict {
  readonly verdict_id: string;
  readonly kept: boolean;
}

/** A result whose text ends with where it stands again; `claims`: each of its claims has an id. */
export function toldVerdict<Output extends Verdict>(
  value: Output,
  lines: readonly string[],
  { words }: Writing,
  claims = false,
): Told<Output> {
  const foot = value.kept ? words.explain(value.verdict_id, claims) : words.notKept;
  return { value, text: [...lines, '', foot].join('\n') };
}
