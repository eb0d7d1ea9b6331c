/** What a number of a summary counts. */
export type SummaryField = 'total' | 'passed' | 'failed' | 'skipped' | 'todo' | 'errored';
export type SummaryCounts = Partial<Readonly<Record<SummaryField, number>>>;

const WORDS: Readonly<Record<SummaryField, string>> = {
  total:
    'total|tests|test|examples|example|tests found|tests completed|test completed|tests run|test run|총|전체',
  passed:
    'passed|passing|pass|tests passed|test passed|tests successful|successful|succeeded|expected fail|xpassed|flaky|통과|성공',
  failed:
    'failed|failing|fail|failures|failure|tests failed|test failed|cancelled|timed out|unexpected successes|실패',
  skipped:
    'skipped|pending|ignored|skip|skips|xfailed|tests skipped|test skipped|incomplete|expected failures|did not run|건너뜀|스킵',
  todo: 'todo',
  errored: 'errors|error|오류|에러',
};

const FIELD = new Map(
  Object.entries(WORDS).flatMap(([field, words]) =>
    words.split('|').map((word) => [word, field as SummaryField] as const),
  ),
);
const ALL = [...FIELD.keys()].sort((a, b) => b.length - a.length).join('|');
const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+|\d+)`;
const NOT_IN_WORD = String.raw`(?![\p{L}\p{N}_-])`;
const NUMBER_FIRST = new RegExp(
  String.raw`(?<![\d.:/])${NUMBER} ?(?:개|건|tests? )?(?: ?[가이은는])? ?(${ALL})${NOT_IN_WORD}`,
  'giu',
);
const WORD_FIRST = new RegExp(String.raw`(?<![\p{L}_-])(${ALL}) *[:=]? *${NUMBER}(?![\d.]*[%\d])`, 'giu');

function add(counts: Map<SummaryField, number>, word: string | undefined, number: string | undefined): void {
  const field = FIELD.get((word ?? '').toLowerCase());
  if (field === undefined || number === undefined) return;
  counts.set(field, (counts.get(field) ?? 0) + Number(number.replaceAll(',', '')));
}

/** The numbers of one line with the words that say what they count: "2 failed, 8 passed", "Failures: 2". */
export function summaryWords(line: string, order: 'number_first' | 'word_first'): SummaryCounts {
  const counts = new Map<SummaryField, number>();
  if (order === 'number_first')
    for (const [, number, word] of line.matchAll(NUMBER_FIRST)) add(counts, word, number);
  else for (const [, word, number] of line.matchAll(WORD_FIRST)) add(counts, word, number);
  return Object.fromEntries(counts);
}
