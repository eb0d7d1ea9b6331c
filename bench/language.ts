import { findQuantities } from '../src/core/language/find-quantities.ts';
import { sentences } from '../src/core/language/sentences.ts';
import { readValues } from '../src/core/values/read-values.ts';

const PROSE = [
  '지난 분기 매출은 1,234.5억 원으로 전년보다 12.5% 늘었고, 가동률은 95%를 넘지 않았다. ',
  '데이터플랫폼팀은 이번 주에 새 과제를 맡았으며 담당자는 다음 회의에서 결과를 보고할 예정이다. ',
  'The platform team finished the migration ahead of schedule, and the review found no open questions. ',
  'Revenue rose from $1.2 million to $1.5 million in the third quarter, i.e. by roughly 25 percent. ',
  '사업 조직은 일부 과제를 다시 정리했고 사람과 자원을 이번 계획에 맞게 나누었다. ',
  'Dr. Kim said that at least twelve engineers had joined the project since the last review. ',
] as const;

/** Korean and English prose of about `megabytes` MB in UTF-8. */
export function prose(megabytes: number): string {
  const paragraph = `${PROSE.join('')}\n\n`;
  return paragraph.repeat(Math.ceil((megabytes * 1e6) / Buffer.byteLength(paragraph)));
}

/** Megabytes of UTF-8 a second, the best of `runs`. */
export function speed(text: string, work: (text: string) => unknown, runs = 3): number {
  let best = 0;
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    work(text);
    best = Math.max(best, Buffer.byteLength(text) / 1e3 / (performance.now() - start));
  }
  return best;
}

/** Prints how fast sentences, quantities and values are found in 1 and 10 MB. */
export function benchLanguage(print: (line: string) => void = console.log): void {
  for (const megabytes of [1, 10]) {
    const text = prose(megabytes);
    print(`sentences       ${megabytes} MB: ${speed(text, sentences).toFixed(1)} MB/s`);
    print(`findQuantities  ${megabytes} MB: ${speed(text, (all) => findQuantities(all)).toFixed(1)} MB/s`);
    print(`readValues      ${megabytes} MB: ${speed(text, (all) => readValues(all, 'ko')).toFixed(1)} MB/s`);
  }
}

const ADVERSE = [
  '1',
  '1,',
  '111,',
  '만',
  '1만 ',
  '천',
  ' ',
  '[1,',
  '1~',
  '1-',
  '$',
  'two ',
  '. ',
  '.)',
  '- ',
  '|',
  '```\n',
] as const;

/** Prints how the time grows from 0.1 to 1 million characters of a hostile text: 10 is linear. */
export function benchHostile(print: (line: string) => void = console.log): void {
  for (const piece of ADVERSE) {
    const [small, large] = [1e5, 1e6].map((length) => piece.repeat(length / piece.length)) as [
      string,
      string,
    ];
    for (const work of [sentences, (text: string) => findQuantities(text)]) {
      const grows = (speed(small, work) * large.length) / (speed(large, work) * small.length);
      print(`${JSON.stringify(piece)} × 10: ${grows.toFixed(1)} times the time`);
    }
  }
}
