import { Configuration } from '../src/contract/configuration.ts';

/** What the bench's world can speak of, and the files that it is loaded from. */
export const configuration: Configuration = Configuration.parse({
  reference_date: '2026-02-02',
  graph: {
    types: {
      org_unit: {
        labels: { ko: ['팀', '조직'], en: ['team', 'org unit'] },
        id_pattern: 'ORG-\\d{4}',
        attributes: {
          headcount: {
            kind: 'count',
            unit: '명',
            labels: { ko: ['인원', '직원 수'], en: ['headcount', 'employees'] },
          },
          budget: { kind: 'measure', unit: '원', labels: { ko: ['예산'], en: ['budget'] } },
          allocated_hours: {
            kind: 'measure',
            unit: 'h',
            labels: { ko: ['배정 시간'], en: ['allocated hours'] },
          },
          attrition: { kind: 'measure', unit: '%', labels: { ko: ['이직률'], en: ['attrition rate'] } },
          utilization: {
            kind: 'measure',
            unit: 'ratio',
            labels: { ko: ['가동률'], en: ['utilization'] },
          },
        },
        relations: {
          parent: {
            to: 'division',
            functional: true,
            labels: { ko: ['상위 조직', '산하', '소속'], en: ['parent', 'part of', 'belongs to'] },
          },
          head: {
            to: 'employee',
            functional: true,
            labels: { ko: ['조직장'], en: ['head', 'headed by', 'led by'] },
            inverse: { ko: ['이끈다'], en: ['heads', 'leads', 'head of'] },
          },
        },
      },
      division: { labels: { ko: ['본부'], en: ['division'] } },
      employee: { labels: { ko: ['직원'], en: ['employee'] }, id_pattern: 'EMP-\\d{5}' },
    },
    load: [
      { file: 'divisions.csv', type: 'division', id: 'id', names: { ko: 'ko', en: 'en' } },
      { file: 'people.csv', type: 'employee', id: 'id', names: { ko: 'ko', en: 'en' } },
      {
        file: 'units.csv',
        type: 'org_unit',
        id: 'id',
        names: { ko: 'ko', en: 'en' },
        relations: { parent: 'parent', head: 'head' },
      },
      {
        file: 'weeks.csv',
        type: 'org_unit',
        id: 'id',
        attributes: {
          headcount: 'headcount',
          budget: 'budget',
          allocated_hours: 'allocated_hours',
          attrition: 'attrition',
          utilization: 'utilization',
        },
        valid: { period: 'week' },
      },
    ],
  },
});

/** Facts of one row of `weeks.csv`. */
export const FACTS_A_WEEK = 5;
