import type { SyntaxFile } from '../../../../contract/syntax.ts';
import type { Assertion } from '../test-facts.ts';
import { nodesOf, textOf } from '../../syntax/tree.ts';

/** Texts and numbers that the source of a change writes out. */
export interface SourceTexts {
  /** Written before, and nowhere in the changed files now. */
  readonly gone: ReadonlySet<string>;
  readonly had: ReadonlySet<string>;
  readonly now: ReadonlySet<string>;
  /** Words of texts that are new. */
  readonly came: ReadonlySet<string>;
}

const TEXT = /^(?:Literal|TemplateElement)$/;
/** A number of one digit stands in source and tests by chance. */
const QUOTED = /"((?:[^"\\]|\\.){0,600})"|(?<![\w.])(\d[\d.]{1,40})(?![\w.])/g;

function writtenText(text: string): string {
  const number = Number(text.replaceAll('_', ''));
  return /^\d/.test(text) && !Number.isNaN(number) ? String(number) : text.replaceAll(/^['"`]|['"`]$/g, '');
}

function writtenIn(files: readonly SyntaxFile[]): Set<string> {
  return new Set(
    files.flatMap((file) =>
      [...nodesOf(file.root)]
        .filter(({ type }) => TEXT.test(type))
        .map((node) => writtenText(textOf(file, node))),
    ),
  );
}

function wordsOf(texts: Iterable<string>): Set<string> {
  return new Set([...texts].flatMap((text) => text.split(/\s+/)));
}

export function movedTexts(before: readonly SyntaxFile[], after: readonly SyntaxFile[]): SourceTexts {
  const [old, now] = [writtenIn(before), writtenIn(after)];
  const known = wordsOf(old);
  return {
    gone: new Set([...old].filter((text) => !now.has(text))),
    had: old,
    now,
    came: new Set([...wordsOf(now)].filter((word) => !known.has(word) && /\p{L}/u.test(word))),
  };
}

function textsIn(expected: string): string[] {
  return Array.from(expected.matchAll(QUOTED), ([, inner, number]) => inner ?? number ?? '');
}

/** What is left of an expected value without its texts and numbers: names, the kind of its brackets. */
function restOf(expected: string): string {
  return expected.replaceAll(QUOTED, '').replaceAll(/[\s,]/g, '');
}

/** True where every text that is new in a list has a word that came with the source, and else words that it had. */
function isAdded(added: readonly string[], had: readonly string[], { came }: SourceTexts): boolean {
  const known = wordsOf(had);
  return added.every((text) => {
    const words = text.split(/\s+/);
    return words.some((word) => came.has(word)) && words.every((word) => came.has(word) || known.has(word));
  });
}

/** True where one number takes the place of another as they, or the numbers next to them, do in the source: a bound and its tests. */
function isBoundMoved(had: string, has: string, { gone, had: old, now }: SourceTexts): boolean {
  if (!/^\d+$/.test(had) || !/^\d+$/.test(has)) return false;
  return [-1, 0, 1].some((step) => {
    const [before, after] = [String(Number(had) + step), String(Number(has) + step)];
    return gone.has(before) && now.has(after) && !old.has(after);
  });
}

/** True where the same is expected for other numbers, each of them moved with a number of the source. */
export function inputFollowsSource(before: Assertion, after: Assertion, source: SourceTexts): boolean {
  if (before.relation !== after.relation || before.negated !== after.negated || after.lost !== null)
    return false;
  if (before.expected !== after.expected || before.subject === after.subject) return false;
  if (restOf(before.subject) !== restOf(after.subject)) return false;
  const [had, has] = [textsIn(before.subject), textsIn(after.subject)];
  return (
    had.length === has.length &&
    had.every((text, at) => text === has[at] || isBoundMoved(text, has[at] ?? '', source))
  );
}

/**
 * True where an expected value differs by texts and numbers alone that moved with the source: those that it no longer expects are
 * gone there and those instead of them are written there, or a list has one more that came there.
 */
export function followsSource(before: Assertion, after: Assertion, source: SourceTexts): boolean {
  if (!before.literal || !after.literal || before.subject !== after.subject) return false;
  if (before.relation !== after.relation || before.negated !== after.negated || after.lost !== null)
    return false;
  const [old, now] = [before.expected ?? '', after.expected ?? ''];
  if (old === now || restOf(old) !== restOf(now)) return false;
  const [had, has] = [textsIn(old), textsIn(now)];
  const [removed, added] = [
    had.filter((text) => !has.includes(text)),
    has.filter((text) => !had.includes(text)),
  ];
  if (added.length === 0 || removed.some((text) => !source.gone.has(text))) return false;
  const isWritten = added.every(
    (text) => /[\p{L}\d]/u.test(text) && source.now.has(text) && !source.had.has(text),
  );
  if (removed.length > 0) return has.length === had.length && isWritten;
  return has.length === had.length + added.length && isAdded(added, had, source);
}
