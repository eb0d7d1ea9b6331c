import type { Answer } from '../src/contract/answer.ts';
import { integer, pick, type Random } from '../scripts/worlds/random.ts';
import type { Unit, Week, World } from './world.ts';

const percent = (ratio: number): string => (ratio * 100).toFixed(1);

interface Told {
  readonly unit: Unit;
  readonly other: Unit;
  readonly before: Week;
  readonly week: Week;
}

/** Two teams and two weeks that differ in what the claims compare. */
function tell(random: Random, world: World): Told {
  for (;;) {
    const [unit, other] = [pick(random, world.units), pick(random, world.units)];
    const at = integer(random, 1, unit.weeks.length - 1);
    const [before, week] = [unit.weeks[at - 1], unit.weeks[at]];
    if (before === undefined || week === undefined || unit === other) continue;
    if (before.utilization * 1.1 < week.utilization) return { unit, other, before, week };
  }
}

function more(one: Week, other: Unit): [ko: string, en: string] {
  const compared = other.weeks.find(({ week }) => week === one.week)?.headcount ?? 0;
  return one.headcount > compared ? ['많다', 'larger'] : ['적다', 'smaller'];
}

function korean({ unit, other, before, week }: Told): string[] {
  return [
    `${week.week}에 ${unit.ko}의 가동률은 ${percent(week.utilization)}%이다.`,
    `${unit.ko}의 ${week.week} 인원은 ${week.headcount}명이다.`,
    `${week.week} ${unit.ko}의 예산은 ${week.budget / 1e8}억 원이다.`,
    `${week.week} ${unit.ko}의 이직률은 ${week.attrition}%이다.`,
    `${unit.ko}은 ${unit.parent.ko} 소속이다.`,
    `${unit.head.ko}은 ${unit.ko}의 조직장이다.`,
    `${unit.ko}의 가동률은 ${before.week} ${percent(before.utilization)}%에서 ${week.week} ${percent(week.utilization)}%로 상승했다.`,
    `${week.week} ${unit.ko}의 인원은 ${other.ko}보다 ${more(week, other)[0]}.`,
    `${week.week} ${unit.ko}의 배정 시간은 ${Math.round(week.allocated_hours * 0.8)}시간을 초과한다.`,
    `${week.week} ${unit.ko}의 인원은 ${week.headcount + 7}명이다.`,
  ];
}

function english({ unit, other, before, week }: Told): string[] {
  return [
    `The utilization of ${unit.en} in ${week.week} was ${percent(week.utilization)}%.`,
    `${unit.en} had a headcount of ${week.headcount} in ${week.week}.`,
    `In ${week.week} the budget of ${unit.en} was ${week.budget / 1e6} million won.`,
    `In ${week.week} the attrition rate of ${unit.en} was ${week.attrition}%.`,
    `${unit.en} is part of ${unit.parent.en}.`,
    `${unit.head.en} is the head of ${unit.en}.`,
    `The utilization of ${unit.en} rose from ${percent(before.utilization)}% in ${before.week} to ${percent(week.utilization)}% in ${week.week}.`,
    `In ${week.week} the headcount of ${unit.en} was ${more(week, other)[1]} than that of ${other.en}.`,
    `In ${week.week} the allocated hours of ${unit.en} were over ${Math.round(week.allocated_hours * 0.8)} hours.`,
    `In ${week.week} the headcount of ${unit.en} was ${week.headcount + 7}.`,
  ];
}

/** Ten claims as one text: values, relations, a change, comparisons, and a false one at the end. */
export function makeAnswer(random: Random, world: World, language: 'ko' | 'en'): Answer {
  const told = tell(random, world);
  const text = (language === 'ko' ? korean(told) : english(told)).join(' ');
  return { response_id: `resp-${told.unit.id}-${told.week.week}`, content: { text, evidences: [] } };
}
