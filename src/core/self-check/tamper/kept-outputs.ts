import type { ChangedFile, WorkChange } from '../../../contract/work-change.ts';
import { KEPT_OUTPUT } from './expected-data.ts';
import { lineDifference } from './line-difference.ts';
import { type PathRole, pathRole } from './path-role.ts';

const ESCAPE = /\\[nrt]/g;
/** A number with a Korean counter is two words. */
const WORD = /\p{N}{1,40}(?=\p{Script=Hangul})|[\p{L}\p{N}_]+/gu;

/** Thousands set apart or not: 18,000 and 18000 are one number. */
export function ungrouped(text: string | null): string {
  return (text ?? '').replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '');
}

interface Words {
  readonly gone: ReadonlySet<string>;
  readonly came: ReadonlySet<string>;
}

function wordsOf(lines: readonly { readonly text: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of lines)
    for (const [word] of text.replaceAll(ESCAPE, ' ').matchAll(WORD))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function more(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): Set<string> {
  return new Set([...one].flatMap(([word, count]) => (count > (other.get(word) ?? 0) ? [word] : [])));
}

/** Words that a change takes away and brings, but for those that only moved. */
function wordsOfChange(files: readonly ChangedFile[]): Words {
  const lines = files.map(({ before, after }) => lineDifference(before ?? '', after ?? ''));
  const removed = wordsOf(lines.flatMap((each) => each.removed));
  const added = wordsOf(lines.flatMap((each) => each.added));
  return { gone: more(removed, added), came: more(added, removed) };
}

/**
 * True where nothing of the tests changed but kept outputs, and these by words alone that the source changes in the same
 * way: a tag, a label. A number that takes the place of another, or a word that the source does not write, was computed.
 * `ofTests`: false where the test in question asks the same; a number may then be one that a test gives.
 */
export function onlyFollowSource({ files }: WorkChange, ofTests = true): boolean {
  const having = (role: PathRole): readonly ChangedFile[] =>
    files.filter(({ path }) => pathRole(path, []) === role);
  const kept = having('snapshot');
  const others: readonly PathRole[] = ofTests
    ? ['test', 'setup', 'configuration']
    : ['setup', 'configuration'];
  if (others.some((role) => having(role).length > 0)) return false;
  if (kept.length > 0 && kept.every(({ before, after }) => ungrouped(before) === ungrouped(after)))
    return true;
  if (!kept.every(({ path, before, after }) => KEPT_OUTPUT.test(path) && before !== null && after !== null))
    return false;
  const [output, source] = [wordsOfChange(kept), wordsOfChange(having('source'))];
  const given = ofTests ? new Set<string>() : wordsOfChange(having('test')).came;
  const words = [...output.gone, ...output.came];
  return (
    words.length > 0 &&
    (output.gone.size === 0 || words.every((word) => /\p{L}/u.test(word))) &&
    [...output.gone].every((word) => source.gone.has(word)) &&
    [...output.came].every((word) => source.came.has(word) || (/^\p{N}+$/u.test(word) && given.has(word)))
  );
}
