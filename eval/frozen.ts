import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { FIGURES } from './figures.ts';
import { figureOf, type SectionResult } from './measure.ts';

const FILE = fileURLToPath(new URL('frozen.json', import.meta.url));

/** Figures of Assay at one state of the code, by section: every later run is shown beside them. */
const Frozen = z.record(z.string(), z.partialRecord(z.enum(FIGURES), z.number()));
export type Frozen = z.infer<typeof Frozen>;

const DIGITS = 1e4;

function figuresOf(section: SectionResult): Frozen[string] {
  const named = FIGURES.flatMap((figure) => {
    const value = figureOf(section, figure)?.value ?? null;
    return value === null ? [] : [[figure, Math.round(value * DIGITS) / DIGITS] as const];
  });
  return Object.fromEntries(named);
}

export function readFrozen(): Frozen {
  return Frozen.parse(JSON.parse(readFileSync(FILE, 'utf8')));
}

/** Keeps the figures of these sections; those of other sections stay as they are. */
export function writeFrozen(sections: readonly SectionResult[]): void {
  const found = Object.fromEntries(sections.map((section) => [section.name, figuresOf(section)]));
  writeFileSync(FILE, `${JSON.stringify({ ...readFrozen(), ...found }, null, 2)}\n`);
}
