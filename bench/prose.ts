import { integer, pick, type Random, seeded } from '../scripts/worlds/random.ts';
import { makeWorld, type Named } from './world.ts';

const PER_PARAGRAPH = 6;

type Speak = (random: Random, name: Named, other: Named) => string;

const decimal = (random: Random, high: number): string => (integer(random, 1, high * 10) / 10).toFixed(1);
const day = (random: Random): string => `${integer(random, 1, 12)}월 ${integer(random, 1, 28)}일`;
const quarter = (random: Random): string => `${integer(random, 2022, 2025)}년 ${integer(random, 1, 4)}분기`;

/** A third says a number, a third none, as in reports; a question, a heading and a quotation now and then. */
const SPEECHES: readonly Speak[] = [
  (random, { ko }) => `${quarter(random)} ${ko}의 매출은 ${decimal(random, 900)}억 원으로 전년보다 늘었다.`,
  (random, { ko }) =>
    `${ko}은 ${day(random)}에 새 과제를 맡았으며 담당자는 다음 회의에서 결과를 보고할 예정이다.`,
  (random, { ko }, other) => `${ko}의 가동률은 ${decimal(random, 99)}%로 ${other.ko}보다 높았다.`,
  (_, { ko }) => `사업 조직은 일부 과제를 다시 정리했고, ${ko}은 사람과 자원을 이번 계획에 맞게 나누었다.`,
  (_, { ko }) =>
    `이번 검토에서는 특별한 문제가 발견되지 않았지만 ${ko}의 의견은 조금 더 들어 볼 필요가 있다.`,
  (random, { ko }) =>
    `지난주 ${ko}에는 약 ${integer(random, 3, 80)}명이 근무했으며, 이는 목표를 넘지 않는 수준이다.`,
  (_, { ko }) => `“고객의 요구가 빠르게 달라지고 있다”고 ${ko}의 책임자는 말했다.`,
  (_, { ko }) => `그렇다면 ${ko}의 다음 목표는 무엇인가?`,
  (random, { en }) =>
    `In Q${integer(random, 1, 4)} ${integer(random, 2022, 2025)} the revenue of ${en} rose to $${decimal(random, 90)} million.`,
  (_, { en }) => `${en} finished the migration ahead of schedule, and the review found no open questions.`,
  (random, { en }, other) =>
    `Utilization at ${en} stood at ${decimal(random, 99)} percent, i.e. below that of ${other.en}.`,
  (random, { en }) =>
    `Dr. Kim said that at least ${integer(random, 3, 80)} engineers had joined ${en} since the last review.`,
  (_, { en }) =>
    `The plan, which was drawn up by ${en} together with its partners, still leaves room for other ideas.`,
  (random, { en }) =>
    `On March ${integer(random, 1, 28)}, 2025 ${en} opened a second office for its growing customer base.`,
  (_, { en }) => `Should ${en} take over the remaining work before the summer?`,
  (_, { ko, en }) => `${ko}(${en})은 현재 두 지역에서 서비스를 운영하고 있다.`,
];

/** Korean and English prose of about `megabytes` MB (UTF-8): the same text at each run, no two paragraphs alike. */
export function prose(megabytes: number): string {
  const random = seeded(42);
  const { units } = makeWorld({ units: 500, weeks: 1, people: 1 });
  const parts: string[] = [];
  for (let bytes = 0; bytes < megabytes * 1e6; ) {
    const speeches = Array.from({ length: PER_PARAGRAPH }, () =>
      pick(random, SPEECHES)(random, pick(random, units), pick(random, units)),
    );
    const heading = integer(random, 0, 9) === 0 ? `## ${pick(random, units).ko}\n\n` : '';
    const part = `${heading}${speeches.join(' ')}\n\n`;
    bytes += Buffer.byteLength(part);
    parts.push(part);
  }
  return parts.join('');
}
