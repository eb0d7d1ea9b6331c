import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { delimiterOf } from '../../src/app/bulk/rows-of-text.ts';
import { BulkResult } from '../../src/contract/bulk-result.ts';
import { callAssay } from '../support/call-assay.ts';
import { runAssay } from '../support/run-assay.ts';

const RIGHT = {
  question: '?',
  answer: 'The depot holds 320 pallets.',
  contexts: ['The depot holds 320 pallets.'],
};
const WRONG = { ...RIGHT, answer: 'The depot holds 410 pallets.' };
const KOREAN = {
  question: '?',
  answer: '창고에는 책상이 48개 있습니다.',
  contexts: ['창고에는 책상이 48개 있습니다.'],
};
const BROKEN = '{"question": ';
const ROWS = [RIGHT, WRONG, KOREAN].map((row) => JSON.stringify(row));

const folder = mkdtempSync(join(tmpdir(), 'assay-bulk-'));
const at = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  writeFileSync(at('rows.jsonl'), [...ROWS, BROKEN, ''].join('\n'));
  for (const name of ['out.jsonl', 'out.jsonl.part']) rmSync(at(name), { force: true });
});

const assay = (...args: readonly string[]) => callAssay(['verify', ...args], { cwd: folder });

function results(name = 'out.jsonl'): BulkResult[] {
  const lines = readFileSync(at(name), 'utf8').trimEnd().split('\n');
  return lines.map((line) => BulkResult.parse(JSON.parse(line)));
}

