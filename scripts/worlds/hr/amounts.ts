import type { Family, Subject } from '../family.ts';
import { measureFamily } from '../measure-family.ts';
import { counted, percent, ratio, won } from '../speeches.ts';
import type { Track } from '../track.ts';
import { dealFacts, employees, projectFacts, runs } from './assignments.ts';
import { ghostPeople } from './people.ts';
import { relative } from './relative.ts';
import { ghostDeals, ghostOptions, ghostProjects, options } from './work.ts';

function single(subject: Subject, attribute: string, unit: string, value: number): Track {
  return { subject, attribute, unit, points: [], current: { period: '', value } };
}

const usual = ['number', 'unit', 'scale', 'comparator', 'entity'] as const;

const salary = measureFamily({
  name: 'salary',
  tracks: employees.map((each) => single(each.subject, 'salary', '원', each.salary)),
  ghosts: ghostPeople,
  speech: won,
  relative,
  untimed: {
    ko: [
      '{s}의 연봉은 {v}이다.',
      '{s:은/는} 연봉 {v:을/를} 받는다.',
      '{s} 연봉은 현재 {v}입니다.',
      '{s:이/가} 받는 연봉은 {v}임.',
      '{s}의 연간 급여는 {v}입니다.',
      '{s:은/는} 연봉이 {v}이다.',
    ],
    en: [
      "{s}'s salary is {v}.",
      '{s} earns a salary of {v}.',
      'The annual salary of {s} is {v}.',
      '{s} is paid a yearly salary of {v}.',
      'The salary paid to {s} is {v}.',
      '{s} has a salary of {v}.',
    ],
  },
  above: { ko: ['{s}의 연봉은 {x:을/를} 넘는다.'], en: ["{s}'s salary exceeds {x}."] },
  below: { ko: ['{s}의 연봉은 {x}에 못 미친다.'], en: ["{s}'s salary is below {x}."] },
  falsities: usual,
});

const projectBudget = measureFamily({
  name: 'project_budget',
  tracks: projectFacts.map((each) => single(each.subject, 'budget', '원', each.budget)),
  ghosts: ghostProjects,
  speech: won,
  relative,
  untimed: {
    ko: [
      '{s} 프로젝트의 예산은 {v}이다.',
      '{s} 사업비는 {v}입니다.',
      '{s}에는 예산 {v:이/가} 책정되어 있다.',
      '{s} 프로젝트에 {v}의 예산이 편성되었다.',
      '프로젝트 {s}의 예산 규모는 {v}이다.',
      '{s} 예산: {v}',
    ],
    en: [
      'The budget of {s} is {v}.',
      '{s} has a project budget of {v}.',
      'The project {s} is budgeted at {v}.',
      'A budget of {v} has been set for {s}.',
      'Project {s} has a budget of {v}.',
      "{s}'s budget amounts to {v}.",
    ],
  },
  above: { ko: ['{s} 프로젝트의 예산은 {x:을/를} 초과한다.'], en: ['The budget of {s} exceeds {x}.'] },
  below: { ko: ['{s} 프로젝트의 예산은 {x:을/를} 밑돈다.'], en: ['The budget of {s} is below {x}.'] },
  falsities: usual,
});

const progress = measureFamily({
  name: 'progress',
  tracks: projectFacts
    .filter((each) => each.progress > 10 && each.progress < 100)
    .map((each) => single(each.subject, 'progress', '%', each.progress)),
  ghosts: ghostProjects,
  speech: percent,
  relative,
  untimed: {
    ko: [
      '{s}의 진척률은 {v}이다.',
      '{s} 프로젝트의 진척률은 현재 {v}입니다.',
      '{s:은/는} 진행률이 {v}이다.',
      '{s} 진척률: {v}',
      '{s} 프로젝트는 진행률이 {v}임.',
      '현재 {s} 프로젝트 진행률은 {v}이다.',
    ],
    en: [
      'The progress of {s} is {v}.',
      "{s}'s progress stands at {v}.",
      'Progress on {s} has reached {v}.',
      'Project {s} shows progress of {v}.',
      'Completion of {s} currently stands at {v}.',
      'The completion rate of {s} is {v}.',
    ],
  },
  falsities: ['number', 'scale', 'unit', 'comparator', 'entity'],
});

const amount = measureFamily({
  name: 'amount',
  tracks: dealFacts.map((each) => single(each.subject, 'amount', '원', each.amount)),
  ghosts: ghostDeals,
  speech: won,
  relative,
  untimed: {
    ko: [
      '{s}의 예상 금액은 {v}이다.',
      '{s} 영업 기회의 금액은 {v}입니다.',
      '{s:은/는} {v} 규모의 영업 기회다.',
      '{s} 건의 예상 금액: {v}',
      '영업 기회 {s}의 금액은 {v}이다.',
      '{s} 건은 금액이 {v}임.',
    ],
    en: [
      'The amount of {s} is {v}.',
      '{s} is an opportunity worth {v}.',
      'The deal amount of {s} is {v}.',
      'Opportunity {s} has an amount of {v}.',
      '{s} is worth {v}.',
      'The expected amount of the opportunity {s} is {v}.',
    ],
  },
  falsities: usual,
});

