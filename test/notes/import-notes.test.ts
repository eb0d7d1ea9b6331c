import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import files from '../../cases/retrieval/note-files.json' with { type: 'json' };
import samples from '../../cases/retrieval/sample-questions.json' with { type: 'json' };
import { noteFiles } from '../../src/adapters/workspace/note-files.ts';
import { importNotes } from '../../src/app/notes/import-notes.ts';
import { matchNotes } from '../../src/app/notes/match-notes.ts';
import { noteOfFile } from '../../src/app/notes/note-of-file.ts';
import { readNote } from '../../src/app/notes/read-note.ts';
import { seedSampleNotes } from '../../src/app/notes/seed-sample-notes.ts';
import { NoteDraft } from '../../src/contract/note.ts';
import type { NoteReader, NoteWriter } from '../../src/contract/ports/note-store.ts';
import { newTextIndex } from '../../src/core/retrieval/text-index.ts';
import { memoryStores } from '../support/memory-stores.ts';

const NOON = '2026-03-01T12:00:00.000Z';
const LATER = '2026-03-02T12:00:00.000Z';

let folder: string;
let notes: NoteReader & NoteWriter;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'assay-notes-')), 'mine');
  notes = memoryStores().notes('default');
});
afterEach(() => rmSync(dirname(folder), { recursive: true, force: true }));

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

const run = (at = NOON, from = folder) => importNotes(from, notes, noteFiles, at);

describe('what note a file becomes', () => {
  it.each(files.cases)('ST11 $name', ({ path, text, title, tags, content }) => {
    expect(noteOfFile(path, text)).toMatchObject({ title, tags, content });
  });

  it('ST11 every note is one that can be kept', () => {
    const long = `---\ntags: [${'x'.repeat(300)}${', t'.repeat(1)}]\n---\n# ${'제목'.repeat(400)}\n`;
    expect(NoteDraft.safeParse(noteOfFile(`a/${'가'.repeat(300)}.md`, long)).success).toBe(true);
  });

  it('ST11 the id is that of the path: the same in either form of its letters, another for each file', () => {
    const ids = ['a/회의.md', 'a/회의.md'.normalize('NFD'), 'a/b/회의.md', 'a/회의 .md'].map(
      (path) => noteOfFile(path, '').note_id,
    );
    expect(ids[0]).toBe(ids[1]);
    expect(new Set(ids).size).toBe(3);
    expect(ids[0]).toMatch(/^회의-[0-9a-f]{10}$/u);
  });
});

