import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inputFiles } from '../../src/adapters/sources/input-files.ts';
import { optionalPackage } from '../../src/adapters/sources/optional-package.ts';
import { ValidationReport } from '../../src/contract/validation-report.ts';
import { files, verify } from '../../src/index.ts';
import { callAssay } from '../support/call-assay.ts';
import { docxOf, pdfOf } from '../support/office-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-inputs-'));
const FILES = {
  'answers/a.md': 'The fee of the Blue room is 40 euros.',
  'answers/b.txt': 'The Harbour office has 48 desks.',
  'docs/rules.pdf': pdfOf(['The Harbour office has 48 desks and is', 'closed on Sunday.']),
  'docs/fees.docx': docxOf(
    ['Fees of rooms'],
    [
      ['Room', 'Fee'],
      ['Blue', '40 euros'],
      ['Green', '55 euros'],
    ],
  ),
  'docs/.hidden.md': 'x',
  'docs/node_modules/x/readme.md': 'x',
  'docs/logo.png': 'x',
  'sheet.xlsx': 'x',
  'torn.pdf': 'no PDF at all',
  'torn.docx': 'no archive',
  'empty.pdf': pdfOf([]),
  'nothing.pdf': '',
  'nothing.docx': '',
  '[1].md': 'The Harbour office has 48 desks.',
} as const;