const closing = measureFamily({
  name: 'close_probability',
  tracks: dealFacts.map((each) => single(each.subject, 'close_probability', '%', each.probability)),
  ghosts: ghostDeals,
  speech: percent,
  relative,
  untimed: {
    ko: [
      '{s}의 수주 확률은 {v}이다.',
      '{s} 건의 수주확률은 {v}입니다.',
      '{s:은/는} 수주 확률이 {v}이다.',
      '{s} 영업 기회의 성사 확률은 {v}이다.',
      '현재 {s} 수주 확률은 {v}임.',
      '{s} 성사 확률: {v}',
    ],
    en: [
      'The close probability of {s} is {v}.',
      "{s}'s win probability is {v}.",
      '{s} has a close probability of {v}.',
      'The probability of closing {s} is {v}.',
      'The win probability for {s} currently stands at {v}.',
      'Opportunity {s} carries a win probability of {v}.',
    ],
  },
  above: { ko: ['{s}의 수주 확률은 {x:을/를} 넘는다.'], en: ['The close probability of {s} exceeds {x}.'] },
  below: { ko: ['{s}의 수주 확률은 {x}에 못 미친다.'], en: ['The close probability of {s} is below {x}.'] },
  falsities: ['number', 'unit', 'scale', 'comparator', 'entity'],
});

/** The latest run is current; the one before it is what a stale claim gives. */
function ofRuns(attribute: string, unit: string, value: (run: (typeof runs)[number]) => number): Track[] {
  return options.map((subject) => {
    const own = runs
      .filter((run) => run.option === subject.id)
      .map((run) => ({ period: run.date, value: value(run) }));
    return {
      subject,
      attribute,
      unit,
      points: own.slice(0, 1),
      current: { period: '', value: own.at(-1)?.value ?? 0 },
    };
  });
}

const success = measureFamily({
  name: 'success_probability',
  tracks: ofRuns('success_probability', 'ratio', (run) => run.probability),
  ghosts: ghostOptions,
  speech: { ...ratio, max: 1 },
  relative,
  untimed: {
    ko: [
      '{s}의 성공확률은 {v}입니다.',
      '{s:은/는} 성공 확률이 {v}이다.',
      '모델이 예측한 {s}의 성공 확률은 {v}이다.',
      '현재 {s} 성공확률은 {v}임.',
      '{s}의 예측 성공률은 {v}이다.',
      '{s} 성공 확률: {v}',
    ],
    en: [
      'The success probability of {s} is {v}.',
      '{s} has a success probability of {v}.',
      "{s}'s success probability stands at {v}.",
      'The model puts the success probability of {s} at {v}.',
      'The predicted success rate of {s} is {v}.',
      'The probability of success for {s} is {v}.',
    ],
  },
  falsities: ['number', 'comparator', 'entity', 'stale', 'unit'],
});

const toBe = measureFamily({
  name: 'to_be_utilization',
  tracks: ofRuns('to_be_utilization', 'ratio', (run) => run.toBe),
  ghosts: ghostOptions,
  speech: { ...ratio, max: 1 },
  relative,
  untimed: {
    ko: [
      '{s}의 도입 후 가동률은 {v}이다.',
      '{s} 적용 시 To-Be 가동률은 {v}입니다.',
      '{s:은/는} 도입 후 가동률이 {v:으로/로} 예측된다.',
      '시뮬레이션에서 {s}의 도입 후 가동률은 {v}이다.',
      '{s} 도입 후 가동률: {v}',
      '{s}의 To-Be 가동률은 현재 {v}임.',
    ],
    en: [
      'The to-be utilization of {s} is {v}.',
      '{s} has a to-be utilization of {v}.',
      'The simulated to-be utilization for {s} is {v}.',
      'In the simulation, {s} has a to-be utilization of {v}.',
      "{s}'s to-be utilization comes to {v}.",
      'To-be utilization under {s} is {v}.',
    ],
  },
  falsities: ['number', 'comparator', 'entity'],
});

const sample = measureFamily({
  name: 'sample_size',
  tracks: ofRuns('sample_size', '건', (run) => run.n),
  ghosts: ghostOptions,
  speech: counted('건', ['case', 'cases'], { ko: '%', en: 'percent' }, false),
  relative,
  untimed: {
    ko: ['{s} 예측의 표본은 {v}이다.', '{s}의 표본 수는 {v}입니다.', '{s}의 표본 크기는 현재 {v}이다.'],
    en: ['The sample size of {s} is {v}.', '{s} has a sample size of {v}.', "{s}'s sample size is {v}."],
  },
  falsities: ['number', 'scale', 'stale'],
});

/** Sentences about single values of people, projects, opportunities and options. */
export const amounts: readonly Family[] = [
  salary,
  projectBudget,
  progress,
  amount,
  closing,
  success,
  toBe,
  sample,
];
