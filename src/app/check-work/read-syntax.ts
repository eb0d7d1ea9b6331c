import type { CodeIndex } from '../../contract/ports/code-index.ts';
import type { TreeSide, WorkTree } from '../../contract/ports/work-tree.ts';
import type { SyntaxFile } from '../../contract/syntax.ts';
import type { WorkChange } from '../../contract/work-change.ts';
import { inOneForm } from '../../core/self-check/syntax/one-form.ts';

/** The syntax tree of a changed file on one side; null where it was not parsed or is not there. */
export type SyntaxOf = (path: string, side: TreeSide) => SyntaxFile | null;

/** Parses both sides of every changed file whose language has a parser, and further files of the work. */
export async function readSyntax(
  index: CodeIndex,
  { files }: WorkChange,
  tree: WorkTree,
  more: readonly string[],
): Promise<SyntaxOf> {
  const trees: Record<TreeSide, Map<string, SyntaxFile>> = { base: new Map(), work: new Map() };
  const parse = async (side: TreeSide, path: string, text: string | null): Promise<void> => {
    const parsed = text === null ? null : await index.parse(path, text);
    if (parsed !== null) trees[side].set(path, inOneForm(parsed));
  };
  for (const { path, previous_path = path, before, after } of files) {
    await parse('base', previous_path, before);
    await parse('work', path, after);
  }
  const others = more.filter((path) => !trees.work.has(path));
  const texts = await tree.readMany('work', others);
  for (const [at, path] of others.entries()) await parse('work', path, texts[at] ?? null);
  return (path, side) => trees[side].get(path) ?? null;
}