beforeAll(() => {
  mkdirSync(join(folder, 'none'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A folder that holds answers and nothing else. */
function alone(): string {
  const own = mkdtempSync(join(folder, 'alone-'));
  writeFileSync(join(own, 'answer.md'), FILES['[1].md']);
  writeFileSync(join(own, 'a.jsonl'), JSON.stringify({ text: FILES['[1].md'] }));
  return own;
}

const inputs = inputFiles(folder);
const MOST = 1_000_000;

/** True where a package is here; else said aloud. */
async function isHere(name: string): Promise<boolean> {
  return optionalPackage(name, '', '').then(
    () => true,
    () => {
      console.log(`note: ${name} is not installed, its test is SKIPPED`);
      return false;
    },
  );
}
const hasPdf = await isHere('unpdf');
const hasWord = await isHere('mammoth');

describe('files as people name them', () => {
  it.each([
    [['docs'], ['docs/fees.docx', 'docs/rules.pdf']],
    [
      ['docs/*.pdf', 'docs'],
      ['docs/rules.pdf', 'docs/fees.docx'],
    ],
    [['**/*.{md,txt}'], ['[1].md', 'answers/a.md', 'answers/b.txt']],
    [
      ['[1].md', '-', 'sheet.xlsx'],
      ['[1].md', '-', 'sheet.xlsx'],
    ],
  ])('IN6 %j', async (paths, found) => {
    expect((await inputs.named(paths)).files).toEqual(found);
  });

  it.each([
    [['docs', 'sheet.xlsx', 'answers/*'], ['docs/logo.png']],
    [['**', 'sheet.xlsx'], ['docs/logo.png']],
    [['*'], ['sheet.xlsx']],
  ])('IN6 of %j what is of other kinds is named', async (paths, unread) => {
    expect((await inputs.named(paths)).unread).toEqual(unread);
  });

  it('IN6 what a folder holds and nobody reads is said: of one answer, of many, of the library', async () => {
    const own = mkdtempSync(join(folder, 'unread-'));
    for (const part of ['ans', 'held']) mkdirSync(join(own, part));
    const names = ['ans/a.md', 'held/h.md', 'ans/b.doc', 'held/leave.xlsx', 'held/slides.pptx'];
    const said = { 'ans/a.md': FILES['[1].md'] } as Readonly<Record<string, string>>;
    for (const name of names)
      writeFileSync(join(own, name), said[name] ?? `${FILES['[1].md']} It is shut on Sunday.`);
    const [answers, evidence] = ['ans/b.doc', 'held/leave.xlsx, held/slides.pptx'];
    const call = (...args: readonly string[]) => callAssay(['verify', ...args], { cwd: own });
    const one = await call('ans/a.md', '--evidence', 'held', '--lang', 'en');
    expect([one.code, one.stdout]).toEqual([
      0,
      expect.stringContaining(`! not read, being of other kinds or reports of Assay: ${evidence}\n`),
    ]);
    const many = await call('ans', '--evidence', 'held', '--lang', 'ko');
    const words = '! 읽지 않는 형식이거나 Assay 보고서라서 읽지 않았습니다: ';
    expect(many.stderr).toBe(`${words}${answers}\n${words}${evidence}\n`);
    const all = { text: FILES['[1].md'], evidences: [files('held')] };
    const { report } = await verify(all, { folder: own, keep: false });
    expect(ValidationReport.parse(report).metadata.unread).toEqual(evidence.split(', '));
  });

  it.each([
    ['none', 'is a folder without a file that can be read'],
    ['*.zip', 'names no file that can be read'],
  ])('IN6 %s is refused', async (path, why) => {
    await expect(inputs.named([path])).rejects.toMatchObject({ where: path, message: why });
  });

  it.skipIf(!hasPdf || !hasWord)('IN6 IN7 answers of a folder against documents of another', async () => {
    const { code, stdout } = await callAssay(['verify', 'answers', '--evidence', 'docs', '--lang', 'en'], {
      cwd: folder,
    });
    expect([code, stdout]).toEqual([0, expect.stringContaining('2 answers: 2 passed')]);
  });

  it.each([
    [['answer.md', '--evidence', '.', '-o', 'a.jsonl', '--format', 'text'], 'a.jsonl, answer.md'],
    [['./answer.md', '--evidence', '*.md'], 'answer.md'],
    [['.', '--evidence', '.'], 'a.jsonl, answer.md'],
    [['a.jsonl', '--evidence', '*.jsonl'], 'a.jsonl'],
  ])('IN16 %j: no answer and no report is evidence, and that is said', async (args, leftOut) => {
    const own = alone();
    const english = await callAssay(['verify', ...args, '--lang', 'en'], { cwd: own });
    expect(english.stderr).toContain(
      `not taken as evidence, being answers or reports of this run: ${leftOut}\n`,
    );
    expect(english.stderr).toContain('give what to hold it against: --evidence FILE');
    expect([english.code, english.stdout]).toEqual([2, expect.not.stringContaining('PASSED')]);
    const korean = await callAssay(['verify', ...args, '--lang', 'ko'], { cwd: own });
    expect(korean.stderr).toContain(`근거로 쓰지 않습니다: ${leftOut}\n`);
  });

  const SAID = 'The depot holds 999 pallets. It is never shut.';

  /** An answer, and beside other evidence a copy of it with other white space. */
  function copied(): string {
    const own = mkdtempSync(join(folder, 'copied-'));
    mkdirSync(join(own, 'docs'));
    writeFileSync(join(own, 'docs', 'copy.txt'), `\ufeff${SAID.replaceAll('. ', '.\r\n')}\r\n`);
    writeFileSync(join(own, 'docs', 'rules.md'), 'The depot holds 320 pallets.');
    writeFileSync(join(own, 'answer.md'), SAID);
    writeFileSync(join(own, 'short.json'), JSON.stringify({ text: SAID, evidences: [] }));
    writeFileSync(join(own, 'rows.jsonl'), JSON.stringify({ text: SAID }));
    return own;
  }

  it.each([
    ['answer.md', 'docs'],
    ['answer.md', 'docs/*'],
    ['short.json', 'docs'],
  ])(
    'IN16 a copy of %s that %s brings confirms nothing, and the report says so',
    async (answer, evidence) => {
      const args = ['verify', answer, '--evidence', evidence, '--no-keep', '--lang', 'en'];
      const { code, stdout } = await callAssay(args, { cwd: copied() });
      expect([code, stdout]).toEqual([1, expect.stringMatching(/^FAILED/)]);
      expect(stdout).toContain('! left out of the evidence, being the answer itself: docs/copy.txt\n');
      const json = await callAssay([...args, '--format', 'json'], { cwd: copied() });
      const { metadata, result } = ValidationReport.parse(JSON.parse(json.stdout));
      expect(metadata.left_out).toEqual(['docs/copy.txt']);
      expect(result.claim_validations.flatMap((claim) => Object.keys(claim.evidence_match))).not.toContain(
        'copy.txt',
      );
    },
  );

  it('IN16 nor a copy of a row, nor one that the library reads of a folder', async () => {
    const own = copied();
    const { code, stderr } = await callAssay(['verify', 'rows.jsonl', '--evidence', 'docs', '--lang', 'ko'], {
      cwd: own,
    });
    expect([code, stderr]).toEqual([1, '! 답과 똑같은 글이라서 근거에서 뺐습니다: docs/copy.txt\n']);
    const { report, status } = await verify({ text: SAID, evidences: [files('docs')] }, { folder: own });
    expect([status, report.metadata.left_out]).toEqual(['FAILED', ['docs/copy.txt']]);
  });

  it('IN16 a file that is named itself is evidence, whatever it says', async () => {
    const own = copied();
    const { code, stdout } = await callAssay(
      ['verify', 'answer.md', '--evidence', 'docs/copy.txt', '--no-keep', '--lang', 'en'],
      { cwd: own },
    );
    expect([code, stdout]).toEqual([0, expect.not.stringContaining('left out')]);
  });

  it.each([
    ['answer.md', 'answer.md'],
    ['./answer.md', 'answer.md'],
    ['a.jsonl', './a.jsonl'],
  ])('IN16 %s named as its own evidence is refused', async (answer, evidence) => {
    const { code, stderr } = await callAssay(['verify', answer, '--evidence', evidence, '--lang', 'en'], {
      cwd: alone(),
    });
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('is named as an answer and as its own evidence'),
    ]);
  });

  it('IN16 reports of earlier runs are neither evidence nor answers, in whichever form; named, one is read', async () => {
    const own = mkdtempSync(join(folder, 'earlier-'));
    writeFileSync(join(own, 'a.md'), 'The depot holds 999 pallets.');
    writeFileSync(join(own, 'h.md'), 'The depot holds 320 pallets.');
    const call = (...args: readonly string[]) => callAssay(['verify', ...args, '--lang', 'en'], { cwd: own });
    const outputs = (name: string, forms: string) =>
      forms.split(' ').flatMap((form) => ['-o', `${name}.${form}`]);
    await call('a.md', '--evidence', 'h.md', ...outputs('one', 'json md xml txt'));
    await call('[ah].md', '--evidence', 'h.md', ...outputs('many', 'json jsonl csv md xml'));
    writeFileSync(join(own, 'one-shown.md'), (await call('a.md', '--evidence', 'h.md')).stdout);
    const reports = readdirSync(own).filter((name) => /^(?:one|many)/u.test(name));
    expect(reports).toHaveLength(10);
    const door = inputFiles(own);
    expect(await door.named(['.'])).toEqual({ files: ['a.md', 'h.md'], unread: reports });
    expect((await door.named(['one.json', '.'])).files).toEqual(['one.json', 'a.md', 'h.md']);
    const again = await call('a.md', '--evidence', '.');
    expect(again.stdout).toContain('! not read, being of other kinds or reports of Assay: many.csv, ');
    const { stdout } = await call('a.md', '--evidence', '.', '--format', 'json');
    expect(ValidationReport.parse(JSON.parse(stdout)).metadata.unread).toEqual(reports);
  });

  it.each(['en', 'ko'])(
    'IN16 nor are reports of check and grade, in %s; a text that tells of one is',
    async (lang) => {
      const own = mkdtempSync(join(folder, 'others-'));
      const call = (args: readonly string[]) => callAssay([...args, '--lang', lang], { cwd: own });
      const outputs = (name: string) => ['json', 'txt'].flatMap((form) => ['-o', `${name}.${form}`]);
      writeFileSync(join(own, 'a.md'), '# Pallets\n\nThe depot holds 320 pallets.');
      execFileSync('git', ['init', '--quiet'], { cwd: own });
      execFileSync('git', ['add', 'a.md'], { cwd: own });
      const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
      execFileSync('git', [...author, 'commit', '--quiet', '--message', 'a'], { cwd: own });
      await call(['grade', 'a.md', '--task', 'insight', '--request', 'Pallets?', ...outputs('open')]);
      const words = ['grade', 'a.md', '--task', 'writing', '--request', 'Pallets?', '--keywords', 'pallets'];
      await call([...words, ...outputs('graded')]);
      await call(['check', '--no-keep', ...outputs('checked')]);
      const reports = ['checked', 'graded', 'open'].flatMap((name) => [`${name}.json`, `${name}.txt`]);
      const last = readFileSync(join(own, 'open.txt'), 'utf8').trimEnd().split('\n').at(-1) ?? '';
      writeFileSync(join(own, 'minutes.txt'), `We ran Assay, and it said:\n${last}\n`);
      expect(await inputFiles(own).named(['.'])).toEqual({ files: ['a.md', 'minutes.txt'], unread: reports });
    },
  );

  it('IN16 a link to the answer is the answer', async () => {
    const own = alone();
    symlinkSync(join(own, 'answer.md'), join(own, 'latest.md'));
    const args = ['verify', 'answer.md', '--evidence', '*.md', '--lang', 'en'];
    const { code, stderr } = await callAssay(args, { cwd: own });
    expect([code, stderr]).toEqual([2, expect.stringContaining(': answer.md, latest.md\n')]);
  });

  it('IN16 what is named as evidence is no answer of its folder', async () => {
    const own = alone();
    writeFileSync(join(own, 'rules.md'), 'The Harbour office has 50 desks.');
    const args = ['verify', '*.md', '--evidence', 'rules.md', '--lang', 'en'];
    const { code, stdout, stderr } = await callAssay(args, { cwd: own });
    expect([code, stderr]).toEqual([1, '→ not verified, being evidence of this run: rules.md\n']);
    expect(stdout).toContain('1 answer: 0 passed, 1 not');
  });

  it.skipIf(!hasPdf)('IN7 a PDF is its text, in lines; without text it is refused', async () => {
    expect(await inputs.text('docs/rules.pdf', MOST)).toMatch(
      /^The Harbour office has 48 desks and is\s+closed on Sunday\.$/,
    );
    await expect(inputs.text('torn.pdf', MOST)).rejects.toThrow(/cannot be read as PDF/);
    await expect(inputs.text('empty.pdf', MOST)).rejects.toThrow(/has no text/);
  });

  it.skipIf(!hasWord)('IN7 a Word document keeps its tables', async () => {
    expect(await inputs.text('docs/fees.docx', MOST)).toContain(
      '<td><p>Green</p></td><td><p>55 euros</p></td>',
    );
    await expect(inputs.text('torn.docx', MOST)).rejects.toThrow(/cannot be read as a Word document/);
  });

  it.each(['nothing.pdf', 'nothing.docx'])(
    'IN7 RP4 %s has no bytes: no package is asked for',
    async (name) => {
      const { code, stdout } = await callAssay(['verify', '[1].md', '--evidence', name, '--lang', 'en'], {
        cwd: folder,
      });
      expect([code, stdout]).toEqual([2, expect.stringContaining(`text or rows in it — ${name}`)]);
    },
  );

  it('IN7 what is no text says what to save', async () => {
    const { code, stderr } = await callAssay(
      ['verify', '[1].md', '--evidence', 'sheet.xlsx', '--lang', 'ko'],
      { cwd: folder },
    );
    expect([code, stderr]).toEqual([2, expect.stringContaining('시트를 CSV(UTF-8)로 저장하십시오')]);
  });

  it('IN7 a package that is not there is named with its command', async () => {
    const wanted = optionalPackage('no-such-package', '1.2.3', 'a.pdf');
    await expect(wanted).rejects.toMatchObject({ where: 'a.pdf', hint: 'npm i no-such-package@1.2.3' });
  });
});
