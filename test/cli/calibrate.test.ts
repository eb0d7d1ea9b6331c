import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Calibration } from '../../src/contract/calibration.ts';
import { ValidationReport } from '../../src/contract/validation-report.ts';
import { calibrationOf, labelledCases, labelledLines } from '../support/labelled.ts';
import { callAssay } from '../support/call-assay.ts';
import type { Run, RunOptions } from '../support/run-assay.ts';

const english = labelledCases.filter(({ language }) => language === 'en');
const korean = labelledCases.filter(({ language }) => language === 'ko');
const strict = { verbatim: [1], halfway: [0], unrelated: [0] } as const;
const lax = { verbatim: [1], halfway: [1], unrelated: [0] } as const;
const doubtful = { verbatim: [1], halfway: [1, 0], unrelated: [0] } as const;
const HANGUL = /[가-힣]/u;
const [halfEnglish, halfKorean] = [english[0], korean[0]];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-calibrate-'));
  write('strict.jsonl', labelledLines(strict, english));
  write('lax.jsonl', labelledLines(lax, english));
  write('doubtful.jsonl', labelledLines(doubtful));
  write('half.json', [answerOf(halfEnglish?.halfway ?? '', halfEnglish?.evidence ?? '')]);
  write('half-ko.json', [answerOf(halfKorean?.halfway ?? '', halfKorean?.evidence ?? '')]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function answerOf(claim: string, data: string): string {
  const claims = [{ claim_id: 'CLM-01', text: claim, evidence_refs: ['e1'] }];
  return JSON.stringify({
    response_id: 'half',
    content: { claims, evidences: [{ evidence_id: 'e1', type: 'document', data }] },
  });
}

function write(name: string, lines: readonly string[]): void {
  writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
}

const CONFIGURATION = 'assay.config.yaml';

function assay(args: readonly string[], options: RunOptions = {}): Promise<Run> {
  const decides =
    ['verify', 'calibrate'].includes(args[0] ?? '') && readdirSync(folder).includes(CONFIGURATION);
  return callAssay(decides ? [...args, '--config', join(folder, CONFIGURATION)] : args, {
    cwd: folder,
    ...options,
  });
}

function saved(name: string): Calibration {
  return Calibration.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

function configure(calibration: string): void {
  write(CONFIGURATION, ['grounding:', `  calibration: ${calibration}`]);
}

async function verified(file: string, more: readonly string[] = []): Promise<ValidationReport['result']> {
  const { stdout } = await assay(['verify', file, '--format', 'json', '--no-keep', ...more]);
  return ValidationReport.parse(JSON.parse(stdout)).result;
}

function parts(): string[] {
  return readdirSync(folder).filter((name) => name.includes('.part'));
}

describe('assay calibrate', () => {
  it('CB4 fits, writes the file, shows figures with intervals and how to use it', async () => {
    const { code, stdout, stderr } = await assay(['calibrate', 'strict.jsonl']);
    expect([code, stderr]).toEqual([0, '']);
    const { rows, supported_above } = saved('assay.calibration.json');
    expect(rows).toBe(36);
    expect(stdout).toContain('36 rows in 36 groups\n');
    expect(stdout).toContain(`backed from probability ${supported_above.toFixed(3)}, not found under it`);
    expect(stdout).toMatch(/^ {2}balanced accuracy +\d+\.\d % \(\d+\.\d–\d+\.\d\)$/m);
    expect(stdout).toContain('\n  grounding:\n    calibration: assay.calibration.json\n');
    expect(stdout).not.toContain('abstains');
    expect(stdout).toContain('PARTIALLY_VERIFIED unless grounding.words_suffice is true');
    expect(existsSync(join(folder, '.assay'))).toBe(false);
  });

  it('CB4 the configuration then decides by it: another file, another verdict', async () => {
    for (const [rows, file] of [
      ['strict.jsonl', 's.json'],
      ['lax.jsonl', 'l.json'],
    ] as const)
      expect((await assay(['calibrate', rows, '-o', file])).code).toBe(0);
    configure('s.json');
    const strictly = await verified('half.json');
    configure('l.json');
    const laxly = await verified('half.json');
    expect([strictly.grounding?.end, laxly.grounding?.end]).toEqual(['not_found', 'supported_by_words']);
    expect([strictly.validation_status, laxly.validation_status]).toEqual(['FAILED', 'NEEDS_REVIEW']);
    expect(laxly.claim_validations[0]?.status).toBe('PARTIALLY_VERIFIED');
    const { supported_above, not_found_below } = saved('l.json');
    expect(laxly.grounding).toMatchObject({
      band: { supported_above, not_found_below },
      calibration: { applied: true, detail: `36 rows, ${saved('l.json').created_at}` },
    });
    const { stdout } = await assay(['verify', 'half.json', '--no-keep']);
    expect(stdout).toContain(`calibrated: backed from ${supported_above.toFixed(3)} · 36 rows, `);
    const inKorean = await assay(['verify', 'half.json', '--no-keep', '--lang', 'ko']);
    expect(inKorean.stdout).toContain(
      `맞춘 기준: ${supported_above.toFixed(3)}부터 근거 있음 · 36줄로 맞춤, `,
    );
  });

  it('CB1 --precision leaves a band in which a claim abstains: unchecked, ambiguous', async () => {
    const { code, stdout } = await assay([
      'calibrate',
      'doubtful.jsonl',
      '--precision',
      '.9',
      '-o',
      'band.json',
    ]);
    expect(code).toBe(0);
    expect(stdout).toContain('else abstains');
    expect(stdout).toMatch(/^ {2}abstains +[1-9]\d\.\d %/m);
    configure('band.json');
    for (const file of ['half.json', 'half-ko.json']) {
      const { grounding, claim_validations } = await verified(file);
      expect(grounding?.end).toBe('undecided');
      expect(claim_validations[0]).toMatchObject({ checked: false, unchecked: 'ambiguous' });
      expect(claim_validations[0]?.status).not.toBe('VERIFIED');
    }
    const shown = await assay(['verify', 'half-ko.json', '--no-keep']);
    expect(shown.stdout).toContain('아래는 찾지 못함');
    expect(shown.code).not.toBe(0);
  });

  it.each(['0.5', 'high'])('CB4 a precision of %s is refused', async (precision) => {
    const { code, stderr } = await assay([
      'calibrate',
      'strict.jsonl',
      '--precision',
      precision,
      '-o',
      'p.json',
    ]);
    expect(code).toBe(2);
    expect(stderr).toContain('expected a number between 0.5 and 1');
    expect(existsSync(join(folder, 'p.json'))).toBe(false);
  });

  it('FC15 a second file is refused, and none is written', async () => {
    const { code, stderr } = await assay(['calibrate', 'strict.jsonl', '-o', 'a.json', '-o', 'b.json']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('-o b.json: is named beside another file')]);
    expect(['a.json', 'b.json'].some((name) => existsSync(join(folder, name)))).toBe(false);
  });

  it('CB4 --format json prints the file, - reads standard input', async () => {
    const input = labelledLines(strict, korean).join('\n');
    const { code, stdout } = await assay(['calibrate', '-', '--format', 'json', '-o', 'stdin.json'], {
      input,
    });
    expect(code).toBe(0);
    expect(stdout).toBe(readFileSync(join(folder, 'stdin.json'), 'utf8'));
    expect(Calibration.parse(JSON.parse(stdout)).rows).toBe(36);
  });

  it('CB4 Korean in every line of it', async () => {
    const { code, stdout } = await assay([
      'calibrate',
      'doubtful.jsonl',
      '--precision',
      '.9',
      '-o',
      'ko.json',
      '--lang',
      'ko',
    ]);
    expect(code).toBe(0);
    const words = stdout
      .split('\n')
      .filter((line) => line !== '' && !/^ {2}(?:grounding:|AUC|  calibration:)/.test(line));
    expect(words.filter((line) => !HANGUL.test(line))).toEqual([]);
    expect(words.length).toBeGreaterThan(8);
  });

  it('CB3 rows that could not be judged are counted, with the reason', async () => {
    const empty = JSON.stringify({ label: 1, claim: 'The library opens at nine.', evidence: '' });
    write('some.jsonl', [...labelledLines(strict, english), empty, empty]);
    const { stdout } = await assay(['calibrate', 'some.jsonl', '-o', 'some.json']);
    expect(stdout).toMatch(/^36 rows in 36 groups, 2 more could not be judged \(no evidence 2\)\n/);
    expect(saved('some.json').unusable).toEqual({ no_evidence: 2 });
    const { stdout: shown } = await assay(['calibrate', 'some.jsonl', '-o', 'some.json', '--lang', 'ko']);
    expect(shown).toContain('그 밖의 2줄은 판정할 수 없었음 (근거 없음 2)');
  });
});

describe('a calibration in a configuration', () => {
  it('CB2 of other checkers it is not applied, and that is said in report and text', async () => {
    const { checkers } = calibrationOf();
    const old = calibrationOf({
      checkers: { ...checkers, GR47: '0' },
      supported_above: 0.001,
      not_found_below: 0,
    });
    write('old.json', [JSON.stringify(old)]);
    configure('none');
    const before = await verified('half.json');
    configure('old.json');
    const after = await verified('half.json');
    expect(after.grounding).toEqual({
      ...before.grounding,
      calibration: {
        applied: false,
        detail: `fitted with other checkers or settings (GR47 0 → ${checkers['GR47']}); calibrate again`,
      },
    });
    expect(after.validation_status).toBe(before.validation_status);
    const { stdout } = await assay(['verify', 'half.json', '--no-keep', '--lang', 'en']);
    expect(stdout).toContain('! calibration not applied: fitted with other checkers or settings (GR47 0 → ');
    const inKorean = await assay(['verify', 'half-ko.json', '--no-keep']);
    expect(inKorean.stdout).toContain(
      '! 맞춘 기준을 쓰지 않음: 다른 검사기나 설정으로 맞춘 것입니다 (GR47 0 → ',
    );
    expect(inKorean.stdout).toContain('다시 맞추세요');
  });

  it('CB2 a broken or missing file is exit 2 with place and way out, in both languages', async () => {
    write('broken.json', [JSON.stringify({ ...calibrationOf(), slope: 'steep' })]);
    configure('broken.json');
    const broken = await assay(['verify', 'half.json', '--no-keep']);
    expect([broken.code, broken.stdout]).toEqual([2, '']);
    expect(broken.stderr).toContain(
      `${join(folder, 'broken.json')}: slope: is no calibration: expected number`,
    );
    expect(broken.stderr).toContain('write it with `assay calibrate FILE`');
    configure('nowhere.json');
    const missing = await assay(['verify', 'half.json', '--no-keep', '--lang', 'ko']);
    expect([missing.code, missing.stdout]).toEqual([2, '']);
    expect(missing.stderr).toContain(`${join(folder, 'nowhere.json')}: 그런 파일이 없습니다`);
    expect(missing.stderr).toContain('`assay calibrate FILE`로 만들거나');
  });

  it('CB4 the file need not be there yet, nor be whole, to be made; its path is that of the configuration', async () => {
    configure('nowhere.json');
    mkdirSync(join(folder, 'rows'), { recursive: true });
    write('rows/mine.jsonl', labelledLines(strict, english));
    const { code, stdout } = await assay(['calibrate', 'mine.jsonl', '-o', 'fitted.json'], {
      cwd: join(folder, 'rows'),
    });
    expect(code).toBe(0);
    expect(stdout).toContain('    calibration: rows/fitted.json\n');
    configure('rows/fitted.json');
    expect((await verified('half.json')).grounding?.calibration?.applied).toBe(true);
  });
});

describe('what cannot be fitted', () => {
  it('CB3 bad lines are named with file:line, the first five, and nothing is written', async () => {
    const good = labelledLines(strict, english);
    write('bad.jsonl', [
      ...good.slice(0, 2),
      '{"label":1',
      '{"label":9,"claim":"a","evidence":"b"}',
      ...good,
      '7',
      '{}',
      '{}',
      '{}',
    ]);
    const { code, stdout, stderr } = await assay(['calibrate', 'bad.jsonl', '-o', 'never.json']);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^assay: bad\.jsonl:3:11: is not JSON/);
    expect(stderr).toContain('assay: bad.jsonl:4: is no label: 9\n  labels: 1, 0, "1", "0", "supported"');
    expect(stderr).toContain(`assay: bad.jsonl:${good.length + 5}: is no object\n`);
    expect(stderr.match(/^assay: bad\.jsonl:\d/gm)).toHaveLength(5);
    expect(stderr).toContain('assay: bad.jsonl: 6 lines cannot be read, so nothing was fitted\n');
    expect(existsSync(join(folder, 'never.json'))).toBe(false);
    const inKorean = await assay(['calibrate', 'bad.jsonl', '-o', 'never.json', '--lang', 'ko']);
    expect(inKorean.stderr.split('\n').filter((line) => line !== '' && !HANGUL.test(line))).toEqual([]);
  });

  it.each([
    ['CSV', 'label,claim,evidence\n1,a,b\n', ':1: is no JSON object, so this is no file of JSON lines'],
    ['one bad line', '{"label":1}\n', ':1: has neither "claim" nor "text" nor "answer"'],
  ])('CB3 %s is refused with exit 2', async (_, text, why) => {
    writeFileSync(join(folder, 'rows.csv'), text);
    const { code, stdout, stderr } = await assay(['calibrate', 'rows.csv', '-o', 'never.json']);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`assay: rows.csv${why}`);
    expect(stderr).toMatch(/\n {2}\S/);
    expect(existsSync(join(folder, 'never.json'))).toBe(false);
  });

  it('CB3 a file that is not there', async () => {
    const { code, stderr } = await assay(['calibrate', 'none.jsonl']);
    expect([code, stderr]).toEqual([2, 'assay: none.jsonl: there is no such file\n  check the path\n']);
  });

  it('CB4 -o is written whole or not at all, and never over the labelled file', async () => {
    const nowhere = await assay(['calibrate', 'strict.jsonl', '-o', 'no/where.json']);
    expect([nowhere.code, nowhere.stdout]).toEqual([2, '']);
    expect(nowhere.stderr).toContain('there is no such folder');
    mkdirSync(join(folder, 'a-folder'));
    const onFolder = await assay(['calibrate', 'strict.jsonl', '-o', 'a-folder']);
    expect([onFolder.code, onFolder.stdout]).toEqual([2, '']);
    const before = readFileSync(join(folder, 'strict.jsonl'), 'utf8');
    const itself = await assay(['calibrate', 'strict.jsonl', '-o', './strict.jsonl']);
    expect(itself.code).toBe(2);
    expect(itself.stderr).toContain('is the labelled file itself');
    expect(readFileSync(join(folder, 'strict.jsonl'), 'utf8')).toBe(before);
    expect(parts()).toEqual([]);
  });

  it('CB4 a second calibration takes the place of the first', async () => {
    write('again.json', ['something else']);
    expect((await assay(['calibrate', 'strict.jsonl', '-o', 'again.json'])).code).toBe(0);
    expect(saved('again.json').kind).toBe('assay.calibration');
  });
});
