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

/** The world of the example: org units, people, projects, opportunities, model runs. */
export const hr: World = {
  name: 'hr',
  seed: SEED,
  reference_date: REFERENCE_DATE,
  families: [...measures, ...amounts, ...dates, ...relations, ...enums, ...changes, ...pairs],
  files: hrFiles,
};
