import type { BulkResult } from '../../contract/bulk-result.ts';
import type { Language } from '../../contract/language.ts';
import { type JunitCase, junitXml } from '../formats/junit-xml.ts';
import { mdCode, mdMarker, mdText } from '../formats/markdown.ts';
import { errorOf, hintOf, openClaims } from './bulk-text.ts';
import { BULK_WORDS } from './bulk-words.ts';
import type { Writing } from './drafted.ts';

const MOST_IN_TABLE = 50;
const COLUMNS = ['at', 'response_id', 'status', 'score', 'claims', 'verified', 'claim', 'reason'];

/** A cell that a program of tables does not take for a formula. */
function cell(value: string | number): string {
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : `${value}`;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function why(result: BulkResult, language: Language): string {
  if (result.exit !== 2) return openClaims(result)[0]?.reason ?? '';
  return [errorOf(result, language), hintOf(result, language)].filter((part) => part !== null).join('; ');
}

function csvLine(result: BulkResult, language: Language): string {
  const { at, response_id, status, score, claims } = result;
  const verified = claims.filter((claim) => claim.status === 'VERIFIED').length;
  const first = openClaims(result)[0]?.text ?? '';
  const cells = [at, response_id, status, score ?? '', claims.length, verified, first, why(result, language)];
  return `${cells.map(cell).join(',')}\n`;
}

function csvForm(language: Language): Writing {
  // Without a byte order mark Excel reads UTF-8 as something else.
  const head = `\ufeff${COLUMNS.join(',')}\n`;
  return { head, piece: (result) => csvLine(result, language), tail: () => '' };
}

const LINES: Writing = { head: '', piece: (result) => `${JSON.stringify(result)}\n`, tail: () => '' };

const LIST: Writing = {
  head: '[\n',
  piece: (result, at) => `${at === 0 ? '' : ',\n'}${JSON.stringify(result)}`,
  tail: () => '\n]\n',
};

function mdForm(language: Language): Writing {
  const words = BULK_WORDS[language];
  const [answer, status, reason] = words.columns;
  const rows: string[] = [];
  let left = 0;
  const keep = (result: BulkResult): void => {
    if (result.exit === 0) return;
    if (rows.length === MOST_IN_TABLE) left += 1;
    else rows.push(`| ${mdCode(result.at)} | ${result.status} | ${mdText(why(result, language))} |`);
  };
  return {
    head: `${mdMarker('verify')}\n`,
    piece(result) {
      keep(result);
      return '';
    },
    tail(sum) {
      const head =
        rows.length === 0 ? [] : ['', `| ${answer} | ${status} | ${reason} |`, '| --- | --- | --- |'];
      const more = left > 0 ? ['', `+${left}`] : [];
      return `${[`**${words.summary(sum)}**`, ...head, ...rows, ...more].join('\n')}\n`;
    },
  };
}

function junitCase(result: BulkResult, language: Language): JunitCase {
  const { at, status, exit } = result;
  const one = { group: 'assay.verify', name: at };
  if (exit === 0) return { ...one, end: 'passed' };
  const message = why(result, language) || status;
  return { ...one, end: exit === 2 ? 'error' : 'failure', type: status, message };
}

function junitForm(language: Language): Writing {
  const cases: JunitCase[] = [];
  const started = performance.now();
  return {
    head: '',
    piece(result) {
      cases.push(junitCase(result, language));
      return '';
    },
    tail: () => junitXml('assay verify', cases, performance.now() - started),
  };
}

/** The words of the forms that results of many answers are written in. */
export type BulkForm = 'jsonl' | 'json' | 'csv' | 'md' | 'junit';

export const BULK_FORMS: Readonly<Record<BulkForm, (language: Language) => Writing>> = {
  jsonl: () => LINES,
  json: () => LIST,
  csv: csvForm,
  md: mdForm,
  junit: junitForm,
};