describe('many answers', () => {
  it('IN8 each row has a result, a broken one too, and the sum stands behind them', async () => {
    const { code, stdout } = await assay('rows.jsonl', '--lang', 'en');
    expect(code).toBe(2);
    expect(stdout).toMatch(/^PASSED.* rows\.jsonl:1$/m);
    expect(stdout).toMatch(/^FAILED.* rows\.jsonl:2\n {2}“The depot holds 410 pallets\.” — .*320/m);
    expect(stdout).toMatch(/^ERROR {2}rows\.jsonl:4 {2}is not JSON: /m);
    expect(stdout).toContain('4 answers: 2 passed, 1 not, 1 could not be evaluated');
    expect((await assay('rows.jsonl', '--lang', 'ko')).stdout).toContain(
      '답 4개: 통과 2, 미통과 1, 평가할 수 없음 1',
    );
  });

  it('IN8 an answer that abstains, and one without a claim, are said as they are alone', async () => {
    const answers = ['I do not know.', 'Hello!'].map((answer) => ({ ...RIGHT, answer }));
    writeFileSync(at('open.jsonl'), answers.map((row) => JSON.stringify(row)).join('\n'));
    const strict = await assay('open.jsonl', '--lang', 'en', '-o', 'out.jsonl');
    expect(strict.code).toBe(2);
    expect(results().map(({ status, score, error }) => [status, score, error])).toEqual([
      ['ABSTAINED', null, null],
      ['ERROR', null, 'there is no claim to check'],
    ]);
    const shown = await assay('open.jsonl', '--lang', 'ko');
    expect(shown.stdout).toMatch(/^ABSTAINED {2}open\.jsonl:1$/m);
    expect(shown.stdout).toMatch(
      /^ERROR {2}open\.jsonl:2 {2}확인할 주장이 없습니다\n {2}이런 답도 통과시키려면 --allow-empty/m,
    );
    const allowed = await assay('open.jsonl', '--lang', 'en', '--allow-empty');
    expect([allowed.code, allowed.stdout]).toEqual([0, expect.stringMatching(/^EMPTY {2}open\.jsonl:2$/m)]);
  });

  it('IN8 a row says what it lacks in the language that is asked for', async () => {
    writeFileSync(at('names.csv'), '질문,답변,근거\n?,a,b\n');
    writeFileSync(at('cut.csv'), 'question,answer,contexts\n?,"a,b\n');
    const named = await assay('names.csv', '--lang', 'ko');
    expect(named.stdout).toContain(
      'names.csv:2  답이 아닙니다: "text", "answer", "messages", "content" 가운데 아무것도 없습니다. 있는 이름: "질문", "답변", "근거"\n',
    );
    expect(named.stdout).toContain('이름을 "answer"로 바꾸십시오');
    expect((await assay('cut.csv', '--lang', 'ko')).stdout).toContain('따옴표가 닫히지 않았습니다');
  });

  it('IN8 files without an answer are named', async () => {
    for (const [name, text] of Object.entries({
      'empty.csv': '',
      'empty.jsonl': '\n',
      'head.csv': 'question,answer\n',
    })) {
      writeFileSync(at(name), text);
      const { code, stderr } = await assay(name, '--lang', 'en');
      expect([code, stderr]).toEqual([2, expect.stringContaining(`${name}: there are no answers to verify`)]);
    }
  });

  it('IN8 nothing is kept', async () => {
    await assay('rows.jsonl');
    expect(existsSync(at('.assay'))).toBe(false);
  });

  it.each([
    [
      'rows.csv',
      'question,answer,contexts\n?,The depot holds 320 pallets.,"[\'The depot holds 320 pallets.\']"\na,b\n',
    ],
    [
      'excel.csv',
      'question;answer;contexts\n?;The depot holds 320 pallets.;"The depot, of old, holds 320 pallets."\na;b\n',
    ],
    [
      'rows.tsv',
      'question\tanswer\tcontexts\n?\tThe depot holds 320 pallets.\tThe depot holds 320 pallets.\na\tb\n',
    ],
  ])('IN4 IN8 rows of %s; a ragged one is an error with its line', async (name, text) => {
    writeFileSync(at(name), text);
    const { code, stdout } = await assay(name, '--lang', 'en');
    expect([code, stdout]).toEqual([
      2,
      expect.stringMatching(/^PASSED[^\n]*:2\nERROR {2}\S+:3 {2}has 2 cells/),
    ]);
  });

  it.each([
    ['twice.csv', 'question,answer,answer,contexts\n?,a,b,b\n', 'answer'],
    ['contexts.tsv', 'answer\tcontexts\t contexts\na\tb\ta\n', 'contexts'],
  ])('IN8 two columns of one name in %s are refused', async (name, text, column) => {
    writeFileSync(at(name), text);
    const { code, stdout } = await assay(name, '--lang', 'en');
    expect([code, stdout]).toEqual([2, expect.stringContaining(`the column "${column}" is there twice`)]);
    expect(stdout).not.toContain('PASSED');
  });

  it('IN1 IN8 a set by its columns is rows', async () => {
    const columns = {
      question: ['?', '?'],
      answer: [RIGHT.answer, WRONG.answer],
      contexts: [RIGHT.contexts, RIGHT.contexts],
    };
    writeFileSync(at('columns.json'), JSON.stringify(columns));
    const { stdout } = await assay('columns.json');
    expect(stdout).toMatch(/^PASSED[^\n]*columns\.json:\[0\]\nFAILED[^\n]*columns\.json:\[1\]/);
    writeFileSync(at('ragged.json'), JSON.stringify({ ...columns, contexts: [RIGHT.contexts] }));
    expect((await assay('ragged.json')).code).toBe(2);
  });

  it('IN8 a JSON list and JSON lines of standard input are rows; a conversation is one answer', async () => {
    writeFileSync(at('list.json'), JSON.stringify([RIGHT, WRONG]));
    expect((await assay('list.json')).stdout).toMatch(/^PASSED[^\n]*list\.json:\[0\]\nFAILED/);
    const lines = await callAssay(['verify', '-'], { cwd: folder, input: `${ROWS[0]}\n${ROWS[1]}\n` });
    expect(lines.stdout).toMatch(/^PASSED[^\n]*standard input:1\nFAILED/);
    const messages = [
      { role: 'user', content: '?' },
      { role: 'tool', name: 'stock', content: RIGHT.contexts[0] },
      { role: 'assistant', content: RIGHT.answer },
    ];
    const one = await callAssay(['verify', '-', '--no-keep', '--lang', 'en'], {
      cwd: folder,
      input: JSON.stringify(messages),
    });
    expect([one.code, one.stdout]).toEqual([0, expect.stringContaining('1 claim: 1 verified')]);
  });

  it.each([
    ['question,answer,contexts', ','],
    ['"id","response"', ','],
    ['answer,evidnce', ','],
    ['question\tanswer\tcontexts', '\t'],
    ['question;answer;contexts', ';'],
    ['We sell audio, text, and video.', null],
    ['The answer, says the depot, is 320', null],
    ['answer', null],
  ])('IN8 the first line %s of standard input', (line, delimiter) => {
    expect(delimiterOf({ name: 'standard input', text: `${line}\na,b,c\n` })).toBe(delimiter);
    expect(delimiterOf({ name: 'standard input', text: `${line}\n` })).toBe(null);
  });

  it('IN4 IN8 CSV from standard input is rows, not prose', async () => {
    const [said, wrong] = [RIGHT.answer, WRONG.answer];
    const input = `question,answer,contexts\n?,${said},"['${said}']"\n?,${wrong},${said}\na,b\n`;
    const { code, stdout } = await callAssay(['verify', '-', '--lang', 'en'], { cwd: folder, input });
    expect([code, stdout]).toEqual([
      2,
      expect.stringMatching(
        /^PASSED[^\n]*input:2\nFAILED[^\n]*input:3\n[^\n]*\nERROR {2}standard input:4 {2}has 2/,
      ),
    ]);
  });

  it('IN8 what a row holds is held against the named evidence as well', async () => {
    writeFileSync(at('more.md'), 'The depot is closed on Sunday.');
    writeFileSync(at('bare.jsonl'), JSON.stringify({ text: 'The depot is closed on Sunday.' }));
    expect((await assay('bare.jsonl', '--evidence', 'more.md')).code).toBe(0);
  });

  it('IN9 several outputs in one go, each by its ending, and the sum on the screen', async () => {
    const names = ['out.jsonl', 'out.json', 'out.csv', 'out.md', 'out.xml'];
    const { stdout } = await assay('rows.jsonl', '--lang', 'en', ...names.flatMap((name) => ['-o', name]));
    expect(stdout.trim().split('\n')).toHaveLength(1);
    expect(results().map(({ exit }) => exit)).toEqual([0, 1, 0, 2]);
    expect(JSON.parse(readFileSync(at('out.json'), 'utf8'))).toEqual(results());
    expect(readFileSync(at('out.csv'), 'utf8').split('\n')).toHaveLength(6);
    expect(readFileSync(at('out.md'), 'utf8')).toContain('| `rows.jsonl:2` | FAILED |');
    expect(readFileSync(at('out.xml'), 'utf8')).toContain('tests="4" failures="1" errors="1"');
  });

  it('IN9 of one answer, too', async () => {
    writeFileSync(at('one.json'), JSON.stringify(RIGHT));
    const { stdout } = await assay(
      'one.json',
      '--no-keep',
      '-o',
      'one.sarif',
      '-o',
      'one.xml',
      '-o',
      'one.report.json',
    );
    expect(stdout).toBe('');
    expect(JSON.parse(readFileSync(at('one.sarif'), 'utf8'))).toHaveProperty('runs');
    expect(readFileSync(at('one.xml'), 'utf8')).toContain('<testsuite');
    expect(JSON.parse(readFileSync(at('one.report.json'), 'utf8'))).toHaveProperty('result');
  });

  it.each([
    [['rows.jsonl', '-o', './rows.jsonl'], 'is one of the files that are read'],
    [['rows.jsonl', '-o', 'out.docx'], 'says no form of many results by its ending'],
    [['rows.jsonl', '--format', 'sarif'], 'is of one answer, and many are named'],
    [['rows.jsonl', '--explain', 'CLM-01'], 'is of one answer, and many are named'],
    [['rows.jsonl', '--resume'], 'none is named'],
  ])('IN9 %j is refused', async (args, why) => {
    const { code, stderr } = await assay(...args, '--lang', 'en');
    expect([code, stderr]).toEqual([2, expect.stringContaining(why)]);
    expect(readFileSync(at('rows.jsonl'), 'utf8')).toContain(ROWS[0]);
  });

  it('IN10 an interrupted run is gone on with, and not written over', async () => {
    await assay('rows.jsonl', '-o', 'out.jsonl', '--lang', 'en');
    const whole = readFileSync(at('out.jsonl'), 'utf8');
    const [first = '', second = ''] = whole.split('\n');
    rmSync(at('out.jsonl'));
    writeFileSync(at('out.jsonl.part'), `${first}\n${second.slice(0, 40)}`);
    const anew = await assay('rows.jsonl', '-o', 'out.jsonl', '--lang', 'en');
    expect([anew.code, anew.stderr]).toEqual([2, expect.stringContaining('--resume goes on with it')]);
    const on = await assay('rows.jsonl', '-o', 'out.jsonl', '--resume', '--lang', 'en');
    expect(on.stdout).toContain('1 answer of a run before');
    expect(readFileSync(at('out.jsonl'), 'utf8')).toBe(whole);
    expect(existsSync(at('out.jsonl.part'))).toBe(false);
  });

  it('IN10 a signal leaves the results, and no draft of another form', async () => {
    const files = ['cut.jsonl', 'cut.json', 'cut.csv'].flatMap((name) => ['-o', name]);
    const drafts = (): string[] => readdirSync(folder).filter((name) => /^cut\..*\.part$/.test(name));
    writeFileSync(at('many.jsonl'), `${ROWS[0]}\n`.repeat(20_000));
    const { signal } = await runAssay(['verify', 'many.jsonl', ...files], {
      cwd: folder,
      onStart: (child) => {
        const watch = setInterval(() => {
          if (drafts().length < 3) return;
          clearInterval(watch);
          child.kill('SIGINT');
        }, 2);
        child.on('close', () => clearInterval(watch));
      },
    });
    expect(signal).toBe('SIGINT');
    expect(drafts()).toEqual(['cut.jsonl.part']);
  });

  it('IN10 only what changed, and what is new, is verified again', async () => {
    await assay('rows.jsonl', '-o', 'out.jsonl', '--lang', 'en');
    writeFileSync(at('rows.jsonl'), [ROWS[0], ROWS[0], ROWS[2], ROWS[1]].join('\n'));
    const { stdout } = await assay('rows.jsonl', '-o', 'out.jsonl', '--resume', '--lang', 'en');
    expect(stdout).toContain('2 answers of a run before');
    expect(results().map(({ exit }) => exit)).toEqual([0, 0, 0, 1]);
    const other = await assay('rows.jsonl', '-o', 'out.jsonl', '--resume', '--allow-empty', '--lang', 'en');
    expect(other.stdout).not.toContain('of a run before');
  });

  it('IN10 errors alone are tried again', async () => {
    const { stderr } = await assay('rows.jsonl', '-o', 'out.jsonl', '--lang', 'en');
    expect(stderr).toContain('1 could not be evaluated; --retry-errors tries them again');
    expect(stderr).toMatch(/^ {2}the first: rows\.jsonl:\d: \S/mu);
    const { stdout } = await assay('rows.jsonl', '-o', 'out.jsonl', '--retry-errors', '--lang', 'en');
    expect(stdout).toContain('3 answers of a run before');
  });

  const isLinux = existsSync('/proc/self/fd');
  it.skipIf(!isLinux)('IN8 IN10 no file is left open, whatever ends a run', async () => {
    writeFileSync(at('torn.csv'), `question,answer\n?,"${'The depot is shut. '.repeat(20_000)}`);
    await assay('torn.csv');
    await assay('rows.jsonl', '-o', 'out.jsonl');
    await assay('rows.jsonl', '-o', 'out.jsonl', '--resume');
    await assay('rows.jsonl', '-o', 'out.jsonl', '--retry-errors');
    const open = readdirSync('/proc/self/fd').map((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`);
      } catch {
        return '';
      }
    });
    expect(open.filter((path) => path.startsWith(folder))).toEqual([]);
  });

  it.each(['--resume', '--retry-errors'])('IN10 %s of one answer is refused', async (option) => {
    writeFileSync(at('one.json'), JSON.stringify(RIGHT));
    const { code, stdout, stderr } = await assay('one.json', option, '--no-keep', '--lang', 'en');
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(
      new RegExp(`^assay: ${option}: is of many answers, and one is named\\n {2}leave it out`),
    );
  });

  it.each([
    ['rows.jsonl', 'x.pdf', '.jsonl, .ndjson, .json, .csv, .md, .xml'],
    ['one.json', 'x.pdf', '.txt, .json, .sarif, .xml, .md'],
    ['one.json', 'x.jsonl', '.txt, .json, .sarif, .xml, .md'],
  ])('IN9 %s -o %s is refused with the endings that there are', async (input, output, endings) => {
    writeFileSync(at('one.json'), JSON.stringify(RIGHT));
    const { code, stderr } = await assay(input, '--no-keep', '--lang', 'en', '-o', output);
    expect([code, existsSync(at(output))]).toEqual([2, false]);
    expect(stderr).toContain(`assay: ${output}: says no form of `);
    expect(stderr).toContain(`name a file that ends in ${endings}`);
  });

  it('IN9 a file without an ending, and one whose form is named, are written', async () => {
    writeFileSync(at('one.json'), JSON.stringify(RIGHT));
    await assay('one.json', '--no-keep', '--lang', 'en', '-o', 'report');
    expect(readFileSync(at('report'), 'utf8')).toMatch(/^PASSED/);
    await assay('one.json', '--no-keep', '--format', 'json', '-o', 'report.log');
    expect(JSON.parse(readFileSync(at('report.log'), 'utf8'))).toMatchObject({ status: 'success' });
  });

  // 창고에는 책상이 48개 있습니다. as Windows writes it.
  const CP949 = Buffer.from('w6Kw7b+htMIgw6W788DMIDQ4sLMgwNa9wLTPtNkuCg==', 'base64');
  const COMMAND = 'save it as UTF-8 (iconv -f CP949 -t UTF-8; in Excel: CSV UTF-8)';

  it.each(['rows949.csv', 'rows949.jsonl', 'rows949.tsv'])(
    'IN8 %s in CP949 is told as what it is, with what to do, on the screen and in each form',
    async (name) => {
      writeFileSync(at(name), CP949);
      const { code, stdout } = await assay(name, '--lang', 'en');
      expect(code).toBe(2);
      expect(stdout).toContain(`ERROR  ${name}  is not UTF-8 text, but CP949\n  ${COMMAND}\n`);
      const korean = await assay(name, '--lang', 'ko');
      expect(korean.stdout).toContain('UTF-8이 아니라 CP949로 된 글입니다\n  UTF-8로 저장하세요 (iconv');
      const kept = await assay(name, '--lang', 'en', '-o', 'out.jsonl', '-o', 'out.csv');
      expect(kept.stderr).toContain(`is not UTF-8 text, but CP949\n  ${COMMAND}`);
      expect(results()[0]).toMatchObject({ error: 'is not UTF-8 text, but CP949', error_hint: COMMAND });
      expect(readFileSync(at('out.csv'), 'utf8')).toContain(`CP949; ${COMMAND}`);
    },
  );

  it.each([
    ['CP949', CP949, `, but CP949\n  ${COMMAND}\n`],
    [
      'UTF-16',
      Buffer.from('\ufeffThe depot is shut.', 'utf16le'),
      `, but UTF-16\n  ${COMMAND.replace('CP949', 'UTF-16')}\n`,
    ],
    [
      'UTF-16 without its mark',
      Buffer.from('The depot is shut.', 'utf16le'),
      `, but UTF-16\n  ${COMMAND.replace('CP949', 'UTF-16')}\n`,
    ],
    ['zeros', Buffer.from('The depot\0is shut.'), '\n  save it as UTF-8\n'],
    ['Latin-1', Buffer.from('The café is shut.', 'latin1'), '\n  save it as UTF-8\n'],
  ])('FC2 one answer and evidence in %s say so, too', async (_, bytes, said) => {
    writeFileSync(at('other.md'), bytes);
    writeFileSync(at('right.md'), RIGHT.answer);
    const told = `assay: other.md: is not UTF-8 text${said}`;
    expect((await assay('other.md', '--lang', 'en')).stderr).toBe(told);
    expect((await assay('right.md', '--evidence', 'other.md', '--lang', 'en')).stderr).toBe(told);
  });
});
