import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { modelName, readTokenizerFile } from '../../src/adapters/models/model-files.ts';
import { recordFile } from '../../src/adapters/sources/record-file.ts';
import { textChunks } from '../../src/adapters/sources/text-chunks.ts';
import { findConfiguration } from '../../src/adapters/workspace/find-configuration.ts';
import { folderReader } from '../../src/adapters/workspace/folder-reader.ts';
import { noteFiles } from '../../src/adapters/workspace/note-files.ts';
import { readConfigurationFile } from '../../src/adapters/workspace/read-configuration-file.ts';
import { leftFiles } from '../../src/adapters/workspace/sandbox/left-files.ts';
import { sourceFiles } from '../../src/adapters/workspace/source-files.ts';
import { transcriptFile } from '../../src/adapters/workspace/transcript-file.ts';
import { readYaml } from '../../src/app/configuration/yaml-tree.ts';
import { readInput } from '../../src/cli/read-input.ts';
import { translate } from '../../src/app/messages/translate.ts';
import { plainChunks, readPlain } from '../../src/files/plain-file.ts';

let folder: string;
let pipe: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-plain-'));
  pipe = join(folder, 'pipe.csv');
  execFileSync('mkfifo', [pipe]);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const noStdin = (): AsyncIterable<Uint8Array> => {
  throw new Error('not asked for');
};

const READERS: Readonly<Record<string, (path: string) => Promise<unknown>>> = {
  'evidence or an answer': (path) => readInput(path, noStdin, 1000),
  'a transcript': (path) => transcriptFile.read(path, () => undefined),
  'the end of a transcript': (path) => transcriptFile.tail(path, 100),
  'a configuration': (path) => readConfigurationFile(path),
  'a table': async (path) => textChunks(recordFile({ file: path, format: 'csv' }, folder)).next(),
  'a model': modelName,
  'its tokenizer': readTokenizerFile,
};

test.each(Object.entries(READERS))('FT6 a pipe as %s is refused and not waited for', async (_, read) => {
  await expect(read(pipe)).rejects.toMatchObject({ code: 'usage', message: 'is no plain file', where: pipe });
  expect(translate('is no plain file', 'ko')).toBe('일반 파일이 아닙니다');
});

test.each(Object.entries(READERS))(
  'FT6 a file of the system as %s is no plain file either',
  async (_, read) => {
    await expect(read('/proc/self/status')).rejects.toMatchObject({ message: 'is no plain file' });
  },
);

test('FT6 a pipe in a folder is passed over: of notes, of sources, of modules, of what a command left', async () => {
  execFileSync('mkfifo', [join(folder, 'pipe.md')]);
  writeFileSync(join(folder, 'plain.md'), '# plain');
  const notes: string[] = [];
  for await (const note of noteFiles.read(folder)) notes.push(note.path);
  expect(notes).toEqual(['plain.md']);
  expect(await sourceFiles(folder).read('pipe.md', 1000)).toMatchObject({ reason: 'unreadable' });
  expect(await folderReader(folder).read('pipe.md')).toBeNull();
  const left = await leftFiles(folder, ['pipe.md'], { copy: folder, root: folder });
  expect(left.map(({ path }) => path)).toEqual(['plain.md']);
});

test('FT6 a file that grows while it is read is read as it was opened', async () => {
  const path = join(folder, 'log.txt');
  writeFileSync(path, 'a'.repeat(3_000_000));
  let read = 0;
  for await (const bytes of plainChunks(path)) {
    read += bytes.length;
    writeFileSync(path, 'b'.repeat(3_000_000), { flag: 'a' });
  }
  expect(read).toBe(3_000_000);
  await expect(readPlain(path, 1000)).rejects.toMatchObject({
    code: 'malformed',
    message: 'is larger than 1000 bytes, the most that is read',
  });
});

test('FT6 a configuration that is a folder, a pipe or a link to nothing is named, never passed over', async () => {
  const path = join(folder, 'assay.config.yaml');
  const found = (): Promise<unknown> => findConfiguration({ workingFolder: folder });
  mkdirSync(path);
  await expect(found()).rejects.toMatchObject({ message: 'is no plain file', where: path });
  rmSync(path, { recursive: true });
  execFileSync('mkfifo', [path]);
  await expect(found()).rejects.toMatchObject({ message: 'is no plain file', where: path });
  rmSync(path);
  symlinkSync('nowhere', path);
  await expect(found()).rejects.toMatchObject({ code: 'not_found', where: path });
});

test.each([
  ['brackets', '['.repeat(100_000)],
  ['braces', '{a: '.repeat(100_000)],
  ['both, closed', '[{a: '.repeat(50_000) + '}]'.repeat(50_000)],
  ['dashes', '- '.repeat(100_000)],
  ['keys', '? '.repeat(100_000)],
])('FT7 100,000 nested %s are a normal error', (_, text) => {
  const { value, problems } = readYaml(`a: 1\nb:\n${text}`);
  expect(value).toBeUndefined();
  expect(problems[0]).toMatchObject({ line: 3, message: 'is nested deeper than 500 levels' });
});

test('FT7 1,200 levels of indentation are a normal error', () => {
  const text = Array.from({ length: 1200 }, (_, at) => `${' '.repeat(at)}a:`).join('\n');
  expect(readYaml(text).problems[0]).toMatchObject({
    line: 502,
    message: 'is nested deeper than 500 levels',
  });
});

test.each(['__proto__', 'constructor', 'prototype'])('FT7 %s is refused by name at any level', (key) => {
  for (const text of [`${key}: 1`, `a:\n  ${key}: 1`, `a: [{ ${key}: 1 }]`]) {
    const { value, problems } = readYaml(text);
    expect(value).toBeUndefined();
    expect(problems[0]?.message).toContain(key);
  }
});
