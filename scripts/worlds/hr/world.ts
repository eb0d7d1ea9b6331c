import type { World } from '../plan.ts';
import { amounts } from './amounts.ts';
import { changes } from './changes.ts';
import { dates } from './dates.ts';
import { enums } from './enums.ts';
import { SEED } from './figures.ts';
import { hrFiles } from './files.ts';
import { measures } from './measures.ts';
import { pairs } from './pairs.ts';
import { REFERENCE_DATE } from './relative.ts';
import { relations } from './relations.ts';

const BUSY = 'org_unit ORG-0002 utilization 2026-W05 = 0.96 ratio';

/** The claims of the source's own example, and bounds that a tolerance would confirm or deny wrongly. */
const fixed: World['fixed'] = [
  { language: 'ko', text: 'AI팀 가동률이 95%를 초과합니다', label: true, falsity: null, truth: BUSY },
  {
    language: 'ko',
    text: 'OPT-B의 성공확률은 78%입니다',
    label: true,
    falsity: null,
    truth: 'option OPT-B success_probability = 0.78 ratio',
  },
  {
    language: 'en',
    text: "The AI Team's utilization is at least 96%.",
    label: true,
    falsity: null,
    truth: BUSY,
  },
  {
    language: 'ko',
    text: 'AI팀 가동률이 96%를 초과합니다',
    label: false,
    falsity: 'comparator',
    truth: BUSY,
  },
  {
    language: 'en',
    text: "The AI Team's utilization is over 98%.",
    label: false,
    falsity: 'comparator',
    truth: BUSY,
  },
];

/** The world of the example: org units, people, projects, opportunities, model runs. */
export const hr: World = {
  name: 'hr',
  seed: SEED,
  reference_date: REFERENCE_DATE,
  families: [...measures, ...amounts, ...dates, ...relations, ...enums, ...changes, ...pairs],
  fixed,
  files: hrFiles,
};
