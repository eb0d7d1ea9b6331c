import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { troubleAt } from '../../src/contract/trouble-at.ts';
import { configurationFiles } from '../../src/adapters/workspace/configuration-files.ts';

let root = '';

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'assay-config-')));
  for (const folder of ['a/b/c', 'w/x', 'e/assay.config.yaml'])
    mkdirSync(join(root, folder), { recursive: true });
  for (const file of ['a/assay.config.yaml', 'w/assay.config.yaml', 'other.yaml'])
    writeFileSync(join(root, file), 'timeout: 1\n');
});

afterEach(() => rmSync(root, { recursive: true }));

describe('finding the configuration', () => {
  it('CF2 the nearest one upward from the input file comes before the working folder', async () => {
    const place = { inputFile: '../../a/b/c/answer.json', workingFolder: join(root, 'w/x') };
    expect(await configurationFiles.find(place)).toBe(join(root, 'a/assay.config.yaml'));
  });

  it('CF2 the working folder holds where nothing lies above the input file', async () => {
    const place = { inputFile: join(root, 'answer.json'), workingFolder: join(root, 'w/x') };
    expect(await configurationFiles.find(place)).toBe(join(root, 'w/assay.config.yaml'));
  });

  it('CF2 FT6 a folder of that name is an error that names it', async () => {
    const found = configurationFiles.find({ workingFolder: join(root, 'e') });
    await expect(found).rejects.toMatchObject({
      message: 'is no plain file',
      where: join(root, 'e', 'assay.config.yaml'),
    });
  });

  it('CF2 an explicit file comes first, relative to the working folder', async () => {
    const place = {
      explicit: '../other.yaml',
      inputFile: join(root, 'a/x.json'),
      workingFolder: join(root, 'w'),
    };
    expect(await configurationFiles.find(place)).toBe(join(root, 'other.yaml'));
  });

  it('CF2 an explicit file that is not there is an error with the way out', async () => {
    const finding = configurationFiles.find({ explicit: 'no.yaml', workingFolder: root });
    await expect(finding).rejects.toMatchObject({
      code: 'not_found',
      where: join(root, 'no.yaml'),
      hint: expect.stringContaining('assay init'),
    });
  });
});

describe('reading the file', () => {
  it('CF6 more than 1 MB is refused', async () => {
    const path = join(root, 'big.yaml');
    writeFileSync(path, `# ${'x'.repeat(1_000_000)}\n`);
    await expect(configurationFiles.read(path)).rejects.toMatchObject({ code: 'malformed', where: path });
  });

  it('CF5 text that is not UTF-8 is refused', async () => {
    const path = join(root, 'latin.yaml');
    writeFileSync(path, Buffer.from([0x61, 0x3a, 0x20, 0xe9, 0x0a]));
    await expect(configurationFiles.read(path)).rejects.toMatchObject({
      code: 'malformed',
      message: 'is not UTF-8 text',
    });
  });

  it('CF5 a file that vanished is said to be missing', async () => {
    await expect(configurationFiles.read(join(root, 'gone.yaml'))).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('writing the file', () => {
  it('CF12 never writes over a file unless told so', async () => {
    const path = join(root, 'w/assay.config.yaml');
    await expect(configurationFiles.write(path, 'timeout: 2\n', { overwrite: false })).rejects.toMatchObject({
      code: 'usage',
      where: path,
    });
    expect((await configurationFiles.read(path)).text).toBe('timeout: 1\n');
    await configurationFiles.write(path, 'timeout: 2\n', { overwrite: true });
    expect((await configurationFiles.read(path)).text).toBe('timeout: 2\n');
  });

  it('CF12 a folder that does not exist is an error with its path', async () => {
    const path = join(root, 'none/assay.config.yaml');
    await expect(configurationFiles.write(path, '', { overwrite: false })).rejects.toMatchObject({
      code: 'not_found',
      where: path,
    });
  });

  it.each([
    ['EACCES', 'read_only'],
    ['EROFS', 'read_only'],
    ['ENOSPC', 'disk_full'],
    ['EISDIR', 'malformed'],
    ['EIO', 'unavailable'],
  ])('CF12 %s of the disk is %s, with the way out', (code, expected) => {
    const error = troubleAt('file', Object.assign(new Error('no'), { code }), '/w/f');
    expect(error).toMatchObject({ code: expected, where: '/w/f', hint: expect.stringMatching(/./) });
  });
});
