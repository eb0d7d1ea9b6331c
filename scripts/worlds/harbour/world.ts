import type { World } from '../plan.ts';
import { changes } from './changes.ts';
import { dates } from './dates.ts';
import { enums } from './enums.ts';
import { SEED } from './facts.ts';
import { harbourFiles } from './files.ts';
import { measures } from './measures.ts';
import { pairs } from './pairs.ts';
import { REFERENCE_DATE } from './relative.ts';
import { relations } from './relations.ts';

/** The second world: ports, terminals, vessels, captains, carriers, routes, shipments. */
export const harbour: World = {
  name: 'harbour',
  seed: SEED,
  reference_date: REFERENCE_DATE,
  families: [...measures, ...dates, ...relations, ...enums, ...changes, ...pairs],
  fixed: [],
  files: harbourFiles,
};
