import type { Command } from 'commander';
import { importNotes } from '../app/notes/import-notes.ts';
import { readNote } from '../app/notes/read-note.ts';
import type { Outside } from '../app/outside.ts';
import type { Stores } from '../app/stores.ts';
import type { Language } from '../contract/language.ts';
import type { Note } from '../contract/note.ts';
import { type CommonOptions, countOf, withCommonOptions } from './common-options.ts';
import { alignColumns } from './config-columns.ts';
import { NOTES_WORDS } from './notes-words.ts';
import { openStores } from './open-stores.ts';
import { plainText } from './plain-text.ts';
import type { Terminal } from './terminal.ts';

interface Options extends CommonOptions {
  readonly limit: number;
}

interface Opened {
  readonly outside: Outside;
  readonly notes: ReturnType<Stores['notes']>;
  readonly language: Language;
}

const WIDEST_COLUMN = 72;

async function open(options: CommonOptions, terminal: Terminal): Promise<Opened> {
  const { outside, home, stores, language } = await openStores(options, terminal);
  return { outside, notes: stores.notes(home.configuration.tenant_id), language };
}

async function runImport(folder: string, options: Options, terminal: Terminal): Promise<void> {
  const { outside, notes, language } = await open(options, terminal);
  const at = (await outside.clock()).now();
  const found = await importNotes(folder, notes, await outside.noteFiles(), at);
  const words = NOTES_WORDS[language];
  if (options.format === 'json') return terminal.write(`${JSON.stringify(found, null, 2)}\n`);
  for (const { path, why } of found.skipped)
    terminal.warn(`assay: ${plainText(path)}: ${words.skipped[why]}\n`);
  const { written, unchanged, skipped } = found;
  terminal.write(`${words.imported(written.length, unchanged.length, skipped.length)}\n`);
}

function rowOf({ note_id, updated_at, title }: Note): string[] {
  return [plainText(note_id), updated_at.slice(0, 10), plainText(title)];
}

async function runList(options: Options, terminal: Terminal): Promise<void> {
  const { notes, language } = await open(options, terminal);
  const found = await notes.list({ limit: options.limit });
  const words = NOTES_WORDS[language];
  if (options.format === 'json') return terminal.write(`${JSON.stringify(found, null, 2)}\n`);
  if (found.length === 0) return terminal.write(`${words.none}\n`);
  const lines = alignColumns([words.head, ...found.map(rowOf)], WIDEST_COLUMN);
  terminal.write(lines.map((line) => `${line}\n`).join(''));
}

function noteText(note: Note, language: Language): string {
  const words = NOTES_WORDS[language];
  const tags = note.tags.length === 0 ? '' : `${words.tags}: ${plainText(note.tags.join(', '))}\n`;
  const content = note.content.split('\n').map(plainLine).join('\n').trim();
  return `${plainText(note.title)}\n${words.changed}: ${note.updated_at}\n${tags}\n${content}\n`;
}

/** A line of a note; what it is indented by says something in Markdown. */
function plainLine(line: string): string {
  const indent = /^ */.exec(line)?.[0] ?? '';
  return indent + plainText(line.slice(indent.length).trimEnd());
}

async function runShow(id: string, options: Options, terminal: Terminal): Promise<void> {
  const { notes, language } = await open(options, terminal);
  const note = await readNote(notes, id);
  terminal.write(options.format === 'json' ? `${JSON.stringify(note, null, 2)}\n` : noteText(note, language));
}

/** `assay notes import|list|show`: the notes that the chat of the server answers from. */
export function registerNotesCommands(program: Command, terminal: Terminal): void {
  const notes = program
    .command('notes')
    .description('the notes that the chat of `assay serve` answers from; `assay ask` reads the index alone');
  withCommonOptions(notes.command('import').description('make a note of each Markdown file of a folder'))
    .argument('<folder>', 'where the .md files lie; unchanged ones are left alone')
    .action((folder: string, options: Options) => runImport(folder, options, terminal));
  withCommonOptions(notes.command('list').description('list the notes, newest first'))
    .option('--limit <count>', 'at most so many', countOf, 20)
    .action((options: Options) => runList(options, terminal));
  withCommonOptions(notes.command('show').description('print a note'))
    .argument('<id>', 'its id, as `assay notes list` shows it')
    .action((id: string, options: Options) => runShow(id, options, terminal));
}