describe('importing a folder', () => {
  it('ST11 the second time only what has changed is written, and notes whose file is gone stay', async () => {
    write('one.md', '# One');
    write('sub/two.markdown', '# Two');
    const first = await run();
    expect(first.written.map(({ title }) => title)).toEqual(['One', 'Two']);
    write('sub/two.markdown', '# Two\nchanged');
    rmSync(join(folder, 'one.md'));
    write('three.md', '# Three');
    const second = await run(LATER);
    expect(second.written.map(({ title, created_at }) => [title, created_at])).toEqual([
      ['Two', NOON],
      ['Three', LATER],
    ]);
    expect([second.unchanged, await notes.count()]).toEqual([[], 3]);
    expect(await run(LATER)).toMatchObject({
      written: [],
      unchanged: ['sub/two.markdown', 'three.md'],
      skipped: [],
    });
  });

  it('ST11 folders of other names do not overwrite each other', async () => {
    write('readme.md', '# Mine');
    await run();
    const other = join(dirname(folder), 'theirs');
    mkdirSync(other);
    writeFileSync(join(other, 'readme.md'), '# Theirs');
    await run(NOON, other);
    expect(await notes.count()).toBe(2);
  });

  it('ST11 links, large files and what is no text are passed over, and said', async () => {
    write('good.md', '\ufeff# Good');
    write('large.md', 'a'.repeat(1_000_001));
    write('nul.md', 'a\0b');
    write('bytes.md', Uint8Array.of(0xff, 0xfe));
    write('.hidden/x.md', '# Hidden');
    write('node_modules/p/readme.md', '# Package');
    write('picture.png', 'x');
    symlinkSync('good.md', join(folder, 'link.md'));
    symlinkSync('/', join(folder, 'everything'));
    const { written, skipped } = await run();
    expect(written.map(({ content }) => content)).toEqual(['# Good']);
    expect(skipped).toEqual([
      { path: 'bytes.md', why: 'not_text' },
      { path: 'everything', why: 'symbolic_link' },
      { path: 'large.md', why: 'too_large' },
      { path: 'link.md', why: 'symbolic_link' },
      { path: 'nul.md', why: 'not_text' },
    ]);
  });

  it.skipIf(process.getuid?.() === 0)('ST11 what may not be read is passed over, and said', async () => {
    write('good.md', '# Good');
    write('closed/x.md', '# Closed');
    chmodSync(join(folder, 'closed'), 0o000);
    expect((await run()).skipped).toEqual([{ path: 'closed', why: 'unreadable' }]);
    chmodSync(join(folder, 'closed'), 0o700);
  });

  it('ST11 a folder that is not there, or holds no Markdown, is an error', async () => {
    await expect(run()).rejects.toMatchObject({ code: 'not_found', where: folder });
    mkdirSync(folder);
    await expect(run()).rejects.toMatchObject({ code: 'not_found', message: 'holds no Markdown file' });
    write('one.md', '# One');
    await expect(run(NOON, join(folder, 'one.md'))).rejects.toMatchObject({
      code: 'usage',
      message: 'is no folder',
      where: join(folder, 'one.md'),
    });
  });

  it('ST11 a store that fails at any note leaves the ones before it, and the error is said', async () => {
    for (const name of ['a', 'b', 'c']) write(`${name}.md`, `# ${name}`);
    for (const failing of [1, 2, 3]) {
      const kept: string[] = [];
      const store = {
        read: async () => null,
        async write(draft: NoteDraft & { note_id: string }, at: string) {
          if (kept.length + 1 === failing) throw new Error('the disk is full');
          kept.push(draft.title);
          return { ...draft, tags: [], created_at: at, updated_at: at };
        },
      };
      await expect(importNotes(folder, store, noteFiles, NOON)).rejects.toThrow('the disk is full');
      expect(kept).toEqual(['a', 'b', 'c'].slice(0, failing - 1));
    }
  });
});

describe('sample notes', () => {
  it('ST12 come once, into a store that never had a note', async () => {
    const count = await seedSampleNotes(notes, noteFiles, NOON);
    expect(count).toBeGreaterThanOrEqual(8);
    expect(await seedSampleNotes(notes, noteFiles, NOON)).toBe(0);
    const used = memoryStores().notes('default');
    await used.write({ note_id: 'own', title: 'own', content: 'own' }, NOON);
    expect(await seedSampleNotes(used, noteFiles, NOON)).toBe(0);
    expect(await used.count()).toBe(1);
  });

  it.each(samples.questions)('ST12 $question', async ({ question, file }) => {
    const index = newTextIndex({ title: 3, tags: 2, content: 1 });
    const paths = new Map<string, string>();
    for await (const one of noteFiles.read(noteFiles.samples)) {
      if ('skipped' in one) throw new Error(`${one.path}: ${one.skipped}`);
      const note = noteOfFile(one.path, one.text);
      await notes.write(note, NOON);
      paths.set(note.note_id, one.path);
      index.put({
        id: note.note_id,
        fields: { title: note.title, content: note.content, tags: note.tags.join('\n') },
      });
    }
    const search: NoteReader['search'] = async (query, limit) => {
      const hits = index.search(query, limit);
      return Promise.all(hits.map(async ({ id, score }) => ({ note: await readNote(notes, id), score })));
    };
    const matched = await matchNotes({ ...notes, search }, question);
    expect(matched.map(({ match }) => match.index)).toEqual(matched.map((_, at) => at + 1));
    expect(paths.get(matched[0]?.note.note_id ?? '') ?? null).toBe(file);
  });
});
