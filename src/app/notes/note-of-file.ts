import { basename } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { createHash } from 'node:crypto';
import type { Note, NoteDraft } from '../../contract/note.ts';
import { sentences } from '../../core/language/sentences.ts';

const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;
const LONGEST_TITLE = 500;
const LONGEST_TAG = 100;
const MOST_TAGS = 50;
const LONGEST_SLUG = 60;

/** What is read of the lines between `---`; anything else in them is left aside. */
const FrontMatter = z.object({
  title: z.string().optional().catch(undefined),
  tags: z
    .union([z.array(z.coerce.string()), z.string().transform((text) => text.split(/[,\s]+/u))])
    .catch([])
    .default([]),
});

interface Parted {
  readonly front: z.infer<typeof FrontMatter>;
  readonly content: string;
}

/** Lines between `---` that are no YAML mapping are text. */
function part(text: string): Parted {
  const none = { front: FrontMatter.parse({}), content: text };
  const [whole, yaml] = FRONT_MATTER.exec(text) ?? [];
  if (whole === undefined || yaml === undefined) return none;
  try {
    const front = FrontMatter.safeParse(parse(yaml, { maxAliasCount: 0 }) ?? {});
    return front.success ? { front: front.data, content: text.slice(whole.length) } : none;
  } catch {
    return none;
  }
}

function headingOf(content: string): string | undefined {
  for (const { kind, body, end } of sentences(content)) {
    if (kind !== 'heading') continue;
    const heading = content
      .slice(body, end)
      .split('\n')[0]
      ?.replace(/(?<![#\s])[#\s]+$/u, '')
      .trim();
    if (heading !== undefined && /[\p{L}\p{N}]/u.test(heading)) return heading;
  }
  return undefined;
}

function nameOf(path: string): string {
  return basename(path)
    .replace(/\.[^.]*$/u, '')
    .normalize('NFC');
}

/** The same for the same path, on every machine: readable letters of the name, and a hash of the whole. */
function idOf(path: string): string {
  const whole = path.normalize('NFC');
  const slug = nameOf(whole)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, LONGEST_SLUG);
  return `${slug.replace(/^-|-$/gu, '')}-${createHash('sha256').update(whole).digest('hex').slice(0, 10)}`;
}

/** The note that a Markdown file says. `path` is that of the file, with the name of its folder. */
export function noteOfFile(path: string, text: string): NoteDraft & Pick<Note, 'note_id' | 'tags'> {
  const { front, content } = part(text);
  const title = front.title?.trim() || headingOf(content) || nameOf(path);
  const tags = front.tags.map((tag) => tag.trim().slice(0, LONGEST_TAG)).filter((tag) => tag !== '');
  return {
    note_id: idOf(path),
    title: title.slice(0, LONGEST_TITLE),
    content,
    tags: [...new Set(tags)].slice(0, MOST_TAGS),
  };
}
