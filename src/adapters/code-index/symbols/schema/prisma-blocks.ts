/** A block of a Prisma schema with its lines, from 1, and the comment lines right before it. */
export interface PrismaBlock {
  readonly word: string;
  readonly name: string;
  readonly text: string;
  readonly doc: string;
  readonly start_line: number;
  readonly end_line: number;
}

const HEAD = /^[ \t]*(model|view|enum|type)[ \t]+(\w+)[ \t]*\{/;
const CLOSE = /^[ \t]*\}/;
const COMMENT = /^[ \t]*\/\//;

function commentBefore(lines: readonly string[], at: number): string {
  let first = at;
  while (first > 0 && COMMENT.test(lines[first - 1] ?? '')) first -= 1;
  return lines.slice(first, at).join('\n');
}

/** The blocks of a text: each from its head to the next line that begins with a closing brace. */
export function prismaBlocks(text: string): PrismaBlock[] {
  const lines = text.split('\n');
  const blocks: PrismaBlock[] = [];
  let open: { word: string; name: string; at: number } | null = null;
  for (const [at, line] of lines.entries()) {
    const [closing] = open === null ? [] : (CLOSE.exec(line) ?? []);
    if (open !== null && closing !== undefined) {
      const { word, name, at: from } = open;
      const inner = [...lines.slice(from, at), closing].join('\n');
      const doc = commentBefore(lines, from);
      blocks.push({ word, name, text: inner, doc, start_line: from + 1, end_line: at + 1 });
      open = null;
    } else if (open === null) {
      const [, word, name] = HEAD.exec(line) ?? [];
      if (word !== undefined && name !== undefined) open = { word, name, at };
    }
  }
  return blocks;
}
