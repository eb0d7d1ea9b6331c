import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Mutant } from './mutants.ts';

/** Loaded before all else by a process of tests: the one file is loaded as the mutant has it, and none is written. */
const mutant = JSON.parse(process.env['ASSAY_MUTANT'] ?? 'null') as Mutant | null;
const changed = mutant === null ? null : new URL(`../../${mutant.file}`, import.meta.url).href;

registerHooks({
  load(url, context, next) {
    if (mutant === null || url.split('?')[0] !== changed) return next(url, context);
    const text = readFileSync(fileURLToPath(changed), 'utf8');
    const source = text.slice(0, mutant.start) + mutant.after + text.slice(mutant.end);
    return { format: 'module-typescript', shortCircuit: true, source };
  },
});
